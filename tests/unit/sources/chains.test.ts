import { describe, expect, it } from 'vitest'
import { chainIdentifiers } from '#config/chains.ts'
import facts from '#sources/sample/facts/networks.json' with { type: 'json' }

const rows = Object.entries(chainIdentifiers)

describe('the chain identifiers of the specification', () => {
  it('are all twenty-nine, each once', () => {
    expect(rows).toHaveLength(29)
    expect(new Set(rows.map(([, { id }]) => id)).size).toBe(29)
    expect(chainIdentifiers.ETH.id).toBe('ethereum:1')
    expect(chainIdentifiers.BSC.id).toBe('ethereum:56')
  })

  it.each(rows)('%s is the network that the facts know by that id', (_, { code, id }) => {
    const fact = facts.networks.find(row => row.code === code)
    expect(`${fact?.ns}:${fact?.chain_id}`).toBe(id)
    expect(fact?.sources.length).toBeGreaterThan(0)
  })

  it('carry the EVM platform values', () => {
    const values = rows.flatMap(([name, row]) => ('platform' in row ? [[name, row.platform]] : []))
    expect(Object.fromEntries(values)).toEqual({ ETH: 1, BSC: 12, HECO: 15, MATIC: 18, FTM: 25 })
  })
})
