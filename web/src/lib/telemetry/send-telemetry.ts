import type { Telemetry } from '@ndoa/contract/app/telemetry'
import type { telemetryRoutes } from '@ndoa/contract/app/telemetry-routes'

// Spelled out, so that public pages do not load the list of routes; the type still checks it.
const ROUTE: typeof telemetryRoutes.sendTelemetry = 'POST /functions/v1/send-telemetry'

/** Sends without cookies, outlives the page and ignores failures. */
export function sendTelemetry(telemetry: Telemetry): void {
  const [method, path = ''] = ROUTE.split(' ')
  fetch(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(telemetry),
    keepalive: true,
    credentials: 'omit',
  }).catch(() => undefined)
}
