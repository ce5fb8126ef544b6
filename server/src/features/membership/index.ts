import type { Feature } from '../../platform/feature.ts'
import { membershipJobs } from './membership.jobs.ts'
import { membershipListeners } from './membership.listeners.ts'
import { membershipRoutes } from './membership.routes.ts'

export { membershipArchiveOf } from './archive.ts'
export { mountPaymentCallbacks, paymentCallbackAccess } from './callbacks/mount-callbacks.ts'
export { type MembershipConfig, membershipConfig, membershipConfigFaults } from './membership.config.ts'
export { membershipMetrics } from './membership.metrics.ts'
export { endMembershipOf, isOpenTo, membershipOf } from './membership.rules.ts'
export { createMembershipState } from './membership.state.ts'
export { type HeldRow, heldOrders, releaseRefund, settleHeldOrder } from './orders/held-orders.queries.ts'
export { lockOrder, type OrderRow, orderOf } from './orders/orders.queries.ts'
export { ProviderError } from './providers/provider.ts'
export { LEASE } from './reconcile/check-due.ts'
export { checkOrder } from './reconcile/look.ts'
export { stopRenewalChargedBy } from './renewals/renewals.queries.ts'
export { restoreLostTime } from './terms/give-time-back.ts'

export const membership = {
  routes: [membershipRoutes],
  jobs: membershipJobs,
  listeners: membershipListeners,
} satisfies Feature
