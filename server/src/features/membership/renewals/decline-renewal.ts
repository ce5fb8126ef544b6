import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import type { OrderRow } from '../orders/orders.queries.ts'
import { withdrawUnpaid } from '../refunds/refunds.queries.ts'
import { endFailedRenewal } from './end-failed-renewal.ts'
import { SECOND_TRY_DAYS } from './remind.ts'
import { retryRenewal } from './renewals.queries.ts'

/** After the first decline a second order follows later. If the first charge still succeeds, it is refunded. */
export async function declineRenewal(app: App, tx: Tx, order: OrderRow): Promise<void> {
  if (!order.is_renewal || order.user_id === null) return
  const now = app.clock.now()
  const at = new Date(now.getTime() + SECOND_TRY_DAYS * 86_400_000)
  const isTriedAgain = !order.withdrawn_at && (await retryRenewal(tx, order.id, { now, at }))
  if (isTriedAgain) await withdrawUnpaid(tx, order.id, now)
  else await endFailedRenewal(app, tx, order)
}
