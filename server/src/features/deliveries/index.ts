export { deliveriesConfig } from './deliveries.config.ts'
export { deliveriesListeners } from './deliveries.listeners.ts'
export { deliveriesRoutes } from './deliveries.routes.ts'
export { createDeliveriesState } from './deliveries.state.ts'
