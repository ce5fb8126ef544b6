import { randomUUID } from 'node:crypto'
import type { HeldFor } from '@ndoa/contract/membership/membership-rules'
import type { App } from '../src/platform/app.ts'

/** Adds a deleted account's order that is held for review. @returns its id */
export async function aHeldOrder(app: Pick<App, 'db'>, held_for: HeldFor = 'amount'): Promise<string> {
  const id = randomUUID()
  const now = new Date()
  await app.db
    .insertInto('orders')
    .values({
      id,
      tier: 'easy',
      months: 1,
      method: 'card',
      provider: 'paystack',
      provider_id: `pay_${id}`,
      currency: 'NGN',
      amount_minor: 200_000,
      tax_minor: 0,
      tax_rate: 0,
      country: 'NG',
      price_version: 1,
      begins_now_at: now,
      created_at: now,
    })
    .execute()
  await app.db.updateTable('orders').set({ held_for }).where('id', '=', id).execute()
  return id
}
