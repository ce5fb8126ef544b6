export { telemetryRoutes } from './telemetry.routes.ts'
export { createTelemetryState } from './telemetry.state.ts'
