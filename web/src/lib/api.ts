import type { Route } from '@ndoa/contract/routes'
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract'
import { refusal } from './api-error.ts'
import { parsed, request } from './http.ts'
import { endsSession, notifySignInNeeded } from './sign-in-needed.ts'

/** The input of a call: none, its fields, or for a PUT the fields of query and body separately. */
type Input = Record<string, unknown> & { query?: Record<string, unknown>; body?: unknown }

interface CallOptions {
  signal?: AbortSignal
}

/**
 * The typed calls of one feature: `const api = clientOf<typeof likesCalls>(likesRoutes)`, then
 * `(await api.likeMember(input)).data`. The types are the contract's; its schemas stay out of the browser, which
 * trusts its server. Failures are `ApiError`s; nothing is shown from here.
 * @param timeout milliseconds until a call has failed; 10 s by default
 */
export function clientOf<Calls extends AnyContractRouter>(
  routes: { [Name in keyof Calls]: Route },
  timeout?: number,
): ContractRouterClient<Calls> {
  const calls = Object.entries<Route>(routes).map(([name, route]) => [
    name,
    (input?: Input, options?: CallOptions) => send(route, input, options?.signal, timeout),
  ])
  return Object.fromEntries(calls)
}

async function send(route: Route, input: Input | undefined, signal?: AbortSignal, timeout?: number) {
  const [method = '', path = ''] = route.split(' ')
  const { query, body } = partsOf(method, input)
  const init: RequestInit = { method, ...(signal && { signal }) }
  if (body !== undefined) {
    init.headers = { 'content-type': 'application/json' }
    init.body = JSON.stringify(body)
  }
  const answer = await request(path + queryString(query), init, timeout)
  if (answer.ok) return parsed(answer)
  const error = refusal(answer.status, answer.body)
  if (endsSession(error.code)) notifySignInNeeded()
  throw error
}

function partsOf(method: string, input: Input = {}): Input {
  if (method === 'PUT') return input
  return method === 'GET' ? { query: input } : { body: input }
}

function queryString(fields: Record<string, unknown> = {}): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  return given.length > 0
    ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
    : ''
}
