import { describe, expect, test } from 'vitest'
import { loadRules, readTable } from '#host/redirects.ts'
import { codes } from '#i18n/languages.ts'
import { settings, withEnv } from './site.ts'

const names = { dappstore: ['dappstore', 'dapp-store'], form: ['dapp', 'nft'] }
const load = (rules: object[], env = settings) => loadRules(env, { names, rules })

describe('rules written out', () => {
  test('a language is every language, each with and without its slash', () => {
    const rules = load([{ from: '/{lang}/about', to: '/{lang}/company/' }])
    expect(rules).toHaveLength(codes.length * 2)
    expect(rules.map(({ from, to }) => `${from} ${to}`)).toContain('/zh-tw/about/ /zh-tw/company/')
    expect(rules.map(({ from }) => from)).toContain('/zh-tw/about')
  })

  test('a name is each of its words, and its canonical word is the page, not a rule', () => {
    const from = load([{ from: '/{lang}/{dappstore}', to: '/{lang}/dappstore/' }]).map(rule => rule.from)
    expect(from).toContain('/en/dapp-store')
    expect(from).not.toContain('/en/dappstore')
  })

  test('a rule onto itself stays, for the linter to refuse', () => {
    expect(load([{ from: '/en/a', to: '/en/a/' }])).toHaveLength(2)
  })

  test('the visitor is not filled in, and makes the rule temporary', () => {
    const [one] = load([{ from: '/submit/{form}', to: '/{visitor}/submit/{form}/' }])
    expect(one).toMatchObject({
      from: '/submit/dapp',
      to: '/{visitor}/submit/dapp/',
      status: 302,
      byLanguage: true,
    })
  })

  test('settings lead elsewhere, their defaults to our own pages', () => {
    const table = [
      { from: '/{lang}/about', to: '{ABOUT_URL}', status: 302 },
      { from: '/help', to: '{STATIC_HOST}/zh/help/' },
    ]
    expect(load(table).find(rule => rule.from === '/help')?.to).toBe('/static/zh/help/')
    expect(load(table).find(rule => rule.from === '/zh/about')?.to).toBe('/en/company/')
    const set = withEnv({ ABOUT_URL: 'https://about.example/us', STATIC_HOST: 'https://old.example/' })
    expect(load(table, set).find(rule => rule.from === '/help')?.to).toBe('https://old.example/zh/help/')
    expect(load(table, set).find(rule => rule.from === '/zh/about')?.to).toBe('https://about.example/us')
  })

  test('the root has one form', () => {
    expect(load([{ from: '/', to: '/{visitor}/' }]).map(rule => rule.from)).toEqual(['/'])
  })

  test('a table of another shape is refused, naming the place', () => {
    expect(() => readTable({ names, rules: [{ from: '/a' }] })).toThrow(/redirects\.json: rules\.0\.to/)
    expect(() => readTable({ names, rules: [{ from: '/a', to: '/b/', status: 200 }] })).toThrow(
      /rules\.0\.status/,
    )
    expect(() => readTable({ names, rules: [{ from: '/a', to: '/b/', force: true }] })).toThrow(/force/)
  })
})
