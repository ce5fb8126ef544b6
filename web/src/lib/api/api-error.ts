import type { Failure } from '@ndoa/contract/call'
import type { ErrorCode } from '@ndoa/contract/errors'
import { words } from '../words.ts'

type Refusal = Failure & { error: ErrorCode }
/** Without an answer of our server: none at all, none in time, or a proxy's. */
type NetworkCode = 'network.offline' | 'network.timeout' | 'network.unreadable'
export type ApiErrorCode = ErrorCode | NetworkCode

/** `message` is the server's sentence for the member, empty without its answer; `fields` has one per form field. */
export class ApiError extends Error {
  readonly code: ApiErrorCode
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number
  readonly fields: Record<string, string>
  /** Seconds to wait before trying again. */
  readonly retryAfter: number | undefined

  constructor(code: ApiErrorCode, message: string, status = 0, data?: Failure['data']) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.status = status
    this.fields = data?.fields ?? {}
    this.retryAfter = data?.retry_after
  }
}

export function networkError(code: NetworkCode, status = 0): ApiError {
  return new ApiError(code, '', status)
}

export function refusal(status: number, body: string): ApiError {
  const failure = parseFailure(body)
  if (!failure) return networkError('network.unreadable', status)
  return new ApiError(failure.error, failure.message, status, failure.data)
}

function parseFailure(body: string): Refusal | null {
  try {
    const parsed: Refusal = JSON.parse(body)
    return typeof parsed.message === 'string' ? parsed : null
  } catch {
    return null
  }
}

export function isRetryable(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500)
}

/** Returns the server's sentence for a refusal; otherwise `fallback`, or the offline sentence while the device is offline. */
export function sentenceFor(error: unknown, fallback: string): string {
  const isOurs = error instanceof ApiError && error.code !== 'server.defect' && error.message !== ''
  if (isOurs) return error.message
  return navigator.onLine ? fallback : words.offline
}

/** Uses the server's sentence only for a reached limit, because that sentence states when to retry. */
export function limitSentence(error: unknown, fallback: string): string {
  return sentenceFor(error instanceof ApiError && error.status === 429 ? error : null, fallback)
}
