import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, answered, refused } from '../../../../testing/fake-server.ts'
import { aMatch } from '../../../../testing/my-match.ts'
import { anOwnProfile } from '../../../../testing/own-profile.ts'
import { amara, visitAsAmara } from '../../../../testing/signed-in.tsx'
import { aConversation, aMessage, MATCH } from '../messages.test-data.ts'
import { sendFromDevice } from './outbox.ts'

const tendai = aMatch({ display_name: 'Tendai', message_count: 0 })
const rowOf = (name: RegExp) => page.getByRole('link', { name }).first()

afterEach(() => {
  onlineManager.setOnline(true)
  vi.restoreAllMocks()
})

/** Opens a screen whose network can fail. `sending` answers messages sent once it is back. */
function visitOnBadLine(address: string, sending: Answers[string], more: Answers = {}) {
  let isThere = true
  const { queryClient } = visitAsAmara(address, {
    'GET /functions/v1/get-profile': () => answered(anOwnProfile()),
    'POST /functions/v1/get-conversations': () => answered([aConversation()]),
    'POST /functions/v1/get-my-matches': () => answered([tendai]),
    'HEAD /healthz': () => {
      if (!isThere) throw new TypeError('Failed to fetch')
      return answered(null)
    },
    'POST /functions/v1/send-message': sending,
    ...more,
  })
  return {
    write: (match_id: string) =>
      sendFromDevice(queryClient, amara.id, {
        match_id,
        client_message_id: crypto.randomUUID(),
        content: 'Are you well?',
        created_at: '2026-05-01T09:00:00Z',
      }),
    loseLine: () => {
      isThere = false
      onlineManager.setOnline(false)
    },
    comeBack: () => {
      isThere = true
      onlineManager.setOnline(true)
    },
  }
}

const slowed = () => refused(409, 'messaging.slowed', 'Please write to fewer people at once.')

test.each(['/dashboard', '/messages'])(
  'at %s a conversation shows waiting and refused messages',
  async (address) => {
    const { loseLine, write, comeBack } = visitOnBadLine(address, slowed)
    const kofi = rowOf(/Kofi.*Message 3/)
    await expect.element(kofi).toBeVisible()
    loseLine()
    write(MATCH)
    await expect.element(rowOf(/Kofi.*Waiting for network/)).toBeVisible()
    expect(kofi.elements()).toEqual([])
    comeBack()
    await expect.element(rowOf(/Kofi.*Not sent/)).toBeVisible()
  },
)

test('a refused first message is marked on the new match', async () => {
  const { loseLine, write, comeBack } = visitOnBadLine('/messages', slowed)
  await expect.element(rowOf(/Write to Tendai/)).toBeVisible()
  loseLine()
  write(tendai.match_id)
  await expect.element(rowOf(/Tendai.*Waiting for network/)).toBeVisible()
  comeBack()
  await expect.element(rowOf(/Tendai.*Not sent/)).toBeVisible()
})

test('a sent message restores the conversation’s last message', async () => {
  const sent = { content: 'Are you well?', is_from_current_user: true, last_seq: 4 }
  let conversation = aConversation()
  const store = (body: unknown) => {
    conversation = aConversation(sent)
    return answered(aMessage(4, { ...(body as { client_message_id: string }), sender_id: amara.id }))
  }
  const { loseLine, write, comeBack } = visitOnBadLine('/messages', store, {
    'POST /functions/v1/get-conversations': () => answered([conversation]),
  })
  await expect.element(rowOf(/Kofi.*Message 3/)).toBeVisible()
  loseLine()
  write(MATCH)
  await expect.element(rowOf(/Kofi.*Waiting for network/)).toBeVisible()
  comeBack()
  await expect.element(rowOf(/Kofi.*You: Are you well\?/)).toBeVisible()
})

test('an online device never shows "Waiting for network" while a failing server is asked again', async () => {
  const attempts = vi.fn(() => new Response('<h1>502 Bad Gateway</h1>', { status: 502 }))
  const { write } = visitOnBadLine('/messages', attempts)
  await expect.element(rowOf(/Kofi.*Message 3/)).toBeVisible()
  write(MATCH)
  await expect.poll(() => attempts.mock.calls.length).toBeGreaterThan(1)
  expect(rowOf(/Waiting for network/).elements()).toEqual([])
  await expect.element(rowOf(/Kofi.*Not sent/), { timeout: 15_000 }).toBeVisible()
})
