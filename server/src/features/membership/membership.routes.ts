import { membershipCalls } from '@ndoa/contract/membership'
import { calls, ok } from '../../platform/calls.ts'
import { getMembership } from './orders/get-membership.ts'
import { getOrder } from './orders/get-order.ts'
import { startPurchase } from './orders/start-purchase.ts'
import { getReceipt } from './receipts/get-receipt.ts'
import { stopRenewing } from './renewals/stop-renewing.ts'

const routes = calls(membershipCalls)

export const membershipRoutes = {
  contract: membershipCalls,
  handlers: {
    getMembership: routes.getMembership.handler(async ({ context: { app, viewer } }) =>
      ok(await getMembership(app, viewer.id)),
    ),
    startPurchase: routes.startPurchase.handler(async ({ input, context: { app, viewer } }) =>
      ok(await startPurchase(app, viewer.id, input)),
    ),
    getOrder: routes.getOrder.handler(async ({ input, context: { app, viewer } }) =>
      ok(await getOrder(app, viewer.id, input.order_id)),
    ),
    getReceipt: routes.getReceipt.handler(async ({ input, context: { app, viewer } }) =>
      ok(await getReceipt(app, viewer.id, input.order_id)),
    ),
    stopRenewing: routes.stopRenewing.handler(async ({ context: { app, viewer } }) => {
      await stopRenewing(app, viewer.id)
      return ok(await getMembership(app, viewer.id))
    }),
  },
}
