import { expect, it } from 'vitest'
import { auditDate } from '#features/dapp-store/audit-date.ts'
import { gapsOf } from '#features/dapp-store/gaps.ts'
import { shortAddress } from '#features/dapp-store/short-address.ts'
import type { Dapp } from '#sources/model.ts'

const bare: Dapp = {
  ...{
    hid: 'x',
    slug: 'x',
    title: 'X',
    url: 'https://x.example/',
    iconUrl: undefined,
    desc: '',
    descLang: 'en',
  },
  ...{ categoryIds: [], chains: [], hot: undefined, tpConnect: undefined, audits: [], contracts: [] },
  ...{ tokens: [], langs: [], createTime: undefined, updateTime: undefined },
}

it('names all that is not known of a dapp, and nothing that is', () => {
  const all = [
    'networks',
    'contracts',
    'tokens',
    'audits',
    'categories',
    'connection',
    'languages',
    'updated',
  ]
  expect(gapsOf(bare)).toEqual(all)
  expect(gapsOf({ ...bare, chains: ['eth'], tpConnect: 'none', langs: ['th'] })).toEqual([
    ...['contracts', 'tokens', 'audits', 'categories', 'updated'],
  ])
})

it('an address is short, and still tells two reports of one host apart', () => {
  expect(shortAddress('https://github.com/tide/core/tree/main/audits')).toBe(
    'github.com/tide/core/.../audits',
  )
  expect(shortAddress('https://github.com/tide/edge/tree/main/audits')).toBe(
    'github.com/tide/edge/.../audits',
  )
  expect(shortAddress('https://docs.tide.example/security/audits/')).toBe('docs.tide.example/security/audits')
  expect(shortAddress('https://tide.example/#audit')).toBe('tide.example')
})

it('an audit is dated as exactly as its host dates it', () => {
  expect(['2024-03-14', '2024-03', '2024'].map(date => auditDate('en', date))).toEqual([
    ...['14 March 2024', 'March 2024', '2024'],
  ])
})
