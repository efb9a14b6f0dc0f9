import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { proveFacts } from '#sources/build/facts.ts'

let root: string
const at = (file: string) => join(root, 'src/sources/sample', file)
// biome-ignore lint/suspicious/noExplicitAny: a test that breaks the file at will
const change = (file: string, edit: (json: any) => void) => {
  const json = JSON.parse(readFileSync(at(file), 'utf8'))
  edit(json)
  writeFileSync(at(file), JSON.stringify(json))
}
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'facts-'))
  mkdirSync(join(root, 'src/sources'), { recursive: true })
  cpSync('src/sources/sample', join(root, 'src/sources/sample'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

describe('the facts', () => {
  it('hold as they are: every row of the sample has its sources', async () => {
    const { rows, faults } = await proveFacts('.')
    expect(faults).toEqual([])
    expect(rows.length).toBeGreaterThan(250)
    expect(rows.filter(({ sources }) => sources.length === 0)).toEqual([])
  })

  it('refuse a dapp without a source', async () => {
    change('facts/dapps.json', rows => {
      rows[0].sources = []
    })
    expect((await proveFacts(root)).faults).toEqual([expect.stringMatching(/aave-com: no source .* add one/)])
  })

  it('refuse an unknown network code, in the row and in the fact', async () => {
    change('dapps.json', rows => rows[0].chains.push('nope'))
    change('facts/dapps.json', rows => {
      rows[0].contracts[0].network = 'constructor'
    })
    const { faults } = await proveFacts(root)
    expect(faults).toHaveLength(2)
    expect(faults.join()).toMatch(/unknown network code[\s\S]*unknown network code nope/)
  })

  it('refuse an address that fails its checksum, naming the row', async () => {
    change('dapps.json', rows => {
      rows[0].tokens[0].address = rows[0].tokens[0].address.replace('F', 'f')
    })
    expect((await proveFacts(root)).faults).toEqual([expect.stringMatching(/aave-com.*fails its checksum/)])
  })

  it('refuse a confirmed network without a source; leave an unknown one out', async () => {
    change('facts/networks.json', json => {
      json.networks.find((row: { code: string }) => row.code === 'heco').sources = []
    })
    const { faults, left } = await proveFacts(root)
    expect(faults).toEqual([expect.stringMatching(/heco is called confirmed/)])
    expect(left).toEqual(expect.arrayContaining(['moac', 'jt', 'heco']))
  })
})
