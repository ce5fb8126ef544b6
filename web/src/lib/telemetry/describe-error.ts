import type { PageError } from '@ndoa/contract/app/telemetry'
import { PAGE_ERROR_NAMES } from '@ndoa/contract/page-errors'

/** Omits the error's message, which could contain a member's text. */
export function describeError(kind: PageError['kind'], error: unknown): PageError {
  const { name, stack } = error instanceof Error ? error : {}
  const at = /\/([\w.~-]{1,80}\.js:\d{1,7}:\d{1,7})/.exec(stack ?? '')?.[1]
  return { kind, name: PAGE_ERROR_NAMES.find((known) => known === name) ?? 'Error', ...(at && { at }) }
}
