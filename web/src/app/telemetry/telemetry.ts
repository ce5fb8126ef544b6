import { routes } from '@ndoa/contract/routes'
import type { PageError, Telemetry } from '@ndoa/contract/telemetry'
import { APP_SCREENS, PAGE_ERROR_NAMES } from '@ndoa/contract/telemetry-rules'
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { takePageErrors } from './page-errors.ts'

/** Errors often come in groups: milliseconds from the first of them until they are sent. */
const GROUPED = 2_000

/**
 * Measures how fast the page is and sends it once, when the member leaves it; errors are sent when they happen. Without
 * cookies and without anything of a person: words of closed lists, figures, and where in our files an error arose.
 */
export function startTelemetry(): void {
  const screen = screenOf(window.location.pathname)
  const vitals: NonNullable<Telemetry['vitals']> = {}
  onTTFB(({ value }) => void (vitals.ttfb = Math.round(value)))
  onFCP(({ value }) => void (vitals.fcp = Math.round(value)))
  onLCP(({ value }) => void (vitals.lcp = Math.round(value)))
  onINP(({ value }) => void (vitals.inp = Math.round(value)))
  onCLS(({ value }) => void (vitals.cls = Math.round(value * 1_000) / 1_000))
  const sendVitals = () => {
    if (document.visibilityState !== 'hidden') return
    document.removeEventListener('visibilitychange', sendVitals)
    send({ screen, vitals })
  }
  document.addEventListener('visibilitychange', sendVitals)
  sendErrors()
}

function sendErrors() {
  const errors = takePageErrors(() => setTimeout(sendErrors, GROUPED))
  if (errors.length === 0) return
  send({
    screen: screenOf(window.location.pathname),
    errors: errors.map(({ kind, error }) => describe(kind, error)),
  })
}

/** The part of an error that may leave the page: its message could hold what somebody wrote. */
export function describe(kind: PageError['kind'], error: unknown): PageError {
  const { name, stack } = error instanceof Error ? error : {}
  const at = /\/([\w.~-]{1,80}\.js:\d{1,7}:\d{1,7})/.exec(stack ?? '')?.[1]
  return { kind, name: PAGE_ERROR_NAMES.find((known) => known === name) ?? 'Error', ...(at && { at }) }
}

const screenOf = (path: string) => APP_SCREENS.find((screen) => screen === path) ?? null

function send(telemetry: Telemetry) {
  const [method, path] = routes.telemetry.sendTelemetry.split(' ') as [string, string]
  const headers = { 'content-type': 'application/json' }
  // It outlives the page; that it could not be sent is of no interest to anybody.
  fetch(path, {
    method,
    headers,
    body: JSON.stringify(telemetry),
    keepalive: true,
    credentials: 'omit',
  }).catch(() => undefined)
}
