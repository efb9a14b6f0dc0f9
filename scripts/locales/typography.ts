import type { Lang } from '#i18n/languages.ts'
import { type Rule, withoutPlaceholders } from './values.ts'

/** The quotation marks of words/voice.md; ’ between letters is an apostrophe and stands everywhere. */
const curly = '“”‘’'
const corner = '「」『』'
const quotes: Record<Lang, string> = {
  zh: `${curly}《》`,
  'zh-tw': `${corner}《》`,
  en: curly,
  ko: curly,
  ru: '«»„“',
  es: curly,
  hi: curly,
  fil: curly,
  pt: curly,
  ja: corner,
  vi: curly,
  th: curly,
}

export const quotationMarks: Rule = ({ lang, value }) => {
  const text = value.replace(/(?<=\p{L})[’](?=\p{L})/gu, '')
  const wrong = [...new Set(text.match(/["'“”‘’„‚«»「」『』《》]/g) ?? [])].filter(
    mark => !quotes[lang].includes(mark),
  )
  if (!wrong.length) return []
  const apostrophe = /\p{L}'\p{L}/u.test(value) ? ' (an apostrophe is ’)' : ''
  return [
    {
      cause: `the mark ${wrong.join(' ')} is not of ${lang}`,
      cure: `use ${[...quotes[lang]].join(' ')}${apostrophe}`,
    },
  ]
}

export const dots: Rule = ({ value }) =>
  value.includes('...') ? [{ cause: 'three dots', cure: 'use the one character …' }] : []

/** Spec section 5 quotes one text with an exclamation mark; the voice has none. */
export const exclamation: Rule = ({ room, value }) =>
  room !== 'spec' && /[!！¡]/.test(value)
    ? [{ cause: 'an exclamation mark', cure: 'say it calmly: end with a full stop' }]
    : []

export const han = '\\p{Script=Han}'
export const kana = '\\p{Script=Hiragana}\\p{Script=Katakana}ー'

interface Habit {
  /** what must not be in the text, once placeholders are blanked */
  wrong: RegExp
  cause: string
  cure: string
}

const fullWidth = (letters: string): Habit => ({
  wrong: new RegExp(
    `[${letters}] ?[,;:?!.](?=$|[\\s${letters}])|[${letters}] ?\\(|\\)(?=[${letters}])|[A-Za-z][,;:?!](?=[${letters}])`,
    'u',
  ),
  cause: 'narrow punctuation beside wide characters',
  cure: 'use ，。：？（） or 、 as the language does',
})
const hanSpacing: Habit = {
  wrong: new RegExp(
    `[${han}]\\|?[A-Za-z]|[A-Za-z]\\|?[${han}]|[${han}](?<!\\d[年月])\\d|\\d(?![年月日])[${han}]`,
    'u',
  ),
  cause: 'no space between Han and Latin or digits',
  cure: 'type one space between them (dates have none)',
}

const habits: Partial<Record<Lang, Habit[]>> = {
  zh: [fullWidth(han), hanSpacing],
  'zh-tw': [fullWidth(han), hanSpacing],
  ja: [
    fullWidth(han + kana),
    {
      wrong: new RegExp(`[${han}${kana}] [A-Za-z\\d]|[A-Za-z\\d] [${han}${kana}]`, 'u'),
      cause: 'a typed space beside Latin or digits',
      cure: 'write them together',
    },
  ],
  ru: [
    {
      wrong: /\S —|\d ?%/,
      cause: 'no no-break space before — or %',
      cure: 'run npm run locales -- --tidy ru',
    },
  ],
  hi: [
    {
      wrong: /\p{Script=Devanagari}\.(?=$|\s+\p{Script=Devanagari})/u,
      cause: 'a full stop ends a Hindi sentence',
      cure: 'use the danda ।',
    },
    { wrong: /\s।/u, cause: 'a space before the danda', cure: 'write it close to the word' },
  ],
  th: [
    {
      wrong: /\p{Script=Thai}[.,](?=$|\s)/u,
      cause: 'a full stop or comma after Thai',
      cure: 'end the sentence with a space',
    },
    {
      wrong: /(?<!\d)25[4-9]\d(?!\d)|พ\.ศ\./u,
      cause: 'a year of the Buddhist calendar',
      cure: 'take 543 off: 2568 is 2025',
    },
  ],
}

/** What is filled in is neither letter nor blank. */
const filled = '\ufffc'

export const languageHabits: Rule = ({ lang, value }) =>
  (habits[lang] ?? [])
    .filter(({ wrong }) => wrong.test(withoutPlaceholders(value, filled)))
    .map(({ cause, cure }) => ({ cause, cure }))
