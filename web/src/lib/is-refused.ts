import { ApiError } from './api-error.ts'

/** After signing in, when it may be done again, or later, the server may take the same. */
const TEMPORARY = [401, 403, 408, 429]

/** The server will not take this, however often it is sent. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.code !== 'network.unreadable' &&
  error.status >= 400 &&
  error.status < 500 &&
  !TEMPORARY.includes(error.status)
