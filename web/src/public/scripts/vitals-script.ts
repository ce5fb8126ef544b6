import type { PublicPageName } from '@ndoa/contract/app/telemetry'
import { PAGE_ERRORS_MAX } from '@ndoa/contract/page-errors'
import { describeError } from '../../lib/telemetry/describe-error.ts'
import { measureVitals } from '../../lib/telemetry/measure-vitals.ts'
import { sendTelemetry } from '../../lib/telemetry/send-telemetry.ts'

declare global {
  interface Window {
    /** The first error before this script had loaded; `head-script.ts` sets it. */
    earlyError?: ErrorEvent
  }
}

/** The page name is written into the HTML at build time, so no visitor-typed address is sent. */
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
