import { telemetryCalls } from '@ndoa/contract/app/telemetry'
import { fail } from '../../features/shared/failures.ts'
import { addressBlock } from '../../platform/address.ts'
import { ok, publicCalls } from '../../platform/calls.ts'
import { countError, countVitals } from './telemetry.metrics.ts'

const { sendTelemetry } = publicCalls(telemetryCalls)

export const telemetryRoutes = {
  contract: telemetryCalls,
  handlers: {
    /** Counts and logs errors up to a limit and without the sender. Never stores them. */
    sendTelemetry: sendTelemetry.handler(async ({ input, context: { app, request } }) => {
      const address = addressBlock(request.ip)
      const wait = app.telemetry.countMessage(address)
      if (wait) throw fail('request.too_many', { retry_after: wait })
      const { screen, vitals = {}, errors = [] } = input
      countVitals(screen, vitals)
      for (const error of errors) {
        countError(screen, error)
        if (app.telemetry.mayLogError(address)) app.log.warn({ screen, ...error }, 'error in a page')
      }
      return ok({})
    }),
  },
}
