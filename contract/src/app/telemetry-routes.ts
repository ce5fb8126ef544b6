export const telemetryRoutes = {
  sendTelemetry: 'POST /functions/v1/send-telemetry',
} as const
