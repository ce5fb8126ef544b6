import type { FastifyRequest } from 'fastify'
import type { Staff, Viewer } from './app.ts'

export type RouteAccess = MemberAccess | StaffAccess

export interface MemberAccess {
  access: 'public' | 'session' | 'member'
  suspended: 'allowed' | 'denied'
}

export interface StaffAccess {
  /** `moderator` admits all staff, including administrators. */
  access: 'moderator' | 'admin'
  suspended: 'denied'
  /** With `moderator`: only senior moderators, no administrators. */
  senior?: true
  /** Also open to staff who still have their initial password. */
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
  staffOf?: FindStaff | undefined
  fail: (code: AccessFailure) => Error
}

interface PassedCheck {
  access: RouteAccess
  viewer: Viewer | null
  staff: Staff | null
}

/** Only `checkAccess` writes here, so that no other code can fake a passed check. */
const passedChecks = new WeakMap<FastifyRequest, PassedCheck>()

const noStaff = async () => null

/**
 * Looks up no session for calls that are open to everyone, so a flood of sign-ins costs no queries. @throws the refusal
 */
export async function checkAccess(
  request: FastifyRequest,
  access: RouteAccess,
  { viewerOf, staffOf = noStaff, fail }: AccessCheckOptions,
): Promise<void> {
  passedChecks.delete(request)
  if (isForStaff(access)) {
    const staff = await staffOf(request)
    const refusal = staffRefusalOf(staff, access)
    if (refusal) throw fail(refusal)
    passedChecks.set(request, { access, viewer: null, staff })
    return
  }
  const viewer = isOpenToAll(access) ? null : await viewerOf(request)
  const refusal = refusalOf(viewer, access)
  if (refusal === 'accounts.sign_in_needed' && (await staffOf(request))) throw fail('request.denied')
  if (refusal) throw fail(refusal)
  passedChecks.set(request, { access, viewer, staff: null })
}

const isOpenToAll = ({ access, suspended }: RouteAccess) => access === 'public' && suspended === 'allowed'

/** @returns null for signed-out visitors and for open calls. @throws if the request has not passed this access check */
export const passedCheck = (request: FastifyRequest, access: RouteAccess): Viewer | null =>
  requirePassedCheck(request, access).viewer

export function isSignedIn(request: FastifyRequest, access: RouteAccess): boolean {
  const { viewer, staff } = requirePassedCheck(request, access)
  return viewer !== null || staff !== null
}

export function signedInViewer(request: FastifyRequest, access: RouteAccess): Viewer {
  const viewer = passedCheck(request, access)
  if (!viewer) throw new Error('A handler for members was reached by a visitor.')
  return viewer
}

export function signedInStaff(request: FastifyRequest, access: RouteAccess): Staff {
  const { staff } = requirePassedCheck(request, access)
  if (!staff) throw new Error('A handler for staff was called without a staff session.')
  return staff
}

function requirePassedCheck(request: FastifyRequest, access: RouteAccess): PassedCheck {
  const check = passedChecks.get(request)
  if (check?.access !== access) throw new Error('A handler was reached without its access check.')
  return check
}

const ACCESS: Record<RouteAccess['access'], true> = {
  public: true,
  session: true,
  member: true,
  moderator: true,
  admin: true,
}

export function requireRouteAccess(route: string, access: Partial<RouteAccess> | undefined): void {
  const isKnown = access?.access !== undefined && Object.hasOwn(ACCESS, access.access)
  if (!isKnown || (access.suspended !== 'allowed' && access.suspended !== 'denied'))
    throw new Error(`${route} does not say who may call it.`)
}

/**
 * Callers who are not staff get "not found", even for a wrong method, so that they can't learn that the call exists.
 */
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
