import type { FastifyRequest } from 'fastify'
import type { Staff, Viewer } from './app.ts'

/** What a route says about who may call it; the metadata of the contract's calls has this shape. */
export type RouteAccess = MemberAccess | StaffAccess
export type Access = RouteAccess['access']

export interface MemberAccess {
  access: 'public' | 'session' | 'member'
  /** Whether a suspended or banned member may make the call. */
  suspended: 'allowed' | 'denied'
}

export interface StaffAccess {
  /** `moderator` is everybody on the staff, administrators too. */
  access: 'moderator' | 'admin'
  suspended: 'denied'
  /** With `moderator`: senior moderators alone, and no administrator. */
  senior?: true
  /** Open to somebody who has not replaced their initial password yet. */
  initialPassword?: 'allowed'
}

type AccessFailure =
  | 'accounts.sign_in_needed'
  | 'accounts.email_unconfirmed'
  | 'accounts.suspended'
  | 'request.denied'
  | 'request.not_found'
  | 'staff.password_change_needed'

export type FindStaff = (request: FastifyRequest) => Promise<Staff | null>

export interface AccessCheckOptions {
  viewerOf: (request: FastifyRequest) => Promise<Viewer | null>
  /** Without it nobody counts as staff. */
  staffOf?: FindStaff | undefined
  fail: (code: AccessFailure) => Error
}

interface PassedCheck {
  access: RouteAccess
  viewer: Viewer | null
  staff: Staff | null
}

/** Which check each request has passed. Only `checkAccess` writes it, so no handler can be told that one was passed. */
const passedChecks = new WeakMap<FastifyRequest, PassedCheck>()

const nobody = async () => null

/**
 * Lets a request pass or throws why not: sign-in needed, suspended, unconfirmed, not for this role. Called before the
 * body is read. Where nobody is refused, no session is looked up: a flood of sign-ins costs the database nothing here.
 * A check that was passed is remembered for `passedCheck`.
 */
export async function checkAccess(
  request: FastifyRequest,
  access: RouteAccess,
  { viewerOf, staffOf = nobody, fail }: AccessCheckOptions,
): Promise<void> {
  passedChecks.delete(request)
  if (isForStaff(access)) {
    const staff = await staffOf(request)
    const refusal = staffRefusalOf(staff, access)
    if (refusal) throw fail(refusal)
    passedChecks.set(request, { access, viewer: null, staff })
    return
  }
  const viewer = isForEverybody(access) ? null : await viewerOf(request)
  const refusal = refusalOf(viewer, access)
  // Staff are not members: they get 403, not a request to sign in.
  if (refusal === 'accounts.sign_in_needed' && (await staffOf(request))) throw fail('request.denied')
  if (refusal) throw fail(refusal)
  passedChecks.set(request, { access, viewer, staff: null })
}

const isForEverybody = ({ access, suspended }: RouteAccess) => access === 'public' && suspended === 'allowed'

/**
 * Who is calling; null is a visitor, and anybody where everybody may call.
 * @throws when the request has not passed the check of this access: a handler was reached by another way
 */
export const passedCheck = (request: FastifyRequest, access: RouteAccess): Viewer | null =>
  passed(request, access).viewer

/** Whether the request has passed the check of this access as a member or as staff. */
export function isSignedIn(request: FastifyRequest, access: RouteAccess): boolean {
  const { viewer, staff } = passed(request, access)
  return viewer !== null || staff !== null
}

/** Who is calling, on calls that require a session. */
export function signedInViewer(request: FastifyRequest, access: RouteAccess): Viewer {
  const viewer = passedCheck(request, access)
  if (!viewer) throw new Error('A handler for members was reached by a visitor.')
  return viewer
}

/** Who of the staff is calling. */
export function signedInStaff(request: FastifyRequest, access: RouteAccess): Staff {
  const { staff } = passed(request, access)
  if (!staff) throw new Error('A handler for staff was reached by somebody else.')
  return staff
}

function passed(request: FastifyRequest, access: RouteAccess): PassedCheck {
  const check = passedChecks.get(request)
  if (check?.access !== access) throw new Error('A handler was reached without its access check.')
  return check
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
export const isForStaff = (access: RouteAccess): access is StaffAccess =>
  access.access === 'moderator' || access.access === 'admin'

function staffRefusalOf(
  staff: Staff | null,
  { access, senior, initialPassword }: StaffAccess,
): AccessFailure | null {
  if (!staff) return 'request.not_found'
  if (staff.hasInitialPassword && initialPassword !== 'allowed') return 'staff.password_change_needed'
  if (access === 'admin') return staff.role === 'admin' ? null : 'request.denied'
  return senior && !staff.isSenior ? 'request.denied' : null
}

function refusalOf(viewer: Viewer | null, { access, suspended }: MemberAccess): AccessFailure | null {
  const isShutOut = viewer?.suspended === true && suspended !== 'allowed'
  switch (access) {
    case 'public':
      return isShutOut ? 'accounts.suspended' : null
    case 'session':
    case 'member':
      if (!viewer) return 'accounts.sign_in_needed'
      if (isShutOut) return 'accounts.suspended'
      return access === 'member' && !viewer.confirmed ? 'accounts.email_unconfirmed' : null
    default:
      throw new Error(`Unknown access: ${String(access satisfies never)}`)
  }
}
