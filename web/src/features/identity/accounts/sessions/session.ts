import type { Session, SignedIn } from '@ndoa/contract/identity/accounts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../../../lib/api/api-error.ts'
import { getJson } from '../../../../lib/api/http.ts'
import { serverNow } from '../../../../lib/server-clock.ts'
import {
  clearKept,
  clearLoaded,
  clearUnsentOfOthers,
  loadJson,
  localStore,
  markEnded,
  saveJson,
} from '../../../../lib/storage/storage.ts'
import { words as ui } from '../../../../ui/words.ts'
import { clearSigningOut, isSigningOut } from './pending-sign-out.ts'

export type Viewer = Session['user']

/** Null without a session. Fetched once at the start, which also extends the session. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: fetchSession,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  // Runs offline too, because the device may hold a session.
  networkMode: 'always',
})

async function fetchSession(): Promise<Session | null> {
  if (isSigningOut()) return null
  try {
    const session = await getJson<Session>('/auth/v1/get-session')
    rememberSignedIn(session.user.id)
    if (isSuspended(session)) clearKept()
    return session
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 0) return loadKeptSession(error)
    // Staff without a member's session get this refusal, and count as signed out here.
    if (error.status !== 401 && error.code !== 'request.denied') throw error
    rememberSignedIn(null)
    return null
  }
}

/** @throws `error` unless this device keeps the member's session */
async function loadKeptSession(error: ApiError): Promise<Session> {
  const id = signedInId()
  const session = id && (await (await import('../../../../lib/storage/kept-session.ts')).keptSession(id))
  if (!session) throw error
  return session
}

const SIGNED_IN_KEY = 'signed-in'
/**
 * Remembers the member for the next start. Deletes the previous member's data; when no one is signed in, unsent
 * messages and drafts stay.
 */
export function rememberSignedIn(id: string | null): void {
  const before = signedInId()
  if (id === null) {
    if (before !== null) clearLoaded()
    markSessionUnverified()
    return
  }
  saveJson(localStore, SIGNED_IN_KEY, id)
  if (before !== null && before !== id) clearKept()
  clearUnsentOfOthers(id)
}

/** Kept data gives no access offline until the server has answered again. */
export function markSessionUnverified(): void {
  const before = signedInId()
  if (before !== null) markEnded(before)
  saveJson(localStore, SIGNED_IN_KEY, null)
}

/** A hint that gives no access: without it, public pages need not ask the server. */
export const signedInId = () => loadJson<string>(localStore, SIGNED_IN_KEY, Boolean)
export const mayBeSignedIn = () => signedInId() !== null

/** Call after signing in, or when a call's answer shows that there is no session. */
export function refreshSession(queryClient: QueryClient): Promise<Session | null> {
  return queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
}

export function startSession(queryClient: QueryClient, { user }: SignedIn): void {
  const session: Session = { user }
  clearSigningOut()
  rememberSignedIn(user.id)
  queryClient.setQueryData(sessionQuery.queryKey, session)
}

export const needsSecondStep = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'accounts.second_factor_needed'

/** Confirmed by email, by phone or in general (section 4 of the specification). */
export function isConfirmed({ user }: Session): boolean {
  return Boolean(user.email_confirmed_at ?? user.phone_confirmed_at ?? user.confirmed_at)
}

const DAY = 86_400_000

/** True during the first day after confirming, on every device. */
export function isNew(
  { email_confirmed_at, phone_confirmed_at, confirmed_at }: Viewer,
  now = serverNow().getTime(),
): boolean {
  const confirmed = [email_confirmed_at, phone_confirmed_at, confirmed_at].flatMap((at) => at ?? [])
  return now - Math.min(...confirmed.map((at) => Date.parse(at))) < DAY
}

export const isSuspended = ({ user }: Session): boolean => Boolean(user.suspended_at)

/** Falls back to a part of the email address, so it is only for the member's own header. */
export function firstNameOf({ display_name, email }: Viewer): string {
  return display_name || email?.split('@')[0] || ui.user
}
