import { createORPCClient } from '@orpc/client'
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract'
import { type JsonifiedClient } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { refusal } from './api-error.ts'
import { request } from './http.ts'
import { endsSession, notifySignInNeeded } from './sign-in-needed.ts'

/**
 * The typed calls of one feature: `const api = clientOf(likesCalls)`, then `(await api.likeMember(input)).data`.
 * A screen so loads the contract of its own features only. Failures are `ApiError`s; nothing is shown from here.
 * @param timeout milliseconds until a call has failed; uploads need longer than the usual 10 s
 */
export function clientOf<Contract extends AnyContractRouter>(contract: Contract, timeout?: number) {
  const link = new OpenAPILink(contract, {
    url: window.location.origin,
    fetch: (asked, init) => answer(asked, init, timeout),
  })
  return createORPCClient<JsonifiedClient<ContractRouterClient<Contract>>>(link)
}

async function answer(asked: Request, init: RequestInit, timeout?: number): Promise<Response> {
  const { ok, status, headers, body } = await request(asked, init, timeout)
  if (ok) return new Response(body, { status, headers })
  const error = refusal(status, body)
  if (endsSession(error.code)) notifySignInNeeded()
  throw error
}
