import type { FastifyRequest } from 'fastify'
import type { Viewer } from './app.ts'

/** Who may make a call: everybody, anyone signed in, confirmed members, or staff by role. */
export type Access = 'public' | 'session' | 'member' | 'moderator' | 'admin'

/** What a route says about who may call it; the metadata of the contract's calls has this shape. */
export interface RouteAccess {
  access: Access
  /** Whether a suspended or banned member may make the call. */
  suspended: 'allowed' | 'denied'
}

type AccessFailure =
  | 'accounts.sign_in_needed'
  | 'accounts.email_unconfirmed'
  | 'accounts.suspended'
  | 'request.not_found'

export interface AccessCheckOptions {
  viewerOf: (request: FastifyRequest) => Promise<Viewer | null>
  fail: (code: AccessFailure) => Error
}

interface PassedCheck {
  access: RouteAccess
  viewer: Viewer | null
}

/** Which check each request has passed. Only `checkAccess` writes it, so no handler can be told that one was passed. */
const passedChecks = new WeakMap<FastifyRequest, PassedCheck>()

/**
 * Lets a request pass or throws why not: sign-in needed, suspended, unconfirmed. Called before the body is read.
 * Where nobody is refused, no session is looked up: a flood of sign-ins costs the database nothing here.
 * A check that was passed is remembered for `passedCheck`.
 */
export async function checkAccess(
  request: FastifyRequest,
  access: RouteAccess,
  { viewerOf, fail }: AccessCheckOptions,
): Promise<void> {
  passedChecks.delete(request)
  const viewer = isForEverybody(access) ? null : await viewerOf(request)
  const refusal = refusalOf(viewer, access)
  if (refusal) throw fail(refusal)
  passedChecks.set(request, { access, viewer })
}

const isForEverybody = ({ access, suspended }: RouteAccess) => access === 'public' && suspended === 'allowed'

/**
 * Who is calling; null is a visitor, and anybody where everybody may call.
 * @throws when the request has not passed the check of this access: a handler was reached by another way
 */
export function passedCheck(request: FastifyRequest, access: RouteAccess): Viewer | null {
  const passed = passedChecks.get(request)
  if (passed?.access !== access) throw new Error('A handler was reached without its access check.')
  return passed.viewer
}

/** The same where nobody passes without a session. */
export function signedInViewer(request: FastifyRequest, access: RouteAccess): Viewer {
  const viewer = passedCheck(request, access)
  if (!viewer) throw new Error('A handler for members was reached by a visitor.')
  return viewer
}

const ACCESS: Record<Access, true> = {
  public: true,
  session: true,
  member: true,
  moderator: true,
  admin: true,
}

/** Throws when the metadata of a route is missing or unknown, so that the server does not start with it. */
export function requireRouteAccess(route: string, access: Partial<RouteAccess> | undefined): void {
  const isKnown = access?.access !== undefined && Object.hasOwn(ACCESS, access.access)
  if (!isKnown || (access.suspended !== 'allowed' && access.suspended !== 'denied'))
    throw new Error(`${route} does not say who may call it.`)
}

/** Nobody else learns that such a call exists, neither by a wrong method nor by a body that cannot be read. */
export const isForStaff = ({ access }: RouteAccess): boolean => access === 'moderator' || access === 'admin'

function refusalOf(viewer: Viewer | null, { access, suspended }: RouteAccess): AccessFailure | null {
  const isShutOut = viewer?.suspended === true && suspended !== 'allowed'
  switch (access) {
    case 'public':
      return isShutOut ? 'accounts.suspended' : null
    case 'session':
    case 'member':
      if (!viewer) return 'accounts.sign_in_needed'
      if (isShutOut) return 'accounts.suspended'
      return access === 'member' && !viewer.confirmed ? 'accounts.email_unconfirmed' : null
    case 'moderator':
    case 'admin':
      return 'request.not_found' // no account is staff yet
    default:
      throw new Error(`Unknown access: ${String(access satisfies never)}`)
  }
}
