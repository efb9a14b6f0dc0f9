import { fallback, type Lang } from '#i18n/languages.ts'
import type { SubmissionKind } from '#sources/submissions/kinds.ts'

/** The rooms of locales/ that the origin's answers speak from, as they lie in their files. */
export const rooms = ['origin', 'spec', 'forms', 'recruit'] as const
type Tree = { [key: string]: string | Tree }
export type Locales = Partial<Record<Lang, Partial<Record<(typeof rooms)[number], Tree>>>>

export type Say = (key: string, values?: Record<string, number | string>) => string
export type Speak = (lang: Lang) => Say

/** Words without i18next, which does not run on Workers: `room:key.path`, English where a language lacks it. */
export function createSpeak(locales: Locales): Speak {
  const find = (lang: Lang, key: string): string | undefined => {
    const [room = '', path = ''] = key.split(':')
    let at: unknown = locales[lang]?.[room as 'origin']
    for (const step of path.split('.'))
      at = typeof at === 'object' && at !== null && Object.hasOwn(at, step) ? (at as Tree)[step] : undefined
    return typeof at === 'string' ? at : undefined
  }
  return lang =>
    (key, values = {}) => {
      const text = find(lang, key) ?? find(fallback, key)
      if (text === undefined)
        throw new Error(`locales/${fallback}: there is no "${key}"; add it or mend the key`)
      return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
        Object.hasOwn(values, name) ? String(values[name]) : whole,
      )
    }
}

/** Words of a field's fault: those the specification quotes, else the forms' own. */
export function sayFault(say: Say, fault: { message: string; count?: number | undefined }): string {
  const key = ['email', 'url', 'tooLong'].includes(fault.message)
    ? `spec:forms.${fault.message}`
    : `forms:errors.${fault.message}`
  return say(key, fault.count === undefined ? {} : { count: fault.count })
}

/** Where the label of a field stands: in the words of the form that asks for it. */
const labels: Partial<Record<SubmissionKind, Record<string, string>>> = {
  recruiting: {
    requirements: 'recruit:form.meets',
    name: 'recruit:form.name',
    email: 'recruit:form.email',
    others: 'recruit:form.others',
    region: 'recruit:form.region',
    languages: 'recruit:form.languages',
    url: 'recruit:form.url',
    description: 'recruit:form.about',
    resume: 'recruit:form.resume',
  },
}

/** A field as its form calls it; undefined where no form of ours asks for it. */
export function nameField(say: Say, kind: SubmissionKind, path: string): string | undefined {
  const own = labels[kind]
  const [field = ''] = path.split('.')
  return own && Object.hasOwn(own, field) ? say(own[field]!) : undefined
}
