import type { Route } from '../routes.ts'

export const heldOrderRoutes = {
  getHeldOrders: 'GET /functions/v1/get-held-orders',
  askAboutOrder: 'POST /functions/v1/ask-about-order',
  settleOrder: 'POST /functions/v1/settle-order',
} as const satisfies Record<string, Route>
