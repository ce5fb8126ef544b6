import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import type { OrderRow } from '../orders/orders.queries.ts'
import type { StoredCard } from '../providers/provider.ts'
import { withdrawUnpaid } from '../refunds/refunds.queries.ts'
import { moveAndStopRenewal, moveRenewal, pendingRenewalOrder, saveCard } from './renewals.queries.ts'

/**
 * The last paid order decides whether the membership renews and with which card. A pending renewal order is withdrawn,
 * so that the member does not pay twice; if it was charged, the full amount is returned.
 */
export async function followOrder(
  app: App,
  tx: Tx,
  order: OrderRow & { user_id: string },
  { endsAt, card }: { endsAt: Date; card: StoredCard | null },
): Promise<void> {
  const { provider, user_id } = order
  if (order.is_renewal) return void (await moveRenewal(tx, order, endsAt))
  const underWay = await pendingRenewalOrder(tx, user_id)
  if (underWay) await withdrawUnpaid(tx, underWay, app.clock.now())
  if (order.wants_renewal && card)
    await saveCard(tx, order, endsAt, {
      provider,
      sealed_token: app.membership.cards.encrypt(card.token, user_id),
      card_last_four: card.lastFour,
    })
  else await moveAndStopRenewal(tx, order, endsAt)
}
