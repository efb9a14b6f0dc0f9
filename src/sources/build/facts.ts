import { join } from 'node:path'
import * as v from 'valibot'
import { checkAddress } from '../address/check.ts'
import { readJsonFile } from './files.ts'
import { factsFile, isListable, type NetworkFact, networkFacts } from './network-facts.ts'
import { sampleDir } from './paths.ts'

const dappFact = v.object({
  name: v.string(),
  url: v.string(),
  domain: v.string(),
  networks: v.array(v.string()),
  contracts: v.array(v.object({ network: v.string(), address: v.string(), source: v.optional(v.string()) })),
  sources: v.array(v.string()),
  evidence: v.picklist(['listed', 'mentioned']),
})
type DappFact = v.InferOutput<typeof dappFact>

const sampleRow = v.object({
  hid: v.string(),
  title: v.string(),
  url: v.string(),
  chains: v.array(v.string()),
  tokens: v.array(v.object({ chain: v.string(), address: v.string() })),
})

/** What the sample shows, with where each row is known from, and everything that is wrong with it. */
interface Proof {
  rows: { name: string; sources: string[] }[]
  /** networks that stay out: no source or no chain id */
  left: string[]
  faults: string[]
}

export async function proveFacts(root: string): Promise<Proof> {
  const networks = await networkFacts(root)
  const facts = v.parse(v.array(dappFact), await readJsonFile(factsFile(root, 'dapps')))
  const sample = v.parse(v.array(sampleRow), await readJsonFile(join(sampleDir(root), 'dapps.json')))
  const shown = networks.filter(isListable)
  const known = new Set(shown.map(({ code }) => code))
  const bySite = new Map(facts.map(fact => [fact.url, fact]))
  return {
    rows: [
      ...shown.map(({ code, title, sources }) => ({ name: `network ${code}, ${title}`, sources })),
      ...sample.map(({ hid, url }) => ({
        name: `dapp ${hid}, ${url}`,
        sources: bySite.get(url)?.sources ?? [],
      })),
    ],
    left: networks.filter(fact => !isListable(fact)).map(({ code }) => code),
    faults: [
      ...networks.flatMap(networkFaults),
      ...repeated(networks.map(({ code }) => code)).map(
        code => `networks.json: ${code} is there twice; keep one`,
      ),
      ...facts.flatMap(fact => contractFaults(fact, new Set(networks.map(({ code }) => code)))),
      ...sample.flatMap(row => rowFaults(row, bySite.get(row.url), known)),
    ],
  }
}

function networkFaults({
  code,
  sources,
  chain_id,
  confidence,
  explorer_address: explorer,
}: NetworkFact): string[] {
  const at = `networks.json: ${code}`
  return [
    ...(confidence === 'confirmed' && !sources.length
      ? [`${at} is called confirmed and names no source; name one, or call it unknown`]
      : []),
    ...(confidence === 'confirmed' && chain_id === null
      ? [`${at} is called confirmed and has no chain id; give it, or call it unknown`]
      : []),
    ...(explorer && !/^https:\/\/[^{}]*\{address\}[^{}]*$/.test(explorer)
      ? [`${at}: the explorer address lacks {address}`]
      : []),
  ]
}

function contractFaults({ domain, contracts }: DappFact, known: Set<string>): string[] {
  return contracts.flatMap(({ network, address, source }) => {
    const at = `facts/dapps.json: ${domain}, ${address} on ${network}`
    if (!known.has(network)) return [`${at}: unknown network code; use one of networks.json`]
    if (!source) return [`${at}: no source; name one, or take it out`]
    return addressFault(at, network, address)
  })
}

type SampleRow = v.InferOutput<typeof sampleRow>

function rowFaults(
  { hid, url, chains, tokens }: SampleRow,
  fact: DappFact | undefined,
  known: Set<string>,
): string[] {
  const at = `sample/dapps.json: ${hid}`
  const codes = [...chains, ...tokens.map(({ chain }) => chain)]
  return [
    ...(fact?.sources.length
      ? []
      : [`${at}: no source for ${url} in facts/dapps.json; add one, or take the row out`]),
    ...codes
      .filter(code => !known.has(code))
      .map(code => `${at}: unknown network code ${code}; use one that networks.json lists with a source`),
    ...tokens.flatMap(({ chain, address }) => addressFault(`${at}, ${address} on ${chain}`, chain, address)),
  ]
}

const words = {
  shape: 'is no address of that network',
  checksum: 'fails its checksum',
  network: 'belongs to another network',
}

function addressFault(at: string, network: string, address: string): string[] {
  const verdict = checkAddress(network, address)
  if (!verdict) return [`${at}: no address rule; add the network to src/sources/address/networks.ts`]
  return verdict.ok ? [] : [`${at}: ${words[verdict.fault]}; compare it with its source`]
}

const repeated = (list: string[]): string[] => list.filter((item, at) => list.indexOf(item) !== at)
