import type { Feature } from '../../../platform/feature.ts'
import { heldOrderRoutes } from './held-orders.routes.ts'

export const heldOrders = { routes: [heldOrderRoutes] } satisfies Feature
