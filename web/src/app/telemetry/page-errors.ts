import { PAGE_ERRORS_MAX } from '@ndoa/contract/page-errors'
import type { PageError } from '@ndoa/contract/telemetry'

type Kind = PageError['kind']

/** The errors since the page was opened, until they are sent; what comes after the tenth is left out. */
const seen: { kind: Kind; error: unknown }[] = []
let count = 0
let onError = () => {}

/** Keeps an error for telemetry. */
export function notePageError(kind: Kind, error: unknown): void {
  if (count++ >= PAGE_ERRORS_MAX) return
  seen.push({ kind, error })
  onError()
}

/** Begins to listen for what nothing else catches. */
export function watchPageErrors(): void {
  window.addEventListener('error', ({ error }) => notePageError('exception', error))
  window.addEventListener('unhandledrejection', ({ reason }) => notePageError('rejection', reason))
  window.addEventListener('vite:preloadError', ({ payload }) => notePageError('file', payload))
}

/** What was kept, once; `then` is called for each error from now on. */
export function takePageErrors(then: () => void) {
  onError = then
  return seen.splice(0)
}
