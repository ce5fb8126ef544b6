import type { PublicPageName } from '@ndoa/contract/telemetry'
import { measureVitals } from '../lib/measure-vitals.ts'
import { sendTelemetry } from '../lib/send-telemetry.ts'

/** Of a printed page: its name was printed into it, so that no address that somebody typed is sent. */
const { page } = document.querySelector<HTMLElement>('script[data-page]')?.dataset ?? {}
if (page) measureVitals((vitals) => sendTelemetry({ screen: page as PublicPageName, vitals }))
