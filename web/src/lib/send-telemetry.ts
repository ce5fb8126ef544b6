import type { telemetryRoutes } from '@ndoa/contract/routes/telemetry'
import type { Telemetry } from '@ndoa/contract/telemetry'

// Written out and checked by its type: the public pages do not load the list of routes.
const ROUTE: typeof telemetryRoutes.sendTelemetry = 'POST /functions/v1/send-telemetry'

/** Sends it without cookies. It outlives the page; that it could not be sent is of no interest to anybody. */
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
