import type { App } from './app.ts'
import type { FeatureRoutes } from './calls.ts'

/** The parts of a feature that the server starts; its `index.ts` exports them as one value. */
export interface Feature {
  routes?: readonly FeatureRoutes[]
  jobs?: (app: App) => void
  listeners?: (app: App) => void
}
