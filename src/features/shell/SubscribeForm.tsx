import { type SyntheticEvent, useRef, useState } from 'react'
import type { Lang } from '#i18n/languages.ts'
import { CallError } from '#sources/call-error.ts'
import { isEmail } from '#sources/email.ts'
import { subscribe } from '#sources/own-origin.ts'

interface Props {
  lang: Lang
  endpoint: string
  words: Record<
    'label' | 'placeholder' | 'button' | 'sending' | 'invalid' | 'success' | 'failed' | 'tooMany',
    string
  >
}

type State = { kind: 'rest' | 'sending' } | { kind: 'error' | 'done'; text: string }

export default function SubscribeForm({ lang, endpoint, words }: Props) {
  const [state, setState] = useState<State>({ kind: 'rest' })
  const field = useRef<HTMLInputElement>(null)
  const text = 'text' in state ? state.text : ''

  const refuse = (reason: string) => {
    setState({ kind: 'error', text: reason })
    field.current?.focus()
  }

  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    const input = field.current
    if (!input || state.kind === 'sending') return
    const email = input.value.trim()
    if (!isEmail(email)) return refuse(words.invalid)
    setState({ kind: 'sending' })
    try {
      const { ok, message } = await subscribe({ base: '' }, { email, endpoint })
      if (!ok) return refuse(message || words.failed)
      input.value = ''
      setState({ kind: 'done', text: words.success })
    } catch (error) {
      // the connection is well: the host asks for patience
      const busy = error instanceof CallError && error.status === 429
      refuse(busy ? words.tooMany : words.failed)
    }
  }

  return (
    <form action={endpoint} method="post" noValidate onSubmit={send}>
      <input type="hidden" name="lang" value={lang} />
      <div className="field">
        <input
          ref={field}
          id="subscribe-email"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          aria-label={words.label}
          placeholder={words.placeholder}
          aria-invalid={state.kind === 'error' || undefined}
          aria-describedby="subscribe-status"
        />
        <button className="btn c sm" type="submit" aria-disabled={state.kind === 'sending'}>
          {state.kind === 'sending' ? words.sending : words.button}
        </button>
      </div>
      <p id="subscribe-status" className={state.kind === 'error' ? 'er s' : 'ok s'} role="status">
        {text}
      </p>
    </form>
  )
}
