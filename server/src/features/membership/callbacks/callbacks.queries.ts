import type { Provider } from '@ndoa/contract/membership/membership-rules'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'

export interface PaymentEvent {
  provider: Provider
  event_id: string
  kind: string
  order_id: string | null
  body_hash: Buffer
  received_at: Date
}

/**
 * Stores the event and makes its order due for a check, except while a refund is being sent: an early check would send
 * the refund a second time.
 * @returns false if the event is a repeat or belongs to no order of ours
 */
export async function insertPaymentEvent(tx: Tx, event: PaymentEvent): Promise<boolean> {
  const { provider, event_id, kind, order_id, body_hash, received_at } = event
  const { rows } = await sql`
    with stored as (
      insert into payment_events (provider, event_id, kind, order_id, body_hash, received_at)
      values (${provider}, ${event_id}, ${kind},
        (select id from orders where id = ${order_id}::uuid and provider = ${provider}), ${body_hash}, ${received_at})
      on conflict do nothing returning order_id
    )
    update orders o set next_check_at = case
      when o.state = 'refunding' and o.refund_asked_at is null and o.held_for is null then o.next_check_at
      else least(o.next_check_at, ${received_at}::timestamptz) end
    from stored where o.id = stored.order_id returning o.id`.execute(tx)
  return rows.length > 0
}
