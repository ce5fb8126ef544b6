import { APP_SCREENS } from '@ndoa/contract/app/telemetry-rules'
import { describeError } from '../../lib/telemetry/describe-error.ts'
import { measureVitals } from '../../lib/telemetry/measure-vitals.ts'
import { sendTelemetry } from '../../lib/telemetry/send-telemetry.ts'
import { takePageErrors } from './page-errors.ts'

/** Milliseconds; errors often come in groups, which are sent together. */
const GROUPING_DELAY = 2_000

/**
 * Sends page speed once, when the member leaves, and errors as they happen. Sends no cookies or personal data, only
 * fixed names, numbers and positions in our files.
 */
export function startTelemetry(): void {
  const screen = screenOf(window.location.pathname)
  measureVitals((vitals) => sendTelemetry({ screen, vitals }))
  sendErrors()
}

function sendErrors() {
  const errors = takePageErrors(() => setTimeout(sendErrors, GROUPING_DELAY))
  if (errors.length === 0) return
  sendTelemetry({
    screen: screenOf(window.location.pathname),
    errors: errors.map(({ kind, error }) => describeError(kind, error)),
  })
}

const screenOf = (path: string) => APP_SCREENS.find((screen) => screen === path) ?? null
