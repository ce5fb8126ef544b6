import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AccessRow } from '../../platform/access.ts'
import { doorOf, isOpenToSuspended } from '../../platform/access.ts'
import type { Viewer } from '../../platform/app.ts'
import { fail } from '../failures.ts'
import type { AuthContext } from './auth-context.ts'

/** A call about the own account by somebody who is signed in. */
export interface OwnCall {
  auth: AuthContext
  viewer: Viewer
  request: FastifyRequest
  reply: FastifyReply
}
export type OwnHandler = (call: OwnCall) => Promise<unknown>

/** Who may pass is decided by the access row before the body is read, as everywhere; an id in it must be the caller's own. */
export function ownRoute(auth: AuthContext, access: readonly [AccessRow, ...AccessRow[]], way: OwnHandler) {
  const door = doorOf(access)
  const viewers = new WeakMap<FastifyRequest, Viewer>()
  return {
    async onRequest(request: FastifyRequest) {
      const viewer = await auth.findViewer(request.headers)
      if (!viewer) throw fail('accounts.sign_in_needed')
      if (viewer.suspended && !isOpenToSuspended(access)) throw fail('accounts.suspended')
      if (door === 'member' && !viewer.confirmed) throw fail('accounts.email_unconfirmed')
      viewers.set(request, viewer)
    },
    handler(request: FastifyRequest, reply: FastifyReply) {
      const viewer = viewers.get(request)
      if (!viewer) throw fail('accounts.sign_in_needed')
      if (namesAnother(request, viewer)) throw fail('request.denied')
      return way({ auth, viewer, request, reply })
    },
  }
}

const namesAnother = ({ query, body }: FastifyRequest, { id }: Viewer) =>
  [query, body].some((named) => {
    const userId = (named as { user_id?: unknown } | null | undefined)?.user_id
    return userId !== undefined && userId !== id
  })
