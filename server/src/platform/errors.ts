import { ORPCError } from '@orpc/server'

/** A code, its HTTP status and the member's sentence. */
export type ErrorTable = Record<string, { status: number; message: string }>
export interface FailureData {
  /** Sentence per field of the request, for the form that sent it. */
  fields?: Record<string, string>
  /** Seconds until another try makes sense; becomes `Retry-After`. */
  retry_after?: number
}

/** Something a member can run into. Thrown by rules, turned into an answer by the one error handler. */
export type Failure = ORPCError<string, FailureData | undefined>

export type Fail = (code: ServerFailure, data?: FailureData) => Failure
/** The refusals that the server itself can give, whatever the feature. */
export type ServerFailure =
  | 'request.invalid'
  | 'request.malformed'
  | 'request.too_slow'
  | 'request.too_large'
  | 'request.unsupported_type'
  | 'request.method'
  | 'request.foreign_origin'
  | 'request.denied'
  | 'request.not_found'
  | 'request.too_many_uploads'
  | 'accounts.sign_in_needed'
  | 'accounts.email_unconfirmed'
  | 'accounts.suspended'
  | 'staff.password_change_needed'
  | 'server.defect'
  | 'server.busy'

/** Makes the product's `fail('likes.not_available')` from its table of errors. */
export function failureMaker<T extends ErrorTable>(table: T) {
  return (code: keyof T & string, data?: FailureData, message?: string): Failure => {
    const { status, message: usual } = table[code]!
    return new ORPCError(code, { status, message: message ?? usual, data })
  }
}

/** The one shape of every refusal, whatever part of the server it comes from. */
export const failureBody = ({
  code,
  message,
  data,
}: {
  code: string
  message: string
  data?: FailureData | undefined
}) => ({
  success: false as const,
  error: code,
  message,
  data: data ?? null,
})
