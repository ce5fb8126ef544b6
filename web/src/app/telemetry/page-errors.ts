import type { PageError } from '@ndoa/contract/app/telemetry'
import { PAGE_ERRORS_MAX } from '@ndoa/contract/page-errors'

type Kind = PageError['kind']

/** Errors that wait to be sent. A page records at most `PAGE_ERRORS_MAX`. */
const unsent: { kind: Kind; error: unknown }[] = []
let count = 0
let onError = () => {}

export function recordPageError(kind: Kind, error: unknown): void {
  if (count++ >= PAGE_ERRORS_MAX) return
  unsent.push({ kind, error })
  onError()
}

export function watchPageErrors(): void {
  window.addEventListener('error', ({ error }) => recordPageError('exception', error))
  window.addEventListener('unhandledrejection', ({ reason }) => recordPageError('rejection', reason))
  window.addEventListener('vite:preloadError', ({ payload }) => recordPageError('file', payload))
}

export function takePageErrors(then: () => void) {
  onError = then
  return unsent.splice(0)
}
