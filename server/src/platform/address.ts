import ipaddr from 'ipaddr.js'

/** Some proxies pass on the port, too: `192.0.2.7:4711`, `[2001:db8::1]:443`. */
const WITH_PORT = /^(?:\[(?<six>[^\]]+)\]|(?<four>[\d.]+))(?::\d+)?$/

/**
 * What an address counts as in a limit: IPv4 as it is, also when written as IPv6, and IPv6 by its /64, the smallest
 * block that a customer gets: counted singly, anybody would have 2^64 allowances. All values from a proxy that are
 * no addresses count as one, so that making one up gives nobody a separate allowance.
 * @param parts of an IPv6 address that count: with three, a /48, which is what a customer gets at most
 */
export function addressBlock(address: string, parts = 4): string {
  const { six, four } = WITH_PORT.exec(address)?.groups ?? {}
  const alone = six ?? four ?? address
  if (!ipaddr.isValid(alone)) return 'unknown'
  const parsed = ipaddr.process(alone)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  const network = parsed.parts.slice(0, parts).map((part) => part.toString(16))
  return `${network.join(':')}::/${16 * parts}`
}
