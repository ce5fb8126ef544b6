import type { Feature } from '../../../platform/feature.ts'
import { deliveriesListeners } from './deliveries.listeners.ts'
import { deliveriesRoutes } from './deliveries.routes.ts'

export { createDeliveriesState } from './deliveries.state.ts'
export { isStillNews } from './still-news.ts'
export { mountUnsubscribe, unsubscribeAccess } from './unsubscribe/index.ts'

export const deliveries = { routes: [deliveriesRoutes], listeners: deliveriesListeners } satisfies Feature
