import { membershipCalls } from '@ndoa/contract/membership/membership'
import { calls, ok, publicCalls } from '../../platform/calls.ts'
import * as links from './links/linked-order.ts'
import { getMembership } from './orders/get-membership.ts'
import { getOrder } from './orders/get-order.ts'
import { startPurchase } from './orders/start-purchase.ts'
import { getReceipt } from './receipts/get-receipt.ts'
import { withdrawOwn } from './refunds/withdraw.ts'
import { stopRenewal } from './renewals/renewals.queries.ts'
import { startRenewing } from './renewals/start-renewing.ts'

const { openOrderLink, stopRenewingByLink, withdrawByLink, ...own } = membershipCalls
const routes = calls(own)
const byLink = publicCalls({ openOrderLink, stopRenewingByLink, withdrawByLink })

export const membershipRoutes = {
  contract: membershipCalls,
  handlers: {
    getMembership: routes.getMembership.handler(async ({ context: { app, viewer } }) =>
      ok(await getMembership(app, viewer.id)),
    ),
    startPurchase: routes.startPurchase.handler(async ({ input, context: { app, viewer, request } }) =>
      ok(await startPurchase(app, viewer.id, input, request.ip)),
    ),
    getOrder: routes.getOrder.handler(async ({ input, context: { app, viewer } }) =>
      ok(await getOrder(app, viewer.id, input.order_id)),
    ),
    getReceipt: routes.getReceipt.handler(async ({ input, context: { app, viewer } }) =>
      ok(await getReceipt(app, viewer.id, input.order_id)),
    ),
    stopRenewing: routes.stopRenewing.handler(async ({ context: { app, viewer } }) => {
      await stopRenewal(app.db, viewer.id)
      return ok(await getMembership(app, viewer.id))
    }),
    startRenewing: routes.startRenewing.handler(async ({ context: { app, viewer } }) => {
      await startRenewing(app, viewer.id)
      return ok(await getMembership(app, viewer.id))
    }),
    withdrawOrder: routes.withdrawOrder.handler(async ({ input, context: { app, viewer } }) => {
      await withdrawOwn(app, viewer.id, input.order_id)
      return ok(await getMembership(app, viewer.id))
    }),
    openOrderLink: byLink.openOrderLink.handler(async ({ input: { token }, context: { app, request } }) =>
      ok(await links.openOrderLink(app, { token, address: request.ip })),
    ),
    stopRenewingByLink: byLink.stopRenewingByLink.handler(
      async ({ input: { token }, context: { app, request } }) =>
        ok(await links.stopRenewingByLink(app, { token, address: request.ip })),
    ),
    withdrawByLink: byLink.withdrawByLink.handler(async ({ input: { token }, context: { app, request } }) =>
      ok(await links.withdrawByLink(app, { token, address: request.ip })),
    ),
  },
}
