import type { Failure } from '@ndoa/contract/call'
import type { ErrorCode } from '@ndoa/contract/errors'
import { words } from './words/index.ts'

const NETWORK = {
  'network.offline': 'offline',
  'network.timeout': 'timeout',
  'network.unreadable': 'unreadable',
} as const

/** What the server sends: only codes of the contract. */
type Refusal = Failure & { error: ErrorCode }
type NetworkCode = keyof typeof NETWORK
export type ApiErrorCode = ErrorCode | NetworkCode

/** Every way in which a call can fail. `message` is a sentence for the member, `fields` has one per form field. */
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

/** There was no answer, or none that can be read. */
export function networkError(code: NetworkCode, status = 0): ApiError {
  return new ApiError(code, words[NETWORK[code]], status)
}

/** The server's refusal in its own words. */
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

/** True for a failure that may be temporary: no answer, or a server error. */
export function isRetryable(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500)
}

/**
 * The sentence to show: the server's for a refusal, that there is no connection when the device says so, else the one
 * that the screen has for it.
 */
export function sentenceFor(error: unknown, fallback: string): string {
  const isOurs = error instanceof ApiError && error.code !== 'server.defect' && error.message !== ''
  if (isOurs) return error.message
  return navigator.onLine ? fallback : words.offline
}

/**
 * The server's sentence for someone who has reached a limit, since it says when to come back; else that there is no
 * connection when the device says so, or the screen's own.
 */
export function limitSentence(error: unknown, fallback: string): string {
  return sentenceFor(error instanceof ApiError && error.status === 429 ? error : null, fallback)
}
