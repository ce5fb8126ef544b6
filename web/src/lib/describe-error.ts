import { PAGE_ERROR_NAMES } from '@ndoa/contract/page-errors'
import type { PageError } from '@ndoa/contract/telemetry'

/** The part of an error that may leave the page: its message could hold what somebody wrote. */
export function describeError(kind: PageError['kind'], error: unknown): PageError {
  const { name, stack } = error instanceof Error ? error : {}
  const at = /\/([\w.~-]{1,80}\.js:\d{1,7}:\d{1,7})/.exec(stack ?? '')?.[1]
  return { kind, name: PAGE_ERROR_NAMES.find((known) => known === name) ?? 'Error', ...(at && { at }) }
}
