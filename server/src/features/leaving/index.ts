export { leavingListeners } from './leaving.listeners.ts'
export { leavingRoutes } from './leaving.routes.ts'
