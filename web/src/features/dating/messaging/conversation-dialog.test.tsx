import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { realtime } from '../../../lib/realtime/realtime.ts'
import { answered } from '../../../testing/fake-server.ts'
import { visitAsAmara } from '../../../testing/signed-in.tsx'
import { aConversation, aMessage, KOFI, MATCH } from './messages.test-data.ts'

afterEach(() => {
  realtime.stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const kofi = {
  match_id: MATCH,
  user_id: KOFI,
  display_name: 'Kofi',
  age: 33,
  gender: 'Male',
  compatibility_percentage: 84,
  display_location: 'Accra, Ghana',
  verified: true,
  member_since: '2026-01',
  allow_screenshots: true,
  photo_count: 0,
  main_photo_signed_url: null,
  main_photo: null,
  matched_at: '2026-05-01T08:00:00.000Z',
  last_activity: '2026-05-01T08:03:00.000Z',
  last_message_at: '2026-05-01T08:03:00.000Z',
  message_count: 1,
  unread_count: 0,
}

function visitMyMatches() {
  const stored = [aMessage(1)]
  const messagesAsked = vi.fn((body: unknown) => {
    const { after_seq = 0 } = body as { after_seq?: number }
    const data = stored.filter(({ seq }) => seq > after_seq)
    return {
      body: { success: true, data, pagination: { has_next_page: false, results_per_page: 50 } },
    }
  })
  return {
    stored,
    messagesAsked,
    ...visitAsAmara('/my-matches', {
      'POST /functions/v1/get-my-matches': () => answered([kofi]),
      'POST /functions/v1/get-conversations': () => answered([aConversation({ content: 'Message 1' })]),
      'POST /functions/v1/get-messages': messagesAsked,
    }),
  }
}

test('a conversation opens over the list and closes with Back', async () => {
  const { history } = visitMyMatches()
  await page.getByRole('link', { name: /^Chat with Kofi/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Conversation with Kofi' })
  await expect.element(dialog.getByText('Message 1')).toBeVisible()
  expect(history.location.href).toBe(`/my-matches?chat=${MATCH}`)
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(history.location.href).toBe('/my-matches')
  await expect.element(page.getByRole('link', { name: /^Chat with Kofi/ })).toHaveFocus()

  await page.getByRole('link', { name: /^Chat with Kofi/ }).click()
  await expect.element(dialog).toBeVisible()
  history.back()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(history.location.href).toBe('/my-matches')
})

test('messages are fetched every 10 s in addition to realtime', async () => {
  const { stored, messagesAsked } = visitMyMatches()
  const link = page.getByRole('link', { name: /^Chat with Kofi/ })
  await expect.element(link).toBeVisible()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await link.click()
  await expect.element(page.getByRole('dialog').getByText('Message 1')).toBeVisible()
  stored.push(aMessage(2))
  const asked = messagesAsked.mock.calls.length
  vi.advanceTimersByTime(9_999)
  expect(messagesAsked).toHaveBeenCalledTimes(asked)
  vi.advanceTimersByTime(1)
  await expect.poll(() => messagesAsked).toHaveBeenCalledTimes(asked + 1)
  await expect.element(page.getByRole('dialog').getByText('Message 2')).toBeVisible()
})
