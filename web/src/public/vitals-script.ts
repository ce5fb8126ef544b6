import { PAGE_ERRORS_MAX } from '@ndoa/contract/page-errors'
import type { PublicPageName } from '@ndoa/contract/telemetry'
import { describeError } from '../lib/describe-error.ts'
import { measureVitals } from '../lib/measure-vitals.ts'
import { sendTelemetry } from '../lib/send-telemetry.ts'

declare global {
  interface Window {
    /** What went wrong before this script was there (`head-script.ts`). */
    earlyErrors?: (ErrorEvent | PromiseRejectionEvent)[]
  }
}

/** Of a printed page: its name was printed into it, so that no address that somebody typed is sent. */
const { page } = document.querySelector<HTMLElement>('script[data-page]')?.dataset ?? {}
if (page) begin(page as PublicPageName)

function begin(screen: PublicPageName) {
  measureVitals((vitals) => sendTelemetry({ screen, vitals }))
  let left = PAGE_ERRORS_MAX
  const report = (event: ErrorEvent | PromiseRejectionEvent) => {
    if (left-- <= 0) return
    const error =
      'reason' in event ? describeError('rejection', event.reason) : describeError('exception', event.error)
    sendTelemetry({ screen, errors: [error] })
  }
  window.earlyErrors?.forEach(report)
  addEventListener('error', report)
  addEventListener('unhandledrejection', report)
}
