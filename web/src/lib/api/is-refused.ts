import { ApiError } from './api-error.ts'

/** Statuses that may change, such as after signing in or after a wait. */
const TEMPORARY = [401, 403, 408, 429]

/** True when sending again can never succeed. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.code !== 'network.unreadable' &&
  error.status >= 400 &&
  error.status < 500 &&
  !TEMPORARY.includes(error.status)
