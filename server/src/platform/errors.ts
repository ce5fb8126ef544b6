import type { FastifyRequest } from 'fastify'

export interface Fault {
  fault: string
}

export interface RefusalData {
  fields?: Record<string, string>
  /** Seconds; becomes `Retry-After`. */
  retry_after?: number
}

export interface Refusal {
  code: string
  status: number
  message: string
  data: RefusalData | undefined
}

export class Failure extends Error implements Refusal {
  readonly code: string
  readonly status: number
  readonly data: RefusalData | undefined
  readonly forReader: (request: Pick<FastifyRequest, 'headers'>) => Refusal

  constructor({ code, status, message, data }: Refusal, forReader: Failure['forReader']) {
    super(message)
    this.code = code
    this.status = status
    this.data = data
    this.forReader = forReader
  }
}

export interface FailureData {
  fields?: Record<string, Fault>
  retry_after?: number
}

export type Fail = (code: ServerFailure, data?: FailureData) => Failure
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

export const failureBody = ({ code, message, data }: Refusal) => ({
  success: false as const,
  error: code,
  message,
  data: data ?? null,
})
