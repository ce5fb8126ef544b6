import type { Feature } from '../../platform/feature.ts'
import { telemetryRoutes } from './telemetry.routes.ts'

export { createTelemetryState } from './telemetry.state.ts'

export const telemetry = { routes: [telemetryRoutes] } satisfies Feature
