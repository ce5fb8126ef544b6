import { learnServerTime } from '../server-clock.ts'
import { networkError, refusal } from './api-error.ts'

/** Milliseconds (section 9 of the specification). */
export const TIMEOUT = 10_000

/**
 * Returns the complete answer, whatever its status.
 * @throws ApiError without an answer; an abort by the caller is rethrown unchanged
 */
export async function request(path: string, init: RequestInit, timeout = TIMEOUT) {
  const timeoutSignal = AbortSignal.timeout(timeout)
  const signal = init.signal ? AbortSignal.any([init.signal, timeoutSignal]) : timeoutSignal
  try {
    // Sends the page's language; the browser alone would send the device's.
    const headers = new Headers(init.headers)
    headers.set('accept-language', document.documentElement.lang)
    if (document.hidden) headers.set('x-hidden', '1') // requests of hidden pages do not count as visits
    const response = await fetch(path, { ...init, headers, signal })
    // Reads the body here, so that a connection lost halfway fails in the same place.
    const { ok, status } = response
    learnServerTime(response.headers.get('date'))
    return { ok, status, body: await response.text() }
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw networkError(timeoutSignal.aborted ? 'network.timeout' : 'network.offline')
  }
}

/** Unwraps `{ success: true, data }`. */
export function getJson<T>(path: string, init: RequestInit = {}): Promise<T> {
  return dataFrom<T>(path, init)
}

export function postJson<T>(path: string, body: unknown, timeout?: number, signal?: AbortSignal): Promise<T> {
  const headers = { 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(body), ...(signal && { signal }) }
  return dataFrom<T>(path, init, timeout)
}

async function dataFrom<T>(path: string, init: RequestInit, timeout?: number): Promise<T> {
  const answer = await request(path, init, timeout)
  if (!answer.ok) throw refusal(answer.status, answer.body)
  return (parseJson(answer) as { data: T }).data
}

export function parseJson({ status, body }: { status: number; body: string }): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw networkError('network.unreadable', status)
  }
}
