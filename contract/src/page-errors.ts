// Apart from the names of screens: the public pages load this file.

/** Errors in one message; a page sends no more than this in its life. */
export const PAGE_ERRORS_MAX = 10

/** An exception, a promise rejected without a handler, an exception while drawing, a file of the app that did not come. */
export const PAGE_ERROR_KINDS = ['exception', 'rejection', 'render', 'file'] as const

/** The names of errors that are passed on; every other is an `Error`. */
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
