import type { MyMatch } from '@ndoa/contract/dating/matches'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, answered, refused } from '../../../testing/fake-server.ts'
import { fakeRealtime } from '../../../testing/fake-socket.ts'
import { aPhoto } from '../../../testing/member-card.ts'
import { aMatch } from '../../../testing/my-match.ts'
import { aReference } from '../../../testing/reference-data.ts'
import { visitAsAmara } from '../../../testing/signed-in.tsx'

const kofi = aMatch({ display_name: 'Kofi' })
const message = {
  id: '00000000-0000-4000-8001-000000000001',
  match_id: kofi.match_id,
  seq: 1,
  sender_id: kofi.user_id,
  client_message_id: '00000000-0000-4000-8002-000000000001',
  content: 'Hello',
  created_at: '2026-05-01T08:00:00.000Z',
  is_read: false,
}
const card = (name: string) => page.getByRole('article', { name: `${name}, 31` })
const MATCHES = 'POST /functions/v1/get-my-matches'

function visit(matches: readonly MyMatch[], answers: Answers = {}) {
  return visitAsAmara('/my-matches', { [MATCHES]: () => answered(matches), ...answers })
}

afterEach(() => void vi.restoreAllMocks())

test('a new message raises the card’s count without a reload', async () => {
  const sendEvent = fakeRealtime()
  const matches = [kofi]
  visit(matches)
  await expect.element(card('Kofi').getByRole('link', { name: 'Message with Kofi' })).toBeVisible()
  matches[0] = { ...kofi, message_count: 1, unread_count: 1 }
  await sendEvent({ type: 'message.created', message })
  await expect.element(card('Kofi').getByRole('link', { name: 'Chat with Kofi 1 new message' })).toBeVisible()
  matches[0] = { ...kofi, message_count: 120, unread_count: 120 }
  await sendEvent({ type: 'message.created', message })
  await expect
    .element(card('Kofi').getByRole('link', { name: 'Chat with Kofi 99+ new messages' }))
    .toBeVisible()
})

test('changes missed during a lost connection appear when it returns', async () => {
  const sendEvent = fakeRealtime()
  const matches = [kofi]
  visit(matches)
  await expect.element(card('Kofi')).toBeVisible()
  matches.push(aMatch({ display_name: 'Yaw' }))
  await sendEvent({ type: 'ready', member_id: kofi.user_id })
  await expect.element(card('Yaw')).toBeVisible()
})

test('a failed refresh keeps the matches and shows a toast', async () => {
  const sendEvent = fakeRealtime()
  let isServerUp = true
  visit([], {
    [MATCHES]: () => (isServerUp ? answered([kofi]) : refused(422, 'request.invalid', 'Please check.')),
  })
  await expect.element(card('Kofi')).toBeVisible()
  isServerUp = false
  await sendEvent({ type: 'ready', member_id: kofi.user_id })
  await expect.element(page.getByText('Error loading matches')).toBeVisible()
  await expect.element(card('Kofi')).toBeVisible()
})

test('Try Again loads matches that failed to load offline', async () => {
  let isOnline = false
  visit([], {
    [MATCHES]: () => {
      if (!isOnline) throw new TypeError('Failed to fetch')
      return answered([kofi])
    },
  })
  await expect.element(page.getByRole('heading', { name: 'Error Loading Matches', level: 1 })).toBeVisible()
  isOnline = true
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(card('Kofi')).toBeVisible()
})

test('a member without matches sees a link to Find Matches and no row of zeros', async () => {
  visit([])
  const empty = page.getByRole('main')
  await expect
    .element(empty.getByRole('link', { name: 'Find Matches' }))
    .toHaveAttribute('href', '/find-matches')
  expect(page.getByRole('definition').elements()).toEqual([])
})

test('a card’s name opens the profile over the list, and Escape returns to the name', async () => {
  const { history } = visit([kofi], {
    'GET /functions/v1/get-profile': () => refused(404, 'request.not_found', 'This is not available.'),
  })
  const name = card('Kofi').getByRole('link', { name: 'Kofi, 31' })
  await expect.element(name).toBeVisible()
  name.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('This profile is not available')).toBeVisible()
  expect(history.location.search).toBe(`?member=${kofi.user_id}`)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(name).toHaveFocus()
  expect(history.location.search).toBe('')
})

test('a card shows the faith, the verification and the blur', async () => {
  const main_photo = aPhoto(1, { blurred: true })
  const shown = { faith_id: 'christianity', denomination_id: 'catholic', main_photo, photo_count: 1 }
  visit([aMatch({ display_name: 'Yaw', verified: true, ...shown }), kofi], {
    'GET /functions/v1/get-reference-data': () =>
      answered(
        aReference({
          faiths: [
            {
              id: 'christianity',
              name: 'Christianity',
              denominations: [{ id: 'catholic', name: 'Catholic' }],
            },
          ],
        }),
      ),
  })
  const yaw = page.getByRole('article', { name: 'Yaw, 31 Verified' })
  await expect.element(yaw.getByText('Christianity, Catholic')).toBeVisible()
  await expect.element(yaw.getByRole('img', { name: 'Verified' })).toBeVisible()
  await expect.element(yaw.getByText('Photo blurred')).toBeVisible()
  await expect.element(yaw.getByRole('button', { name: '1 photo of Yaw' })).toBeVisible()
  await expect.element(card('Kofi').getByRole('img', { name: 'Verified' })).not.toBeInTheDocument()
  await expect.element(card('Kofi').getByRole('button', { name: /photo/ })).not.toBeInTheDocument()
})
