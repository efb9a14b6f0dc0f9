import { BlockList, isIP } from 'node:net'
import { listOf } from '#config/settings.ts'

type AddressOf = (socket: string | undefined, forwarded: string | undefined) => string

/**
 * Who sent it: the socket's address, or, where that is a proxy of TRUST_PROXY, the last hop of X-Forwarded-For
 * that is none of them. IPv6 counts by its /64, which one visitor has to himself.
 */
export function createAddressOf(trustProxy: string): AddressOf {
  const trusted = new BlockList()
  for (const entry of listOf(trustProxy)) add(trusted, entry)
  const isTrusted = (address: string) =>
    isIP(address) !== 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  return (socket = '', forwarded = '') => {
    let address = plain(socket)
    const hops = forwarded.slice(-2_000).split(',').map(plain)
    while (isTrusted(address) && hops.length > 0) {
      const hop = hops.pop() ?? ''
      if (isIP(hop) === 0) break
      address = hop
    }
    return isIP(address) === 6 ? network(address) : address
  }
}

function add(list: BlockList, entry: string): void {
  if (entry === 'loopback') {
    list.addSubnet('127.0.0.0', 8, 'ipv4')
    list.addAddress('::1', 'ipv6')
    return
  }
  const [address = '', bits] = entry.split('/')
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  const most = family === 'ipv6' ? 128 : 32
  const prefix = bits === undefined ? most : Number(bits)
  if (isIP(address) === 0 || !Number.isInteger(prefix) || prefix < 0 || prefix > most)
    throw new Error(
      `TRUST_PROXY: "${entry}" is no address; write loopback, 10.0.0.7 or 10.0.0.0/8, comma-separated`,
    )
  list.addSubnet(address, prefix, family)
}

/** `::ffff:10.0.0.7` is 10.0.0.7; ports and brackets go. */
const plain = (text: string): string =>
  text
    .trim()
    .replace(/^\[([^\]]{1,64})\](?::\d{1,5})?$/, '$1')
    .replace(/^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/, '$1')
    .replace(/^::ffff:(?=\d{1,3}\.)/i, '')

function network(address: string): string {
  const [head = '', tail] = address.replace(/%.*/, '').toLowerCase().split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const gap = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array<string>(Math.max(0, gap)).fill('0'), ...right]
  return `${groups
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
