import { isIPv4, isIPv6 } from 'node:net'

/** The block is as large as a provider's network, not a household's: "203.0.113.0/24", "2001:db8:1::/48". */
export function originBlock(address: string): string | null {
  const v4 = address.replace(/^::ffff:/i, '') // dual-stack sockets write IPv4 addresses like this
  if (isIPv4(v4)) return `${v4.split('.').slice(0, 3).join('.')}.0/24`
  return isIPv6(address) ? `${groupsOf(address).slice(0, 3).join(':')}::/48` : null
}

function groupsOf(address: string): string[] {
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16).toString(16))
}
