import type { Feature } from '../../platform/feature.ts'
import { leavingListeners } from './leaving.listeners.ts'
import { leavingRoutes } from './leaving.routes.ts'

export const leaving = { routes: [leavingRoutes], listeners: leavingListeners } satisfies Feature
