import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { PaymentMethod } from '@ndoa/contract/membership/membership-rules'
import { priceOf } from '@ndoa/contract/membership/prices'
import type { Pool } from 'pg'

/** Country, payment method and the button that pays on the provider's page. */
const WAYS = [
  { country: 'NG', method: 'card', button: 'pay' }, // Paystack
  { country: 'GB', method: 'card', button: 'pay' }, // Stripe
  { country: 'GH', method: 'mobile_money', button: 'approve' }, // pawaPay
] as const satisfies { country: string; method: PaymentMethod; button: string }[]
type Way = (typeof WAYS)[number]

export interface Buyer {
  token: string
  way: Way
}

export async function createBuyers(database: Pool, ofEach: number): Promise<Buyer[]> {
  const buyers = WAYS.flatMap((way) =>
    Array.from({ length: ofEach }, () => ({ id: randomUUID(), token: randomBytes(32).toString('hex'), way })),
  )
  const ids = buyers.map(({ id }) => id)
  await database.query(
    `insert into users (id, email, email_verified) select id, id || '@bench.test', true from unnest($1::uuid[]) id`,
    [ids],
  )
  await database.query(
    `insert into profiles (user_id, full_name, display_name, gender, date_of_birth, country_of_residence,
       agreed_to_terms_at)
     select id, 'Somebody', 'Somebody', 'Female', '1990-01-01', country, now()
     from unnest($1::uuid[], $2::text[]) p (id, country)`,
    [ids, buyers.map(({ way }) => way.country)],
  )
  await database.query(
    `insert into sessions (user_id, token, expires_at)
     select id, token, now() + interval '1 day' from unnest($1::uuid[], $2::text[]) s (id, token)`,
    [ids, buyers.map(({ token }) => createHash('sha256').update(token).digest('base64url'))],
  )
  return buyers
}

const noAnswer = () => null

/** Orders, pays and polls the order as the web app does; the server may die at any moment. */
export async function buy(
  url: string,
  { token, way }: Buyer,
  onPaid: (orderId: string) => void,
): Promise<void> {
  const { country, method, button } = way
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = {
    tier: 'easy',
    months: 1,
    method,
    price: priceOf(country, 'easy', 1),
    renews: false,
    begins_now: true,
  }
  const answer = await fetch(`${url}/functions/v1/start-purchase`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
    .then(async (found) => (await found.json()) as { data?: { order_id: string; pay_at?: string } })
    .catch(noAnswer)
  if (!answer?.data?.pay_at) return // refused: the server has lost its database
  const { order_id, pay_at } = answer.data
  const form = new URLSearchParams({ do: button, number: '+233 244 123 456' })
  const paid = await fetch(pay_at, { method: 'POST', body: form, redirect: 'manual' })
  if (paid.status !== 303) throw new Error(`The provider's page answered ${paid.status}.`)
  onPaid(order_id)
  await fetch(`${url}/functions/v1/get-order?order_id=${order_id}`, { headers }).catch(noAnswer)
}
