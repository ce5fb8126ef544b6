import type { Session } from '@ndoa/contract/identity/accounts'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { endSession } from '../../../../app/session-end.ts'
import { hasDrafts, loadDraft, saveDraft } from '../../../../lib/storage/drafts.ts'
import { answered, fakeServer, refused } from '../../../../testing/fake-server.ts'
import { amara } from '../../../../testing/signed-in.tsx'
import { signIn } from '../accounts.calls.ts'
import { finishSigningOut, isSigningOut, markSigningOut } from './pending-sign-out.ts'
import { firstNameOf, isConfirmed, refreshSession, sessionQuery, startSession } from './session.ts'
import { signOut } from './sign-out.ts'

afterEach(() => void vi.restoreAllMocks())

const signedIn: Session = { user: amara }
const nothing = { email_confirmed_at: null, phone_confirmed_at: null, confirmed_at: null }
const stamp = '2026-01-01T00:00:00Z'

test.each([
  [{}, false],
  [{ email_confirmed_at: stamp }, true],
  [{ phone_confirmed_at: stamp }, true],
  [{ confirmed_at: stamp }, true],
])('a user with %o is confirmed: %s', (confirmed, is) => {
  expect(isConfirmed({ user: { ...amara, ...nothing, ...confirmed } })).toBe(is)
})

test('a session’s end clears all loaded data', async () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(sessionQuery.queryKey, signedIn)
  queryClient.setQueryData(['own-profile', amara.id], { full_name: 'Amara Okafor' })
  const guard = vi.fn(async () => {})
  await endSession(queryClient, { invalidate: guard, state: { location: { pathname: '/likes' } } })
  expect(guard).toHaveBeenCalledOnce()
  expect(queryClient.getQueryData(sessionQuery.queryKey)).toBeNull()
  expect(queryClient.getQueryData(['own-profile', amara.id])).toBeUndefined()
})

test('a browser without a session has no member', async () => {
  fakeServer({ 'GET /auth/v1/get-session': () => refused(401, 'accounts.sign_in_needed', 'Please sign in.') })
  expect(await new QueryClient().fetchQuery(sessionQuery)).toBeNull()
})

test.each([
  [{ display_name: 'El Hadj Amara', email: 'a@x.test' }, 'El Hadj Amara'],
  [{ display_name: '', email: 'selam.t@x.test' }, 'selam.t'],
  [{ display_name: '', email: null }, 'User'],
])('%o is greeted as %s', (who, name) => {
  expect(firstNameOf({ ...amara, ...who })).toBe(name)
})

test('a sign-out continues after a second without an answer', async () => {
  window.localStorage.setItem('kept', '1')
  window.sessionStorage.setItem('kept', '1')
  const logged = vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(window, 'fetch').mockImplementation(neverAnswers)
  const leave = vi.fn()
  const began = performance.now()
  await signOut(leave)
  expect(performance.now() - began).toBeGreaterThan(990)
  expect(leave).toHaveBeenCalledExactlyOnceWith('/login')
  expect(window.localStorage.getItem('kept')).toBeNull()
  expect(window.sessionStorage).toHaveLength(0)
  expect(logged).toHaveBeenCalledOnce()
})

test('a pending sign-out counts here at once and is sent again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const fetch = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('offline'))
  await signOut(() => {})
  expect(await new QueryClient().fetchQuery(sessionQuery)).toBeNull()
  expect(fetch).toHaveBeenCalledOnce() // the session was not requested

  const finished = finishSigningOut()
  await expect.poll(() => fetch.mock.calls.length).toBe(2)
  expect(isSigningOut()).toBe(true)
  fakeServer({ 'POST /auth/v1/sign-out': () => answered(null) })
  window.dispatchEvent(new Event('online'))
  await finished
  expect(isSigningOut()).toBe(false)
  expect(window.localStorage).toHaveLength(0)
})

test('a new sign-in replaces an unsent sign-out', async () => {
  markSigningOut()
  const aborted = vi.fn()
  vi.spyOn(window, 'fetch').mockImplementation((address, init) => {
    init?.signal?.addEventListener('abort', aborted)
    return address === '/auth/v1/sign-out' ? neverAnswers(address, init) : Promise.resolve(signedInAnswer())
  })
  vi.spyOn(console, 'warn').mockReturnValue()
  const finished = finishSigningOut()
  const queryClient = new QueryClient()
  startSession(queryClient, await signIn({ email: 'amara@example.org', password: 'Karibu-2026!' }))
  expect(aborted).toHaveBeenCalled() // its answer would clear the new cookie
  window.dispatchEvent(new Event('online'))
  await finished
  expect(queryClient.getQueryData(sessionQuery.queryKey)).toEqual(signedIn)
})

const signedInAnswer = () => Response.json({ success: true, data: signedIn })

/** Settles only when the caller aborts. */
const neverAnswers: typeof fetch = (_address, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
  })

test('a staff session is not a member session', async () => {
  fakeServer({
    'GET /auth/v1/get-session': () => refused(403, 'request.denied', 'You don’t have access to this.'),
  })
  expect(await new QueryClient().fetchQuery(sessionQuery)).toBeNull()
})

test('a sign-in clears another member’s drafts, a suspension the member’s own', async () => {
  const queryClient = new QueryClient()
  startSession(queryClient, signedIn)
  saveDraft(amara.id, 'profile', { bio: 'Hello' })
  startSession(queryClient, signedIn)
  expect(hasDrafts(amara.id)).toBe(true)
  startSession(queryClient, { user: { ...amara, id: 'b2f1c9de-0b1d-4c53-9c05-0d8f2f6f1a22' } })
  expect(hasDrafts(amara.id)).toBe(false)

  startSession(queryClient, signedIn)
  saveDraft(amara.id, 'profile', { bio: 'Hello' })
  const suspended = { ...amara, suspended_at: stamp }
  fakeServer({ 'GET /auth/v1/get-session': () => answered({ user: suspended }) })
  await refreshSession(queryClient)
  expect(hasDrafts(amara.id)).toBe(false)
})

test('the same member’s input survives a new sign-in for a day', async () => {
  const queryClient = new QueryClient()
  startSession(queryClient, signedIn)
  saveDraft(amara.id, 'profile', { bio: 'Hello' })
  fakeServer({ 'GET /auth/v1/get-session': () => refused(401, 'accounts.sign_in_needed', 'Please sign in.') })
  const router = { invalidate: vi.fn(async () => {}), state: { location: { pathname: '/profile' } } }
  await endSession(queryClient, router)
  startSession(queryClient, signedIn)
  expect(loadDraft(amara.id, 'profile', () => true)).toEqual({ bio: 'Hello' })

  await endSession(queryClient, router)
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 24 * 60 * 60 * 1000)
  startSession(queryClient, signedIn)
  expect(loadDraft(amara.id, 'profile', () => true)).toBeNull()
})
