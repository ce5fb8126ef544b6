import { onlineManager, QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { noteSignedIn } from '../../features/accounts/session.ts'
import { keepUpload, keptUploads } from '../../features/photos/kept-uploads.ts'
import { ApiError } from '../../lib/api-error.ts'
import { loadDraft, saveDraft } from '../../lib/drafts.ts'
import { keptSession } from '../../lib/kept-session.ts'
import { amara } from '../../testing/signed-in.tsx'
import { deleteOld, forgetOthers, keepAnswers, restoreAnswers } from './kept-answers.ts'

const AMARA = amara.id
const KOFI = 'b2f1c9de-0b1d-4c53-9c05-0d8f2f6f1a22'
const HOUR = 60 * 60 * 1000
const endings: (() => void)[] = []

afterEach(() => {
  for (const end of endings.splice(0)) end()
  onlineManager.setOnline(true)
  vi.restoreAllMocks()
})

/** A page in which these answers arrive for a member. */
function aPageWith(memberId: string, answers: Record<string, unknown>, isSignedIn = () => true): QueryClient {
  const client = new QueryClient()
  endings.push(keepAnswers(client, memberId, isSignedIn))
  for (const [kind, data] of Object.entries(answers)) client.setQueryData([kind], data)
  window.dispatchEvent(new Event('pagehide'))
  return client
}

/** What the next page of a member finds on the device. */
async function found(memberId: string): Promise<Record<string, unknown>> {
  const client = new QueryClient()
  await restoreAnswers(client, memberId)
  return Object.fromEntries(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey, state }) => [queryKey[0], state.data]),
  )
}

test('what was loaded is there again after a reload, for the same member only', async () => {
  aPageWith(AMARA, { 'my-matches': ['Kofi'], session: { user: amara } })
  await expect.poll(() => found(AMARA)).toEqual({ 'my-matches': ['Kofi'], session: { user: amara } })
  expect(await found(KOFI)).toEqual({})
})

test('the signed-in member is never kept for another member', async () => {
  aPageWith(KOFI, { 'my-matches': ['Amara'], session: { user: amara } })
  await expect.poll(() => found(KOFI)).toEqual({ 'my-matches': ['Amara'] })
})

test('blocks, reports, decisions and sign-ins do not stay on the device', async () => {
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
  await expect.poll(() => found(AMARA)).toEqual({ week: {} })
})

test('what the member was told about reports and decisions does not stay either', async () => {
  aPageWith(AMARA, { notifications: [{ type: 'like' }, { type: 'safety' }] })
  await expect.poll(() => found(AMARA)).toEqual({ notifications: [{ type: 'like' }] })
})

test('a profile that the server no longer shows is no longer on the device', async () => {
  const client = aPageWith(AMARA, { 'member-profile': { display_name: 'Kofi' }, week: { views: 1 } })
  await expect.poll(() => found(AMARA)).toHaveProperty('member-profile')
  const queryFn = () => Promise.reject(new ApiError('request.not_found', 'This is not available.', 404))
  await client.fetchQuery({ queryKey: ['member-profile'], queryFn, retry: false }).catch(() => undefined)
  await expect.poll(() => found(AMARA)).toEqual({ week: { views: 1 } })
})

test('after a day nothing of it is shown any more, and it is deleted', async () => {
  aPageWith(AMARA, { week: { views: 1 } })
  saveDraft(AMARA, 'profile', { bio: 'Hello' })
  await expect.poll(() => found(AMARA)).toEqual({ week: { views: 1 } })
  const later = Date.now() + 24 * HOUR
  const clock = vi.spyOn(Date, 'now').mockReturnValue(later)
  expect(await found(AMARA)).toEqual({})
  expect(loadDraft(AMARA, 'profile', () => true)).toBeNull()
  await deleteOld()
  clock.mockRestore()
  expect(await found(AMARA)).toEqual({})
})

test('after a session has ended its photos wait for a day, also when nobody signs in again', async () => {
  noteSignedIn(AMARA)
  const file = new File(['light'], 'me.jpg', { type: 'image/jpeg' })
  await keepUpload({ user_id: AMARA, client_upload_id: 'one', file, chosen_at: Date.now() })
  noteSignedIn(null)
  await deleteOld()
  expect(await keptUploads(AMARA)).toHaveLength(1)
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 24 * HOUR)
  await deleteOld()
  clock.mockRestore()
  expect(await keptUploads(AMARA)).toEqual([])
})

test('a page that is open for longer than a day keeps its session for as long as the server answers', async () => {
  const client = aPageWith(AMARA, { session: { user: amara }, week: { views: 1 } })
  await expect.poll(() => found(AMARA)).toHaveProperty('session')
  const later = Date.now() + 25 * HOUR
  const clock = vi.spyOn(Date, 'now').mockReturnValue(later)
  client.setQueryData(['week'], { views: 2 }) // on the device alone
  window.dispatchEvent(new Event('pagehide'))
  await expect.poll(() => found(AMARA)).toEqual({ week: { views: 2 } })
  expect(await keptSession(AMARA)).toBeNull()

  await client.fetchQuery({ queryKey: ['week'], queryFn: () => ({ views: 3 }) })
  window.dispatchEvent(new Event('pagehide'))
  await expect.poll(() => found(AMARA)).toEqual({ week: { views: 3 }, session: { user: amara } })
  clock.mockReturnValue(later + 23 * HOUR)
  expect(await keptSession(AMARA)).toEqual({ user: amara })
})

test('without a network a session is not kept for longer, however often the page is loaded', async () => {
  aPageWith(AMARA, { session: { user: amara } })
  await expect.poll(() => found(AMARA)).toHaveProperty('session')
  onlineManager.setOnline(false)
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 23 * HOUR)
  aPageWith(AMARA, { session: { user: amara }, week: { views: 1 } })
  await expect.poll(() => found(AMARA)).toHaveProperty('week')
  clock.mockReturnValue(Date.now() + 2 * HOUR)
  expect(await keptSession(AMARA)).toBeNull()
})

test('of a long conversation the latest page stays', async () => {
  const messages = Array.from({ length: 120 }, (_, seq) => ({ seq }))
  aPageWith(AMARA, { messages: { messages, complete: true } })
  await expect
    .poll(() => found(AMARA))
    .toEqual({ messages: { messages: messages.slice(70), complete: false } })
})

test('when another member is gone, nothing about others stays on the device', async () => {
  aPageWith(AMARA, { 'my-matches': ['Kofi'], settings: { likes: true } })
  await expect.poll(() => found(AMARA)).toHaveProperty('my-matches')
  await forgetOthers(AMARA)
  expect(await found(AMARA)).toEqual({ settings: { likes: true } })
})

test('after signing out, maybe in another tab, nothing is written any more', async () => {
  aPageWith(AMARA, { week: { views: 1 } }, () => false)
  aPageWith(KOFI, { week: { views: 2 } })
  await expect.poll(() => found(KOFI)).toEqual({ week: { views: 2 } })
  expect(await found(AMARA)).toEqual({})
})
