import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { sendFromDevice, unsentMessages } from '../../features/dating/messaging/outbox/outbox.ts'
import { fakeUploads } from '../../features/dating/photos/upload/fake-uploads.test-data.ts'
import { keepUpload, keptUploads } from '../../features/dating/photos/upload/kept-uploads.ts'
import { rememberSignedIn, startSession } from '../../features/identity/accounts/sessions/session.ts'
import { onSignInNeeded } from '../../lib/api/sign-in-needed.ts'
import { onDevice } from '../../lib/storage/device-store.ts'
import { draftName, hasDrafts, saveDraft } from '../../lib/storage/drafts.ts'
import { DEVICE_STORE } from '../../lib/storage/storage.ts'
import type { Answers } from '../../testing/fake-server.ts'
import { answered, refused } from '../../testing/fake-server.ts'
import { aMatch } from '../../testing/my-match.ts'
import { myPhoto } from '../../testing/my-photo.ts'
import { anOwnProfile } from '../../testing/own-profile.ts'
import { amara, visitAsAmara } from '../../testing/signed-in.tsx'
import { endSession } from '../session-end.ts'

afterEach(() => {
  onlineManager.setOnline(true)
  vi.restoreAllMocks()
})

/** A server with one match for Amara. Without a network, its calls fail. */
function aServer() {
  const server = { hasNetwork: true, signedIn: amara as typeof amara | null }
  const online = (data: () => unknown) => () => {
    if (!server.hasNetwork) throw new TypeError('Failed to fetch')
    return answered(data())
  }
  const answers: Answers = {
    'GET /auth/v1/get-session': online(() => ({ user: server.signedIn })),
    'GET /functions/v1/get-badges': online(() => ({ messages: 0, likes: 0, notifications: 0 })),
    'GET /functions/v1/get-notifications': online(() => []),
    'POST /functions/v1/get-my-matches': online(() => [aMatch({ display_name: 'Kofi' })]),
    'GET /functions/v1/get-profile': online(() => anOwnProfile()),
    'HEAD /healthz': online(() => null),
  }
  return { server, answers }
}

const match = page.getByRole('heading', { name: /Kofi/ })
const notice = page.getByText(/You’re offline\./)

/** Opens the matches and waits until the device has stored them. */
async function openMatches(answers: Answers) {
  const app = visitAsAmara('/my-matches', answers)
  await expect.element(match).toBeVisible()
  window.dispatchEvent(new Event('pagehide'))
  return app
}

test('a screen survives a network failure with its time, and recovers automatically', async () => {
  const { server, answers } = aServer()
  const { router } = await openMatches(answers)
  await expect.element(notice).not.toBeInTheDocument()
  server.hasNetwork = false
  window.dispatchEvent(new Event('offline'))
  await expect.element(page.getByText(/^You’re offline\. .* as of \d+:\d\d [AP]M\.$/)).toBeVisible()
  await expect.element(match).toBeVisible()

  await router.navigate({ to: '/notifications' })
  await expect.element(page.getByText(/The rest will load when you’re back online\./)).toBeVisible()
  await expect.element(page.getByRole('alert')).toBeEmptyDOMElement()

  server.hasNetwork = true
  window.dispatchEvent(new Event('online'))
  await expect.element(page.getByRole('heading', { name: 'No Notifications' })).toBeVisible()
  await expect.element(notice).not.toBeInTheDocument()
})

test('a reload without a network restores loaded screens, and others wait', async () => {
  const { server, answers } = aServer()
  const { close } = await openMatches(answers)
  close()
  server.hasNetwork = false
  visitAsAmara('/my-matches', answers)
  await expect.element(match).toBeVisible()
  await expect.element(notice).toBeVisible()
  expect(notice.elements()).toHaveLength(1)

  server.hasNetwork = true // the browser fires no event, so the app must detect this itself
  await expect.element(notice).not.toBeInTheDocument()
  await expect.element(match).toBeVisible()
})

test('a call without an answer detects a dead network', async () => {
  const { server, answers } = aServer()
  const { router } = await openMatches(answers)
  server.hasNetwork = false
  await router.navigate({ to: '/notifications' })
  await expect.element(notice).toBeVisible()
  server.hasNetwork = true
  await expect.element(page.getByRole('heading', { name: 'No Notifications' })).toBeVisible()
})

test('an ended session stays closed without a network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { server, answers } = aServer()
  const { close } = await openMatches(answers)
  close()
  window.localStorage.setItem('signed-in', 'null') // as after a refused call
  server.hasNetwork = false
  visitAsAmara('/my-matches', answers)
  await expect.element(page.getByText(/You seem to be offline/)).toBeVisible()
  await expect.element(match).not.toBeInTheDocument()
})

const logOutInSidebar = () => page.getByRole('button', { name: 'Logout' }).click()
async function signOutInMenu() {
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
}
const leave = page.getByRole('alertdialog', { name: 'Log out anyway?' })

test.each([
  ['Logout', 'Logout', logOutInSidebar],
  ['Sign Out in the menu of the account', 'Account menu', signOutInMenu],
])('%s asks while something is unsent or unsaved, and staying keeps it', async (_way, button, press) => {
  await page.viewport(1280, 800)
  const { answers } = aServer()
  const { queryClient, fetchMock } = await openMatches(answers)
  onlineManager.setOnline(false)
  const draft = {
    match_id: amara.id,
    client_message_id: 'one',
    content: 'Hello',
    created_at: '2026-05-01T00:00:00Z',
  }
  sendFromDevice(queryClient, amara.id, draft)
  saveDraft(amara.id, 'profile', { bio: 'Hello' })
  await press()
  await expect
    .element(
      leave.getByText(/^One message hasn’t been sent yet\. Something you typed hasn’t been sent or saved\./),
    )
    .toBeVisible()
  await leave.getByRole('button', { name: 'Stay' }).click()
  await expect.element(leave).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: button })).toHaveFocus()
  expect(await unsentMessages(amara.id)).toHaveLength(1)
  expect(hasDrafts(amara.id)).toBe(true)
  expect(fetchMock.mock.calls.map(([address]) => address)).not.toContain('/auth/v1/sign-out')
  await page.viewport(390, 844)
})

test('a photo interrupted by a reload resumes on any screen, and Logout asks first', async () => {
  await page.viewport(1280, 800)
  const uploads = fakeUploads()
  const file = new File(['x'], 'me.jpg', { type: 'image/jpeg' })
  rememberSignedIn(amara.id)
  await keepUpload({ user_id: amara.id, client_upload_id: 'one', file, chosen_at: Date.now() })
  await openMatches(aServer().answers)
  await expect.poll(() => uploads.map(({ id }) => id)).toEqual(['one'])
  await page.getByRole('button', { name: 'Logout' }).click()
  const question = page.getByRole('alertdialog', { name: 'Log out anyway?' })
  await expect.element(question.getByText(/^One photo hasn’t been uploaded yet\. If/)).toBeVisible()
  await question.getByRole('button', { name: 'Stay' }).click()
  uploads[0]?.accept(myPhoto(1, 'pending'))
  await expect.element(page.getByText('Photo uploaded successfully!')).toBeVisible()
  expect(await keptUploads(amara.id)).toEqual([])
  await page.viewport(390, 844)
})

test('an unresponsive device shows a spinner and leaves its member signed out', async () => {
  const { answers } = aServer()
  await openMatches(answers)
  saveDraft(amara.id, 'profile', { bio: 'Hello' })
  // A frozen tab holds the database open and ignores the request to close it.
  const frozen = await new Promise<IDBDatabase>((resolve) => {
    const opening = window.indexedDB.open(DEVICE_STORE)
    opening.onsuccess = () => resolve(opening.result)
  })
  window.indexedDB.deleteDatabase(DEVICE_STORE)
  await signOutInMenu()
  const spinner = page.getByRole('status').getByText('Sign Out')
  await expect.element(spinner).toBeVisible()
  await expect.element(leave.getByText(/^Something you typed hasn’t been sent or saved\./)).toBeVisible()
  await expect.element(spinner).not.toBeInTheDocument()
  frozen.close() // the tab wakes up
})

test('a message that waited until its match ended is reported as unsent', async () => {
  const { answers } = aServer()
  const { queryClient } = await openMatches({
    ...answers,
    'POST /functions/v1/send-message': () => refused(404, 'request.not_found', 'This is not available.'),
  })
  onlineManager.setOnline(false)
  const draft = { match_id: amara.id, client_message_id: 'late', content: 'Are you there?' }
  sendFromDevice(queryClient, amara.id, { ...draft, created_at: '2026-05-01T00:00:00Z' })
  window.dispatchEvent(new Event('online'))
  const notSent = page.getByRole('alertdialog', { name: 'Not sent' })
  await expect.element(notSent.getByText('Are you there?')).toBeVisible()
  await notSent.getByRole('button', { name: 'OK' }).click()
  await expect.element(notSent).not.toBeInTheDocument()
  await expect.poll(() => unsentMessages(amara.id)).toEqual([])
})

test('a session ended by the server leaves only the member’s unsent messages and drafts on the device', async () => {
  let hasEnded = false
  const ended = () => refused(401, 'accounts.sign_in_needed', 'Please sign in.')
  const { answers } = aServer()
  const { history, router, queryClient } = await openMatches({
    ...answers,
    'GET /auth/v1/get-session': () => (hasEnded ? ended() : answered({ user: amara })),
    'GET /functions/v1/get-notifications': ended,
  })
  saveDraft(amara.id, 'profile', { bio: 'Hello' })
  window.sessionStorage.setItem(draftName(amara.id, 'report'), '{}')
  await expect.poll(keptAnswers).not.toEqual([])
  onlineManager.setOnline(false)
  const draft = { match_id: amara.id, client_message_id: 'one', content: 'Hello' }
  sendFromDevice(queryClient, amara.id, { ...draft, created_at: '2026-05-01T00:00:00Z' })
  await expect.poll(() => unsentMessages(amara.id)).toHaveLength(1)
  queryClient.getMutationCache().clear()
  onlineManager.setOnline(true)
  onSignInNeeded(() => void endSession(queryClient, router))
  hasEnded = true
  void router.navigate({ to: '/notifications' })
  await expect.poll(() => history.location.pathname).toBe('/login')
  await expect.poll(keptAnswers).toEqual([])
  expect(hasDrafts(amara.id)).toBe(true)
  expect(window.sessionStorage.getItem(draftName(amara.id, 'report'))).toBeNull()
  expect(await unsentMessages(amara.id)).toHaveLength(1)

  startSession(queryClient, { user: { ...amara, id: 'b2f1c9de-0b1d-4c53-9c05-0d8f2f6f1a22' } })
  expect(hasDrafts(amara.id)).toBe(false)
  await expect.poll(() => unsentMessages(amara.id)).toEqual([])
})

const keptAnswers = () => onDevice((store) => store.getAll('answers'), [])
