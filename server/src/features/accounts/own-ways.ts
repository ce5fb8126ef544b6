import type { CallAccess } from '@ndoa/contract/access'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { checkAccess, signedInViewer } from '../../platform/access.ts'
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

/** The access is checked before the body is read; an id in the body must be the caller's own. */
export function ownRoute(auth: AuthContext, access: CallAccess, way: OwnHandler) {
  return {
    onRequest: (request: FastifyRequest) => checkAuthAccess(auth, request, access),
    handler(request: FastifyRequest, reply: FastifyReply) {
      const viewer = signedInViewer(request, access)
      if (namesAnother(request, viewer)) throw fail('request.denied')
      return way({ auth, viewer, request, reply })
    },
  }
}

/** Lets a request below /auth/v1 pass or throws why not. Where nobody is refused, no session is looked up. */
export function checkAuthAccess({ findViewer }: AuthContext, request: FastifyRequest, access: CallAccess) {
  const isForEverybody = access.access === 'public' && access.suspended === 'allowed'
  const viewerOf = async () => (isForEverybody ? null : findViewer(request.headers))
  return checkAccess(request, access, { viewerOf, fail })
}

const namesAnother = ({ query, body }: FastifyRequest, { id }: Viewer) =>
  [query, body].some((named) => {
    const userId = (named as { user_id?: unknown } | null | undefined)?.user_id
    return userId !== undefined && userId !== id
  })
