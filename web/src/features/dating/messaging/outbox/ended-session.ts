import { ApiError } from '../../../../lib/api/api-error.ts'

/**
 * True for the session of another member or of nobody. Such a message is not shown as refused: it waits for its sender
 * to sign in again.
 */
export const isOfEndedSession = (error: unknown): boolean =>
  error instanceof ApiError && ['accounts.sign_in_needed', 'request.denied'].includes(error.code)
