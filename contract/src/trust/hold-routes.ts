import type { Route } from '../routes.ts'

export const holdRoutes = {
  getHolds: 'GET /functions/v1/get-holds',
  placeHold: 'POST /functions/v1/place-hold',
  confirmHold: 'POST /functions/v1/confirm-hold',
  liftHold: 'POST /functions/v1/lift-hold',
} as const satisfies Record<string, Route>
