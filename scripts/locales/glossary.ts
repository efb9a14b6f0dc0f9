import type { Lang } from '#i18n/languages.ts'
import forbidden from '../../locales/forbidden.json' with { type: 'json' }
import glossary from '../../locales/glossary.json' with { type: 'json' }

/** One language's glossary: English, its term, and a mark where the term still wants a native check. */
export function glossaryOf(lang: Lang): string {
  const terms = glossary.terms.map(term => {
    const open = 'checkLanguages' in term && (term.checkLanguages as string[]).includes(lang)
    return `${term.en.padEnd(42)}${term[lang]}${open ? '  (to be checked)' : ''}${term.note ? `\n    ${term.note}` : ''}`
  })
  const wrong = (forbidden.terms as Partial<Record<Lang, { term: string; use: string }[]>>)[lang] ?? []
  return [
    ...terms,
    '',
    `Not our words (${wrong.length}), refused by npm run check:`,
    ...wrong.map(({ term, use }) => `${term.padEnd(42)}${use}`),
  ].join('\n')
}
