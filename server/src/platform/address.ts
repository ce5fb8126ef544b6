import ipaddr from 'ipaddr.js'

/**
 * What an address counts as in a limit: IPv4 as it is, also when it is written as IPv6, and IPv6 by its /64, which is
 * the least that one customer gets: by single addresses anybody would have 2^64 allowances.
 */
export function addressBlock(address: string): string {
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}
