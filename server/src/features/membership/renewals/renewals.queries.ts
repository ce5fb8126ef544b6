import type { Term, Tier } from '@ndoa/contract/membership-rules'
import type { Currency } from '@ndoa/contract/money'
import type { Db, Tx } from '../../../platform/db.ts'
import type { OrderRow } from '../orders/orders.queries.ts'

export interface RenewalRow {
  is_on: boolean
  tier: Tier
  months: Term
  amount_minor: number
  currency: Currency
  renews_at: Date
  card_last_four: string
}

/** What is renewed is what was ordered last. */
export const renewalOf = (db: Db, userId: string): Promise<RenewalRow | undefined> =>
  db
    .selectFrom('renewals as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select([
      'r.is_on',
      'o.tier',
      'o.months',
      'r.amount_minor',
      'r.currency',
      'r.renews_at',
      'r.card_last_four',
    ])
    .where('r.user_id', '=', userId)
    .$narrowType<{ tier: Tier; months: Term; currency: Currency }>()
    .executeTakeFirst()

type Renewed = Pick<OrderRow, 'id' | 'currency' | 'amount_minor'> & { user_id: string }

/** What every renewal has anew: it is about this order, nobody was reminded of it, and nothing has renewed it. */
const about = ({ id, currency, amount_minor }: Renewed, renews_at: Date) => ({
  order_id: id,
  currency,
  amount_minor,
  renews_at,
  reminded_at: null,
  renewed_by: null,
})

export async function saveCard(
  tx: Tx,
  order: Renewed,
  renews_at: Date,
  card: { provider: string; sealed_token: string; card_last_four: string },
): Promise<void> {
  const row = { ...card, ...about(order, renews_at), is_on: true }
  await tx
    .insertInto('renewals')
    .values({ user_id: order.user_id, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}

/** A stored card renews this order from now on, if its owner wants it to. */
export const moveRenewal = (tx: Tx, order: Renewed, renews_at: Date, is_on: boolean) =>
  tx
    .updateTable('renewals')
    .set({ ...about(order, renews_at), is_on })
    .where('user_id', '=', order.user_id)
    .execute()

export const stopRenewal = (db: Db, userId: string) =>
  db.updateTable('renewals').set({ is_on: false }).where('user_id', '=', userId).execute()

export const deleteRenewalOf = (tx: Tx, orderId: string) =>
  tx.deleteFrom('renewals').where('order_id', '=', orderId).execute()
