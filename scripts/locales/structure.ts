import { codes, fallback, type Lang } from '#i18n/languages.ts'
import { baseOf, expectedKeys, formOf, isZeroOf } from './plural-keys.ts'
import type { Problem } from './problem.ts'
import type { Locales, RoomWords } from './read.ts'

interface RoomKeys {
  expected: Set<string>
  missing: string[]
  orphans: string[]
}

/** What a room of a language must hold, lacks, and holds in vain. */
export function keysOf(lang: Lang, english: RoomWords, own: RoomWords | undefined): RoomKeys {
  const has = new Set(own?.entries.keys())
  const expected = expectedKeys(lang, english.entries.keys(), has)
  return {
    expected,
    missing: own?.broken ? [] : [...expected].filter(key => !has.has(key)),
    orphans: [...has].filter(key => !expected.has(key) && !isZeroOf(key, expected)),
  }
}

export function structureProblems({ rooms, words }: Locales): Problem[] {
  return rooms.flatMap(room => {
    const english = words.get(fallback)?.get(room)
    if (!english || english.broken) return []
    return codes.flatMap(lang => roomProblems(lang, room, english, words.get(lang)?.get(room)))
  })
}

function roomProblems(lang: Lang, room: string, english: RoomWords, own: RoomWords | undefined): Problem[] {
  const { expected, missing, orphans } = keysOf(lang, english, own)
  const file = `locales/${lang}/${room}.json`
  if (!own)
    return [
      {
        file,
        line: 1,
        key: '',
        cause: `the file is missing, ${expected.size} texts show in English`,
        cure: `copy ${english.file} and translate its values`,
      },
    ]
  return [
    ...missing.map(key => ({
      file,
      line: neighbourLine(own, key),
      key,
      cause: formOf(key)
        ? `the plural form ${formOf(key)} is missing, CLDR asks it of ${lang}`
        : 'the key is missing',
      cure: `translate "${shorten(textFor(english, key))}"`,
    })),
    ...orphans.map(key => ({
      file,
      line: own.entries.get(key)?.line ?? 1,
      key,
      cause: orphanCause(lang, key, expected),
      cure: 'delete it, or mend its name',
    })),
  ]
}

const orphanCause = (lang: Lang, key: string, expected: ReadonlySet<string>): string =>
  expected.has(`${baseOf(key)}_other`)
    ? `${lang} has no plural form ${formOf(key)}, nothing reads it`
    : 'English has no such key, nothing reads it'

const textFor = ({ entries }: RoomWords, key: string): string =>
  (entries.get(key) ?? entries.get(`${baseOf(key)}_other`) ?? entries.get(baseOf(key)))?.value ?? ''

const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text)

/** Where a missing key belongs: at its nearest sibling. */
function neighbourLine({ entries }: RoomWords, key: string): number {
  for (let path = key; path; path = path.slice(0, Math.max(0, path.lastIndexOf('.')))) {
    const sibling = [...entries].findLast(([one]) => one.startsWith(path))
    if (sibling) return sibling[1].line
  }
  return 1
}
