import { networkError, refusal } from './api-error.ts'

/** A call that has not answered by then has failed (section 9 of the specification: 10 s). */
export const TIMEOUT = 10_000

/**
 * `fetch` that either gives a whole answer with a good status or throws an `ApiError`. An abort by the caller passes
 * through as it is.
 */
export async function request(address: string | Request, init: RequestInit, timeout = TIMEOUT) {
  const aborted = address instanceof Request ? address.signal : init.signal
  const tooLate = AbortSignal.timeout(timeout)
  const signal = aborted ? AbortSignal.any([aborted, tooLate]) : tooLate
  try {
    const response = await fetch(address, { ...init, signal })
    // The body is read here, so that a connection lost halfway is noticed in the same place.
    const { ok, status, headers } = response
    return { ok, status, headers, body: await response.text() }
  } catch (error) {
    if (aborted?.aborted) throw error
    throw networkError(tooLate.aborted ? 'network.timeout' : 'network.offline')
  }
}

/** GET of an address that answers `{ success: true, data }`; gives the data. */
export function getJson<T>(path: string, init: RequestInit = {}): Promise<T> {
  return dataFrom<T>(path, init)
}

/** POST of a JSON body to an address that answers `{ success: true, data }`; gives the data. */
export function postJson<T>(path: string, body: unknown, timeout?: number, signal?: AbortSignal): Promise<T> {
  const headers = { 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(body), ...(signal && { signal }) }
  return dataFrom<T>(path, init, timeout)
}

async function dataFrom<T>(path: string, init: RequestInit, timeout?: number): Promise<T> {
  const { ok, status, body } = await request(path, init, timeout)
  if (!ok) throw refusal(status, body)
  try {
    const answer: { data: T } = JSON.parse(body)
    return answer.data
  } catch {
    throw networkError('network.unreadable', status)
  }
}
