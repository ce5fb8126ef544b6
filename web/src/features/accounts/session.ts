import type { Session, SignedIn } from '@ndoa/contract/accounts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../lib/api-error.ts'
import { getJson } from '../../lib/http.ts'
import { loadJson, saveJson } from '../../lib/storage.ts'
import { clearSigningOut, isSigningOut } from './pending-sign-out.ts'

/** The signed-in member. */
export type Viewer = Session['user']

/** Who is signed in, null when no one is. Asked once at the start, which also extends the session. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: fetchSession,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

async function fetchSession(): Promise<Session | null> {
  if (isSigningOut()) return null
  try {
    const session = await getJson<Session>('/auth/v1/get-session')
    noteSignedIn(true)
    return session
  } catch (error) {
    // Staff in a browser without a member are denied, and as members they are not signed in.
    if (!(error instanceof ApiError) || (error.status !== 401 && error.code !== 'request.denied')) throw error
    noteSignedIn(false)
    return null
  }
}

const HINT = 'signed-in'
const noteSignedIn = (is: boolean) => saveJson(window.localStorage, HINT, is)

/**
 * Whether someone was signed in here at the last check. If not, public pages need not ask the server. Pages for members
 * always ask: this flag gives no access.
 */
export const mayBeSignedIn = () => loadJson<boolean>(window.localStorage, HINT, Boolean) !== null

/** Asks again who is signed in: after signing in, or when a call was answered that no one is. */
export function refreshSession(queryClient: QueryClient): Promise<Session | null> {
  return queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
}

/** Stores the member who has just signed in. */
export function startSession(queryClient: QueryClient, { user }: SignedIn): void {
  const session: Session = { user }
  clearSigningOut()
  noteSignedIn(true)
  queryClient.setQueryData(sessionQuery.queryKey, session)
}

/** The first step of a sign-in succeeded, and a code of the authenticator app is still required. */
export const needsSecondStep = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'accounts.second_factor_needed'

/** A member is confirmed by email, by phone or in general (section 4 of the specification). */
export function isConfirmed({ user }: Session): boolean {
  return Boolean(user.email_confirmed_at ?? user.phone_confirmed_at ?? user.confirmed_at)
}

/** Suspended, for a time or permanently: the server answers little more than who they are. */
export const isSuspended = ({ user }: Session): boolean => Boolean(user.suspended_at)

/** The first word of the name, else the part before the @, else "User". Only for the member's own header. */
export function firstNameOf({ name, email }: Viewer): string {
  return name.trim().split(/\s+/)[0] || email?.split('@')[0] || 'User'
}
