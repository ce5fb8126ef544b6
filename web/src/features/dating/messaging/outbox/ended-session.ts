import { ApiError } from '../../../../lib/api/api-error.ts'

/**
 * True if the session has ended or belongs to another member. Such a message is not shown as refused: it waits until its
 * sender signs in again.
 */
export const isOfEndedSession = (error: unknown): boolean =>
  error instanceof ApiError && ['accounts.sign_in_needed', 'request.denied'].includes(error.code)
