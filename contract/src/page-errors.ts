// Not in `app/telemetry-rules.ts`, so that public pages do not download the list of the app's screens.

export const PAGE_ERRORS_MAX = 10

export const PAGE_ERROR_KINDS = ['exception', 'rejection', 'render', 'file'] as const

export const PAGE_ERROR_NAMES = [
  'Error',
  'AbortError',
  'DataCloneError',
  'InvalidStateError',
  'NotFoundError',
  'QuotaExceededError',
  'RangeError',
  'ReferenceError',
  'SecurityError',
  'SyntaxError',
  'TypeError',
] as const
