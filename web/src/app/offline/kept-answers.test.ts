import { onlineManager, QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { keepUpload, keptUploads } from '../../features/dating/photos/upload/kept-uploads.ts'
import { rememberSignedIn } from '../../features/identity/accounts/sessions/session.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { loadDraft, saveDraft } from '../../lib/storage/drafts.ts'
import { keptSession } from '../../lib/storage/kept-session.ts'
import { amara } from '../../testing/signed-in.tsx'
import { deleteAboutOthers, deleteExpired, keepAnswers, restoreAnswers } from './kept-answers.ts'

const AMARA = amara.id
const KOFI = 'b2f1c9de-0b1d-4c53-9c05-0d8f2f6f1a22'
const HOUR = 60 * 60 * 1000
const cleanups: (() => void)[] = []

afterEach(() => {
  for (const end of cleanups.splice(0)) end()
  onlineManager.setOnline(true)
  vi.restoreAllMocks()
})

function aPageWith(memberId: string, answers: Record<string, unknown>, isSignedIn = () => true): QueryClient {
  const client = new QueryClient()
  cleanups.push(keepAnswers(client, memberId, isSignedIn))
  for (const [kind, data] of Object.entries(answers)) client.setQueryData([kind], data)
  window.dispatchEvent(new Event('pagehide'))
  return client
}

/** The data that the member's next page finds on the device. */
async function readStored(memberId: string): Promise<Record<string, unknown>> {
  const client = new QueryClient()
  await restoreAnswers(client, memberId)
  return Object.fromEntries(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey, state }) => [queryKey[0], state.data]),
  )
}

test('loaded data survives a reload, for the same member only', async () => {
  aPageWith(AMARA, { 'my-matches': ['Kofi'], session: { user: amara } })
  await expect.poll(() => readStored(AMARA)).toEqual({ 'my-matches': ['Kofi'], session: { user: amara } })
  expect(await readStored(KOFI)).toEqual({})
})

test('a session is never kept for another member', async () => {
  aPageWith(KOFI, { 'my-matches': ['Amara'], session: { user: amara } })
  await expect.poll(() => readStored(KOFI)).toEqual({ 'my-matches': ['Amara'] })
})

test('blocks, reports, decisions and sign-ins are not stored on the device', async () => {
  const kinds = [
    'blocked-members',
    'partings',
    'own-reports',
    'statements',
    'security',
    'own-sessions',
    'security-log',
  ]
  aPageWith(AMARA, { ...Object.fromEntries(kinds.map((kind) => [kind, ['x']])), week: {} })
  await expect.poll(() => readStored(AMARA)).toEqual({ week: {} })
})

test('answers about reports and decisions are not stored either', async () => {
  aPageWith(AMARA, { notifications: [{ type: 'like' }, { type: 'safety' }] })
  await expect.poll(() => readStored(AMARA)).toEqual({ notifications: [{ type: 'like' }] })
})

test('a profile that the server hides leaves the device', async () => {
  const client = aPageWith(AMARA, { 'member-profile': { display_name: 'Kofi' }, week: { views: 1 } })
  await expect.poll(() => readStored(AMARA)).toHaveProperty('member-profile')
  const queryFn = () => Promise.reject(new ApiError('request.not_found', 'This is not available.', 404))
  await client.fetchQuery({ queryKey: ['member-profile'], queryFn, retry: false }).catch(() => undefined)
  await expect.poll(() => readStored(AMARA)).toEqual({ week: { views: 1 } })
})

test('data older than a day is not shown, and is deleted', async () => {
  aPageWith(AMARA, { week: { views: 1 } })
  saveDraft(AMARA, 'profile', { bio: 'Hello' })
  await expect.poll(() => readStored(AMARA)).toEqual({ week: { views: 1 } })
  const later = Date.now() + 24 * HOUR
  const clock = vi.spyOn(Date, 'now').mockReturnValue(later)
  expect(await readStored(AMARA)).toEqual({})
  expect(loadDraft(AMARA, 'profile', () => true)).toBeNull()
  await deleteExpired()
  clock.mockRestore()
  expect(await readStored(AMARA)).toEqual({})
})

test('photos wait for a day after a session ends, even without another sign-in', async () => {
  rememberSignedIn(AMARA)
  const file = new File(['light'], 'me.jpg', { type: 'image/jpeg' })
  await keepUpload({ user_id: AMARA, client_upload_id: 'one', file, chosen_at: Date.now() })
  rememberSignedIn(null)
  await deleteExpired()
  expect(await keptUploads(AMARA)).toHaveLength(1)
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 24 * HOUR)
  await deleteExpired()
  clock.mockRestore()
  expect(await keptUploads(AMARA)).toEqual([])
})

test('a page open longer than a day keeps its session while the server answers', async () => {
  const client = aPageWith(AMARA, { session: { user: amara }, week: { views: 1 } })
  await expect.poll(() => readStored(AMARA)).toHaveProperty('session')
  const later = Date.now() + 25 * HOUR
  const clock = vi.spyOn(Date, 'now').mockReturnValue(later)
  client.setQueryData(['week'], { views: 2 }) // a local change, not an answer of the server
  window.dispatchEvent(new Event('pagehide'))
  await expect.poll(() => readStored(AMARA)).toEqual({ week: { views: 2 } })
  expect(await keptSession(AMARA)).toBeNull()

  await client.fetchQuery({ queryKey: ['week'], queryFn: () => ({ views: 3 }) })
  window.dispatchEvent(new Event('pagehide'))
  await expect.poll(() => readStored(AMARA)).toEqual({ week: { views: 3 }, session: { user: amara } })
  clock.mockReturnValue(later + 23 * HOUR)
  expect(await keptSession(AMARA)).toEqual({ user: amara })
})

test('reloads without a network do not extend a session', async () => {
  aPageWith(AMARA, { session: { user: amara } })
  await expect.poll(() => readStored(AMARA)).toHaveProperty('session')
  onlineManager.setOnline(false)
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 23 * HOUR)
  aPageWith(AMARA, { session: { user: amara }, week: { views: 1 } })
  await expect.poll(() => readStored(AMARA)).toHaveProperty('week')
  clock.mockReturnValue(Date.now() + 2 * HOUR)
  expect(await keptSession(AMARA)).toBeNull()
})

test('a long conversation keeps its latest page', async () => {
  const messages = Array.from({ length: 120 }, (_, seq) => ({ seq }))
  aPageWith(AMARA, { messages: { messages, complete: true } })
  await expect
    .poll(() => readStored(AMARA))
    .toEqual({ messages: { messages: messages.slice(70), complete: false } })
})

test('a member’s disappearance removes stored data about all other members', async () => {
  aPageWith(AMARA, { 'my-matches': ['Kofi'], settings: { likes: true } })
  await expect.poll(() => readStored(AMARA)).toHaveProperty('my-matches')
  await deleteAboutOthers(AMARA)
  expect(await readStored(AMARA)).toEqual({ settings: { likes: true } })
})

test('nothing is written after signing out, even in another tab', async () => {
  aPageWith(AMARA, { week: { views: 1 } }, () => false)
  aPageWith(KOFI, { week: { views: 2 } })
  await expect.poll(() => readStored(KOFI)).toEqual({ week: { views: 2 } })
  expect(await readStored(AMARA)).toEqual({})
})
