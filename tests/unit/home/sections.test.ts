import { describe, expect, it } from 'vitest'
import { change, holdings, quotes, total } from '#features/home/example.ts'
import { greetings } from '#features/home/greetings.ts'
import { hottest, kindOf } from '#features/home/hottest.ts'
import { toolGroups } from '#features/home/tool-groups.ts'
import { codes } from '#i18n/languages.ts'
import { entries } from '#i18n/routes.ts'
import type { Category, Dapp } from '#sources/model.ts'
import { stoneCodes } from '#ui/art/stone-codes.ts'

const dapp = (hid: string, hot: number | undefined, categoryIds: string[] = []) =>
  ({ hid, hot, categoryIds }) as unknown as Dapp

describe('home', () => {
  it('shows the hottest first and never one without a rank', () => {
    const list = [dapp('c', 9), dapp('none', undefined), dapp('a', 1), dapp('b', 2)]
    expect(hottest(list, 2).map(({ hid }) => hid)).toEqual(['a', 'b'])
    expect(hottest(list, 9)).toHaveLength(3)
  })

  it('names a dapp by a category of those given, or by none', () => {
    const categories = [{ hid: '2', title: 'Lending' }] as unknown as Category[]
    expect(kindOf(dapp('a', 1, ['hot', '2']), categories)).toBe('Lending')
    expect(kindOf(dapp('a', 1, ['hot']), categories)).toBeUndefined()
  })

  it('offers every tool of the table once', () => {
    expect(toolGroups.flatMap(([, slugs]) => slugs).toSorted()).toEqual([...entries.tools].toSorted())
  })

  it('greets in every language', () => {
    expect(Object.keys(greetings).toSorted()).toEqual([...codes].toSorted())
    expect(new Set(Object.values(greetings)).size).toBe(codes.length)
  })

  it('adds up what the drawn wallet holds, on networks that have a stone', () => {
    expect(total).toBeCloseTo(11_377.2, 2)
    expect(change).toBeGreaterThan(0)
    const legs = Object.values(quotes).flatMap(({ from, to }) => [from, to])
    for (const row of [...holdings, ...legs]) if ('code' in row) expect(stoneCodes).toContain(row.code)
  })
})
