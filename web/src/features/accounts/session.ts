import type { Session, SignedIn } from '@ndoa/contract/accounts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../lib/api-error.ts'
import { getJson } from '../../lib/http.ts'
import {
  clearKept,
  clearLoaded,
  clearUnsentOfOthers,
  loadJson,
  localStore,
  markEnded,
  saveJson,
} from '../../lib/storage.ts'
import { words as ui } from '../../ui/words/index.ts'
import { clearSigningOut, isSigningOut } from './pending-sign-out.ts'

/** The signed-in member. */
export type Viewer = Session['user']

/** Who is signed in, null when no one is. Asked once at the start, which also extends the session. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: fetchSession,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  // Asked also while the device seems to be offline: there may be a session on the device.
  networkMode: 'always',
})

async function fetchSession(): Promise<Session | null> {
  if (isSigningOut()) return null
  try {
    const session = await getJson<Session>('/auth/v1/get-session')
    noteSignedIn(session.user.id)
    if (isSuspended(session)) clearKept()
    return session
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 0) return withoutNetwork(error)
    // Staff in a browser without a member are denied, and as members they are not signed in.
    if (error.status !== 401 && error.code !== 'request.denied') throw error
    noteSignedIn(null)
    return null
  }
}

/** Without a network: the member signed in here at the last check, with what is kept for them. */
async function withoutNetwork(error: ApiError): Promise<Session> {
  const id = signedInId()
  const session = id && (await (await import('../../lib/kept-session.ts')).keptSession(id))
  if (!session) throw error
  return session
}

const HINT = 'signed-in'
/**
 * Remembers for the next start who is signed in. What is kept for the previous member is deleted; when nobody is signed
 * in, all but their unsent messages and drafts.
 */
export function noteSignedIn(id: string | null): void {
  const before = signedInId()
  if (id === null) {
    if (before !== null) clearLoaded()
    doubtSession()
    return
  }
  saveJson(localStore, HINT, id)
  if (before !== null && before !== id) clearKept()
  clearUnsentOfOthers(id)
}

/** Until the server has been asked again: without a network, nobody gets in with what is kept on the device. */
export function doubtSession(): void {
  const before = signedInId()
  if (before !== null) markEnded(before)
  saveJson(localStore, HINT, null)
}

/**
 * Who was signed in here at the last check. If no one, public pages need not ask the server. Pages for members always
 * ask: this gives no access.
 */
export const signedInId = () => loadJson<string>(localStore, HINT, Boolean)
export const mayBeSignedIn = () => signedInId() !== null

/** Asks again who is signed in: after signing in, or when a call was answered that no one is. */
export function refreshSession(queryClient: QueryClient): Promise<Session | null> {
  return queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
}

/** Stores the member who has just signed in. */
export function startSession(queryClient: QueryClient, { user }: SignedIn): void {
  const session: Session = { user }
  clearSigningOut()
  noteSignedIn(user.id)
  queryClient.setQueryData(sessionQuery.queryKey, session)
}

/** The first step of a sign-in succeeded, and a code of the authenticator app is still required. */
export const needsSecondStep = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'accounts.second_factor_needed'

/** A member is confirmed by email, by phone or in general (section 4 of the specification). */
export function isConfirmed({ user }: Session): boolean {
  return Boolean(user.email_confirmed_at ?? user.phone_confirmed_at ?? user.confirmed_at)
}

const DAY = 86_400_000

/** In the first day after they confirmed, wherever they are signed in. */
export function isNew(
  { email_confirmed_at, phone_confirmed_at, confirmed_at }: Viewer,
  now = Date.now(),
): boolean {
  const confirmed = [email_confirmed_at, phone_confirmed_at, confirmed_at].flatMap((at) => at ?? [])
  return now - Math.min(...confirmed.map((at) => Date.parse(at))) < DAY
}

/** Suspended, for a time or permanently: the server answers little more than who they are. */
export const isSuspended = ({ user }: Session): boolean => Boolean(user.suspended_at)

/** The first word of the name, else the part before the @, else "User". Only for the member's own header. */
export function firstNameOf({ name, email }: Viewer): string {
  return name.trim().split(/\s+/)[0] || email?.split('@')[0] || ui.user
}
