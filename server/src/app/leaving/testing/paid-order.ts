import { randomUUID } from 'node:crypto'
import type { App } from '../../../platform/app.ts'

/** Adds a paid order with its term, its receipt and a card that renews it. @returns its id */
export async function aPaidOrder({ db, clock }: Pick<App, 'db' | 'clock'>, user_id: string): Promise<string> {
  const now = clock.now()
  const ends_at = new Date(now.getTime() + 86_400_000)
  const id = randomUUID()
  const amount_minor = 1_350_000
  await db
    .insertInto('orders')
    .values({
      id,
      user_id,
      tier: 'premium',
      months: 3,
      method: 'card',
      provider: 'paystack',
      provider_id: id,
      currency: 'NGN',
      amount_minor,
      tax_minor: 94_186,
      tax_rate: 750,
      country: 'NG',
      payer_country: 'GH',
      network_country: 'KE',
      price_version: 1,
      begins_now_at: now,
      state: 'paid',
      created_at: now,
      paid_at: now,
    })
    .execute()
  const term = { order_id: id, user_id, tier: 'premium', starts_at: now, ends_at, granted_at: now }
  await db.insertInto('membership_terms').values(term).execute()
  const { last } = await db
    .selectFrom('receipts')
    .select(({ fn }) => fn.max('number').as('last'))
    .executeTakeFirstOrThrow()
  await db
    .insertInto('receipts')
    .values({ number: (last ?? 0) + 1, order_id: id, issued_at: now })
    .execute()
  const card = { provider: 'paystack', sealed_token: 'sealed', card_last_four: '4081' }
  await db
    .insertInto('renewals')
    .values({ user_id, order_id: id, ...card, renews_at: ends_at, currency: 'NGN', amount_minor })
    .execute()
  return id
}
