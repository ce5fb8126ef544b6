import ipaddr from 'ipaddr.js'

const WITH_PORT = /^(?:\[(?<six>[^\]]+)\]|(?<four>[\d.]+))(?::\d+)?$/

/**
 * Groups IPv6 addresses by /64, a customer's smallest block. All invalid values form one group, so that a faked value
 * gains no extra allowance.
 * @param parts how many 16-bit groups of an IPv6 address count; 3 is a /48, a customer's largest block
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
