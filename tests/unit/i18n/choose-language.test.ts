import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseLanguage, chooserScript } from '#i18n/choose-language.ts'
import { codes } from '#i18n/languages.ts'
import { preferred } from '#i18n/negotiate.ts'

const header = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        ...codes,
        'zh-TW',
        'zh-Hant-HK',
        'ko-KR',
        'fr',
        'de-CH',
        'xx',
        'kok',
        '*',
        'en-GB;q=0.8',
      ),
      { maxLength: 4 },
    )
    .map(tags => tags.join(',')),
)
const stored = fc.oneof(
  fc.constant(null),
  fc.constantFrom(...codes, 'xx', 'constructor', '__proto__', 'EN'),
  fc.string(),
)

test('the script of the page and the rule of the hosts agree', () => {
  fc.assert(
    fc.property(stored, header, (cookie, acceptLanguage) => {
      expect(chooseLanguage(codes, cookie, acceptLanguage)).toBe(preferred({ cookie, acceptLanguage }))
    }),
    { numRuns: 2000 },
  )
})

test('printed into a page it stands alone and keeps query and hash', () => {
  const script = chooserScript(lang => (lang === 'en' ? undefined : `/${lang}/`))
  const went: string[] = []
  const play = new Function('localStorage', 'navigator', 'location', script)
  const visit = (languages: string[], kept: string | null) =>
    play(
      { getItem: () => kept },
      { languages },
      { search: '?a=1', hash: '#x', replace: (to: string) => went.push(to) },
    )
  visit(['th-TH', 'en'], null)
  visit(['th-TH', 'en'], 'en')
  visit(['fr'], 'zh-tw')
  expect(went).toEqual(['/th/?a=1#x', '/zh-tw/?a=1#x'])
})
