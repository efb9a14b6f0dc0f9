import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMatcher } from '#host/match.ts'
import { filesOf } from '#host/paths.ts'
import { codes } from '#i18n/languages.ts'
import type { Engine, Site } from './engines/types.ts'

/** Visible ASCII but those that end a path; a client sends nothing else unencoded. */
const letters = fc.constantFrom(...'abzAZ09-_.~!$&()*+,;=:@%\\|^`{}<>"[]'.split(''))
const part = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...codes) },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      'about',
      'download',
      'downloads',
      'ios',
      'dapp-store',
      'detail',
      'help',
      'news',
      'submit',
      'dapp',
      '404.html',
      'index.html',
      'static',
      'release-notes',
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', '.', '..', '%2e', '%2F', '%5c', '%25', 'EN', 'zh-TW', 'evil.example'),
  },
  { weight: 1, arbitrary: fc.array(letters, { maxLength: 5 }).map(all => all.join('')) },
)
const language = fc.oneof(
  fc.constantFrom(
    'zh',
    'zh-TW',
    'ko',
    'fil-PH',
    'de',
    '*',
    'EN-us',
    'ru;q=0.1',
    'z',
    'kok',
    'pt_BR',
    'x-zh',
    '',
  ),
  fc.constantFrom(...codes),
)
const request = fc.record({
  path: fc
    .tuple(fc.array(part, { minLength: 1, maxLength: 4 }), fc.boolean())
    .map(([parts, slash]) => `/${parts.join('/')}${slash ? '/' : ''}`),
  query: fc.constantFrom('', 'a=1', 'to=//evil.example&b=%2F'),
  cookie: fc.option(
    fc.tuple(fc.constantFrom('lang', 'x', 'a=1; lang', 'LANG'), language).map(pair => pair.join('=')),
    { nil: undefined },
  ),
  accept: fc.option(
    fc.array(language, { minLength: 1, maxLength: 3 }).map(all => all.join(',')),
    { nil: undefined },
  ),
})

/** Requests that nobody wrote down: the server must answer as the matcher, or refuse with 400. */
export function randomTests(site: Site, engine: () => Engine): void {
  const match = createMatcher({ rules: site.origin.rules, files: filesOf(site.dist) })
  test('300 random requests are answered as by the matcher', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(request, async asked => {
        const wanted = match({ ...asked, acceptLanguage: asked.accept })
        const got = await engine().ask(asked)
        if (wanted.status === 404 && got.status === 400) return
        expect({ status: got.status, to: got.location }).toEqual({
          status: wanted.status,
          to: wanted.location,
        })
      }),
      { numRuns: 300 },
    )
  })
}
