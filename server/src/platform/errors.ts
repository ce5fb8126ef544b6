import type { ORPCError } from '@orpc/server'
import type { FastifyRequest } from 'fastify'

/** What is wrong with a field, as a schema says it: a code, with a number where one belongs (`too_long:100`), or words. */
export interface Fault {
  fault: string
}

/** The data of an answer that refuses. */
export interface RefusalData {
  /** Sentence per field of the request, for the form that sent it. */
  fields?: Record<string, string>
  /** Seconds until another try makes sense; becomes `Retry-After`. */
  retry_after?: number
}

/** A code, its HTTP status and the member's sentences. */
export type Refusal = ORPCError<string, RefusalData | undefined>

/** Something a member can run into. Thrown by rules, turned into an answer by the one error handler. It is English itself. */
export type Failure = Refusal & { forReader: (request: Pick<FastifyRequest, 'headers'>) => Refusal }

export interface FailureData {
  fields?: Record<string, Fault>
  retry_after?: number
}

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
  | 'request.too_many'
  | 'request.too_many_uploads'
  | 'accounts.sign_in_needed'
  | 'accounts.email_unconfirmed'
  | 'accounts.suspended'
  | 'staff.password_change_needed'
  | 'server.defect'
  | 'server.busy'

/** The shape of every refusal, from any part of the server. */
export const failureBody = ({
  code,
  message,
  data,
}: {
  code: string
  message: string
  data?: RefusalData | undefined
}) => ({
  success: false as const,
  error: code,
  message,
  data: data ?? null,
})
