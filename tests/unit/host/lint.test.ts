import { describe, expect, test } from 'vitest'
import { type Fault, faultReport, faultText, lint } from '#host/lint.ts'
import { loadRules, type Rule } from '#host/redirects.ts'
import { codes } from '#i18n/languages.ts'
import { rule, settings, withEnv } from './site.ts'

const pages = new Set([
  '/index.html',
  '/en/index.html',
  '/en/company/index.html',
  '/static/zh/help/index.html',
  ...codes.map(lang => `/${lang}/download/app/index.html`),
])
const faults = (rules: Rule[], env = settings): Fault[] => lint(rules, { settings: env, files: pages })
const only = (rules: Rule[], env = settings): Fault => {
  const all = faults(rules, env)
  expect(all.map(faultText), 'exactly one fault').toHaveLength(1)
  return all[0]!
}

describe('the linter refuses', () => {
  test('the same source twice', () => {
    const fault = only([rule('/help', '/static/zh/help/'), rule('/help', '/en/company/')])
    expect(fault.cause).toMatch(/there twice, first as \/help -> \/static\/zh\/help\//)
    expect(fault.cure).toBe('keep one of the two')
  })

  test('a rule onto itself', () => {
    const [fault] = faults([rule('/x/', '/x/')]).filter(one => /loop/.test(one.cause))
    expect(fault).toMatchObject({ cause: 'it goes in a loop: /x/ -> /x/', cure: 'let it end on a page' })
  })

  test('a loop over two rules', () => {
    const loops = faults([rule('/x/', '/y/'), rule('/y/', '/x/')]).filter(one => /loop/.test(one.cause))
    expect(loops.map(one => one.cause)).toEqual([
      'it goes in a loop: /x/ -> /y/ -> /x/',
      'it goes in a loop: /y/ -> /x/ -> /y/',
    ])
  })

  test('a loop that a rule only runs into', () => {
    const rules = [rule('/a', '/x/'), rule('/x/', '/y/'), rule('/y/', '/x/')]
    expect(faults(rules).filter(one => one.rule.startsWith('/a ') && /loop/.test(one.cause))).toHaveLength(1)
  })

  test('a chain, naming where it should lead at once', () => {
    const chains = faults([rule('/a', '/b/'), rule('/b/', '/en/company/')]).filter(one =>
      /hops/.test(one.cause),
    )
    expect(chains).toEqual([
      { rule: '/a -> /b/ (row "/a")', cause: 'it takes 2 hops: /a -> /b/', cure: 'write /en/company/' },
    ])
  })

  test('a chain by way of the visitor’s language', () => {
    const visitor = rule('/download/ios', '/{visitor}/download/ios/', { byLanguage: true, status: 302 })
    const rules = [visitor, rule('/zh/download/ios/', '/zh/download/app/?ios=1')]
    expect(faults(rules).some(one => /2 hops/.test(one.cause))).toBe(true)
  })

  test('a target that is not in dist', () => {
    const fault = only([rule('/a', '/en/nowhere/')])
    expect(fault).toMatchObject({
      cause: 'its target is not in dist: /en/nowhere/',
      cure: 'correct the path, or add the page',
    })
  })

  test('a target that one language lacks', () => {
    const files = new Set([...pages, '/x/index.html'])
    files.delete('/th/download/app/index.html')
    const one = rule('/x', '/{visitor}/download/app/?ios=1', { byLanguage: true })
    expect(lint([one], { settings, files }).map(fault => fault.cause)).toEqual([
      'its target is not in dist: /th/download/app/',
    ])
  })

  test('a source that shadows a page', () => {
    expect(only([rule('/en', '/static/zh/help/')])).toMatchObject({
      cause: 'its source shadows the page /en/index.html',
      cure: 'remove the rule, or move the page',
    })
  })

  test('a rule by language without its static page', () => {
    expect(only([rule('/x', '/{visitor}/download/app/', { byLanguage: true })])).toMatchObject({
      cause: 'hosts that cannot read the language have no page to show there',
      cure: 'add /x with its twelve links to dist',
    })
  })

  test.each(['/{any}/detail', '/:lang/about', '/en/*', '/en/{dappstore}/x'])(
    'a pattern over all words: %s',
    from => {
      expect(only([rule(from, '/en/company/')])).toMatchObject({
        cause: 'its source is a pattern over all words',
        cure: 'name each word under "names" and write {name}; only {lang} is given',
      })
    },
  )

  test.each(['help', '//help', '/help?x=1', '/%68elp', '/help//', '/.git', '/a b', '/help#top'])(
    'a source that is no plain path: %s',
    from => {
      expect(only([rule(from, '/en/company/')]).cause).toBe('its source is not a plain path')
    },
  )

  test('capital letters in a source', () => {
    expect(only([rule('/Help', '/en/company/')])).toMatchObject({
      cause: 'its source has capital letters, and not every host heeds case',
      cure: 'write it small',
    })
  })

  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    'javascript:alert(1)',
    'http:evil',
    'https://user:pass@about.example/',
    'https://about.example.evil.example/',
    'en/company/',
  ])('a target off-site: %s', to => {
    const fault = only([rule('/a', to)], withEnv({ ABOUT_URL: 'https://about.example' }))
    expect(fault.cause).toMatch(/off-site.*allow-list \(about\.example\)/)
    expect(fault.cure).toMatch(/ABOUT_URL or STATIC_HOST/)
  })

  test('a target without the slash before its query', () => {
    expect(only([rule('/a', '/en/company?x=1')])).toMatchObject({
      cause: 'its target lacks the slash before the query',
      cure: 'write /en/company/',
    })
  })

  test('a name in a target that has no value', () => {
    expect(only([rule('/a', '/{lang}/company/')]).cause).toBe('{lang} in its target has no value')
  })

  test('more rules than Cloudflare takes', () => {
    const many = Array.from({ length: 2_001 }, (_, index) => rule(`/a${index}`, '/en/company/'))
    expect(only(many)).toMatchObject({ cause: 'there are 2001, and Cloudflare takes 2000' })
  })
})

test('a host that the owner has set is allowed', () => {
  const env = withEnv({ ABOUT_URL: 'https://about.example/us', STATIC_HOST: 'https://old.example' })
  expect(
    faults([rule('/a', 'https://about.example/us'), rule('/b', 'https://old.example/zh/help/')], env),
  ).toEqual([])
})

test('our own redirects have no faults, by default and with the hosts set', () => {
  const set = withEnv({ ABOUT_URL: 'https://about.example/us', STATIC_HOST: 'https://old.example' })
  for (const env of [settings, set])
    expect(lint(loadRules(env), { settings: env }).map(faultText)).toEqual([])
})

test('a fault reads as one line with rule, cause and cure', () => {
  const [fault] = faults([rule('/a', '/en/nowhere/', { row: '/{x}' })])
  expect(faultText(fault!)).toBe(
    'redirects.json: /a -> /en/nowhere/ (row "/{x}"): its target is not in dist: /en/nowhere/; correct the path, or add the page',
  )
})

test('many faults of one row are one line', () => {
  const rows = ['/a', '/b', '/c'].map(from => rule(from, `/en${from}/`, { row: '/{x}' }))
  expect(faultReport(faults([...rows, rule('/Help', '/en/company/')])).split('\n')).toEqual([
    'redirects.json: /a -> /en/a/ (row "/{x}"): its target is not in dist: /en/a/; correct the path, or add the page (and 2 more of this row)',
    expect.stringMatching(/^redirects\.json: \/Help .*write it small$/),
  ])
})
