import { type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { limits } from '#config/limits.ts'
import { type Application, type Faults, faultsOf, fields, isField, readForm, resumeFault } from './check.ts'
import { deliver, type Reason } from './deliver.ts'
import { clearDraft, readDraft, restore, saveDraft } from './draft.ts'

interface Options {
  successUrl: string
  endpoint: string | undefined
}

/** The fields keep their own values, so that what was typed before the island woke stays; this decides the rest. */
export function useApplication({ successUrl, endpoint }: Options) {
  const form = useRef<HTMLFormElement>(null)
  const notes = useRef<HTMLDivElement>(null)
  const busy = useRef(false)
  const saving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [phase, setPhase] = useState<'rest' | 'sending'>('rest')
  const [restored, setRestored] = useState(false)
  const [chosen, setChosen] = useState(0)
  const [length, setLength] = useState(0)
  const [faults, setFaults] = useState<Faults>({})
  const [reason, setReason] = useState<Reason>()
  const [refusals, setRefusals] = useState(0)

  const read = (): Application => readForm(new FormData(form.current!))
  const save = () => {
    clearTimeout(saving.current)
    if (form.current && !busy.current) saveDraft(read())
  }
  const look = () => {
    const now = read()
    setChosen(now.requirements.length)
    setLength(now.description.length)
  }

  // the browser's own check is for pages without a script; it must be gone before a held click comes through
  useLayoutEffect(() => {
    if (form.current) form.current.noValidate = true
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the island wakes
  useEffect(() => {
    const draft = readDraft()
    if (draft && form.current) setRestored(restore(form.current, draft))
    look()
    const back = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      busy.current = false
      setPhase('rest')
    }
    addEventListener('pageshow', back)
    addEventListener('pagehide', save)
    return () => {
      removeEventListener('pageshow', back)
      removeEventListener('pagehide', save)
    }
  }, [])

  useEffect(() => {
    if (refusals > 0) notes.current?.focus()
  }, [refusals])

  const refuse = (found: Faults, why?: Reason) => {
    busy.current = false
    setPhase('rest')
    setFaults(found)
    setReason(why)
    setRefusals(count => count + 1)
    save()
  }

  /** A file is looked at as soon as it is chosen, unless another one has taken its place meanwhile. */
  const lookAtFile = async (input: HTMLInputElement) => {
    const file = input.files?.[0]
    const fault = file && (await resumeFault(file))
    if (fault && input.files?.[0] === file) setFaults(now => ({ ...now, resume: fault }))
  }

  const send = async () => {
    const data = new FormData(form.current!)
    const application = readForm(data)
    const resume = data.get('resume')
    const file = resume instanceof File ? resume : null
    const found = await faultsOf(application, file)
    if (!file || Object.keys(found).length > 0) return refuse(found)
    const outcome = await deliver(application, file, endpoint)
    if ('faults' in outcome) return refuse(outcome.faults)
    if ('reason' in outcome) return refuse({}, outcome.reason)
    clearDraft()
    location.assign(`${successUrl}?kind=recruiting&receipt=${outcome.receipt}`)
  }

  return {
    form,
    notes,
    phase,
    restored,
    chosen,
    length,
    reason,
    faults,
    wrong: fields.filter(field => faults[field]),
    submit: (event: SyntheticEvent) => {
      event.preventDefault()
      if (busy.current) return
      busy.current = true
      clearTimeout(saving.current)
      setPhase('sending')
      setReason(undefined)
      send().catch(() => refuse({}, 'server'))
    },
    change: ({ target }: SyntheticEvent) => {
      look()
      const { name } = target as HTMLInputElement
      if (isField(name) && faults[name]) setFaults(({ [name]: _mended, ...rest }) => rest)
      if (name === 'resume') lookAtFile(target as HTMLInputElement)
      clearTimeout(saving.current)
      saving.current = setTimeout(save, limits.debounceMs)
    },
    clear: () => {
      clearDraft()
      form.current?.reset()
      setRestored(false)
      setFaults({})
      look()
      form.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus()
    },
  }
}
