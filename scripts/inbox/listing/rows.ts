import type * as v from 'valibot'
import { languages } from '#i18n/languages.ts'
import type { ListedName, Raw } from '#sources/build/listed.ts'
import { dapp as dappRow } from '#sources/schema/dapp.ts'
import { network as networkRow } from '#sources/schema/network.ts'
import { addressFault, addressList, properAddress } from '#sources/submissions/addresses.ts'
import type { SubmissionKind } from '#sources/submissions/kinds.ts'
import { type Standard, standardValue } from '#sources/submissions/standards.ts'
import { asset } from './asset.ts'

/** Where each kind is listed and how its submission becomes a row there; recruiting is not listed. */
export const listings: Partial<Record<SubmissionKind, Listing>> = {
  dapp: { source: 'dapps', schema: dappRow, toRow: fromDapp },
  chain: { source: 'networks', schema: networkRow, toRow: fromChain },
  token: { source: 'tokens', schema: asset, toRow: fromToken },
  nft: { source: 'nfts', schema: asset, toRow: fromToken },
}

interface Listing {
  source: ListedName
  schema: v.GenericSchema
  toRow: (payload: Raw, made: Made) => Raw
}

interface Made {
  hid: string
  icon: string
  /** day of the decision */
  day: string
}

const languageOf: Record<string, string> = {
  en: languages.en.api,
  zh: languages.zh.api,
  zhTW: languages['zh-tw'].api,
}

/** Only what a visitor should see: no e-mail, no contact, no account. */
function fromDapp(payload: Raw, { hid, icon, day }: Made): Raw {
  const lang = languageOf[String(payload['language'])]
  const tokens = payload['tokens'] as { network: string; symbol: string; contract: string }[]
  return {
    hid,
    lang,
    title: payload['title'],
    url: payload['url'],
    icon_url: icon,
    desc: payload['desc'],
    category_ids: payload['category'],
    chains: payload['platform'],
    tp_connect: payload['tp_connect'],
    audits: (payload['audit_url'] as string[]).map(url => ({ url })),
    contracts: contracts(String(payload['address']), payload['platform'] as string[]),
    tokens: tokens.map(({ network, symbol, contract }) => ({
      chain: network,
      symbol,
      address: properAddress(network, contract),
    })),
    langs: [lang],
    create_time: day,
    update_time: day,
  }
}

/** The form asks for networks and contracts side by side; one that fits several networks is not guessed. */
function contracts(addresses: string, networks: string[]): Raw[] {
  return addressList(addresses).flatMap(address => {
    const fitting = networks.filter(network => !addressFault(network, address))
    const [chain] = fitting
    return chain && fitting.length === 1 ? [{ chain, address: properAddress(chain, address) }] : []
  })
}

function fromChain(payload: Raw, { hid, icon, day }: Made): Raw {
  return {
    hid,
    short_name: payload['short_name'],
    title: payload['name'],
    icon_url: icon,
    ns: payload['ns'],
    metadata: JSON.stringify({ chain_id: payload['chain_id'] }),
    deprecated: false,
    native: {
      name: payload['currency_name'],
      symbol: payload['currency_symbol'],
      decimals: payload['decimal'],
    },
    rpc_urls: payload['rpc_url'],
    explorer_url: payload['explorer_url'],
    info_url: payload['info_url'],
    create_time: day,
  }
}

function fromToken(payload: Raw, { hid, icon, day }: Made): Raw {
  const standard = payload['standard'] as Standard | undefined
  return {
    hid,
    chain: payload['network'],
    address: properAddress(String(payload['network']), String(payload['address'])),
    title: payload['name'],
    symbol: payload['symbol'],
    icon_url: icon,
    ...(standard && { standard, token_type: standardValue(standard) }),
    ...(payload['decimal'] === undefined ? {} : { decimals: payload['decimal'] }),
    total_supply: payload['total_supply'],
    url: payload['website'],
    desc: payload['description'],
    create_time: day,
  }
}
