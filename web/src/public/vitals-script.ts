import { PAGE_ERRORS_MAX } from '@ndoa/contract/page-errors'
import type { PublicPageName } from '@ndoa/contract/telemetry'
import { describeError } from '../lib/describe-error.ts'
import { measureVitals } from '../lib/measure-vitals.ts'
import { sendTelemetry } from '../lib/send-telemetry.ts'

declare global {
  interface Window {
    /** The first error of the page, if it came before this script (`head-script.ts`). */
    earlyError?: ErrorEvent
  }
}

/** Of a printed page: its name was printed into it, so that no address that somebody typed is sent. */
const { page } = document.querySelector<HTMLElement>('script[data-page]')?.dataset ?? {}
if (page) begin(page as PublicPageName)

function begin(screen: PublicPageName) {
  measureVitals((vitals) => sendTelemetry({ screen, vitals }))
  let left = PAGE_ERRORS_MAX
  const report = (event: ErrorEvent | PromiseRejectionEvent) => {
    const error =
      'error' in event ? describeError('exception', event.error) : describeError('rejection', event.reason)
    if (left-- > 0) sendTelemetry({ screen, errors: [error] })
  }
  if (window.earlyError) report(window.earlyError)
  addEventListener('error', report)
  addEventListener('unhandledrejection', report)
}
