import { APP_SCREENS } from '@ndoa/contract/telemetry-rules'
import { describeError } from '../../lib/describe-error.ts'
import { measureVitals } from '../../lib/measure-vitals.ts'
import { sendTelemetry } from '../../lib/send-telemetry.ts'
import { takePageErrors } from './page-errors.ts'

/** Errors often come in groups: milliseconds from the first of them until they are sent. */
const GROUPED = 2_000

/**
 * Measures how fast the page is and sends it once, when the member leaves it; errors are sent when they happen. Without
 * cookies and without anything of a person: words of closed lists, figures, and where in our files an error arose.
 */
export function startTelemetry(): void {
  const screen = screenOf(window.location.pathname)
  measureVitals((vitals) => sendTelemetry({ screen, vitals }))
  sendErrors()
}

function sendErrors() {
  const errors = takePageErrors(() => setTimeout(sendErrors, GROUPED))
  if (errors.length === 0) return
  sendTelemetry({
    screen: screenOf(window.location.pathname),
    errors: errors.map(({ kind, error }) => describeError(kind, error)),
  })
}

const screenOf = (path: string) => APP_SCREENS.find((screen) => screen === path) ?? null
