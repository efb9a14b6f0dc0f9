import { join } from 'node:path'
import * as v from 'valibot'
import { readJsonFile } from './files.ts'
import { sampleDir } from './paths.ts'

/** `facts/networks.json`: what is known of each network, with where it is known from. */
const fact = v.object({
  code: v.pipe(v.string(), v.regex(/^[a-z0-9]{2,16}$/)),
  title: v.string(),
  aka: v.optional(v.array(v.string()), []),
  ns: v.string(),
  chain_id: v.nullable(v.string()),
  caip2: v.nullish(v.string()),
  ss58_prefix: v.nullish(v.number()),
  address_family: v.string(),
  native_symbol: v.nullable(v.string()),
  explorer_address: v.nullable(v.string()),
  deprecated: v.boolean(),
  confidence: v.picklist(['confirmed', 'likely', 'unknown']),
  sources: v.array(v.string()),
  note: v.optional(v.string()),
})
export type NetworkFact = v.InferOutput<typeof fact>

export const factsFile = (root: string, name: 'networks' | 'dapps') =>
  join(sampleDir(root), `facts/${name}.json`)

export async function networkFacts(root: string): Promise<NetworkFact[]> {
  const file = factsFile(root, 'networks')
  const read = await readJsonFile(file)
  try {
    return v.parse(v.object({ networks: v.array(fact) }), read).networks
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}; see the networks above it for the shape`)
  }
}

/** The sample lists what has a source and a chain id; the closed ones stay, marked. */
export const isListable = ({ sources, chain_id }: NetworkFact): boolean =>
  sources.length > 0 && chain_id !== null

/** A fact as the host's row. */
export const networkRow = ({ code, title, ns, chain_id, deprecated }: NetworkFact) => ({
  hid: code,
  icon_url: '',
  title,
  ns,
  metadata: JSON.stringify({ chain_id }),
  deprecated,
})
