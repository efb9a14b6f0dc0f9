import { atom } from 'nanostores'

/** A network of the block chain list, as the browser keeps it under `blockchainList`. */
interface Chain {
  hid: string
  icon?: string | undefined
  title: string
  ns: string
  chain_id: string
}

/** Empty until the shell has loaded it, or when neither host nor storage has one. */
export const chains = atom<readonly Chain[]>([])
