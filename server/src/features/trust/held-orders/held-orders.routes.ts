import { heldOrderCalls } from '@ndoa/contract/trust/held-orders'
import { ok, staffCalls } from '../../../platform/calls.ts'
import { askAboutOrder, listHeldOrders, settleOrder } from './held-orders.ts'

const calls = staffCalls(heldOrderCalls)

export const heldOrderRoutes = {
  contract: heldOrderCalls,
  handlers: {
    getHeldOrders: calls.getHeldOrders.handler(async ({ context: { app, staff } }) =>
      ok(await listHeldOrders(app.db, staff)),
    ),
    askAboutOrder: calls.askAboutOrder.handler(async ({ input, context: { app, staff } }) =>
      ok({ is_held: await askAboutOrder(app, staff, input.order_id) }),
    ),
    settleOrder: calls.settleOrder.handler(async ({ input, context: { app, staff } }) => {
      await settleOrder(app, staff, input)
      return ok({})
    }),
  },
}
