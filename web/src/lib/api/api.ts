import type { Call, Calls } from '@ndoa/contract/call'
import type { Route } from '@ndoa/contract/routes'
import type * as z from 'zod/mini'
import { refusal } from './api-error.ts'
import { parseJson, request } from './http.ts'
import { endsSession, notifySignInNeeded } from './sign-in-needed.ts'

type Input = Record<string, unknown> & { query?: Record<string, unknown>; body?: unknown }

interface CallOptions {
  signal?: AbortSignal
}

type Client<C extends Call> = (
  ...args: undefined extends InputOf<C>
    ? [input?: InputOf<C>, options?: CallOptions]
    : [input: InputOf<C>, options?: CallOptions]
) => Promise<z.output<NonNullable<C['outputSchema']>>>
type InputOf<C extends Call> = z.input<NonNullable<C['inputSchema']>>

/**
 * The typed calls of one feature: `const api = clientOf<typeof likesCalls>(likesRoutes)`. The contract's schemas stay
 * out of the browser, which trusts its server. Calls reject with an `ApiError`.
 * @param timeout milliseconds until a call has failed; 10 s by default
 */
export function clientOf<C extends Calls>(
  routes: { [Name in keyof C]: Route },
  timeout?: number,
): { [Name in keyof C]: Client<C[Name]> } {
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
  if (answer.ok) return parseJson(answer)
  const error = refusal(answer.status, answer.body)
  if (endsSession(error.code)) notifySignInNeeded()
  throw error
}

function partsOf(method: string, input: Input = {}): Input {
  if (method === 'PUT') return input
  return method === 'GET' ? { query: input } : { body: input }
}

function queryString(fields: Record<string, unknown> = {}): string {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined)
  return entries.length > 0
    ? `?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))}`
    : ''
}
