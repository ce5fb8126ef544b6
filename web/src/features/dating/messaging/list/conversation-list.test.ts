import { expect, test } from 'vitest'
import { AMARA, aConversation, aMessage, KOFI } from '../messages.test-data.ts'
import {
  afterCaution,
  afterMessage,
  afterPresence,
  afterReading,
  searchConversations,
} from './conversation-list.ts'

const selam = aConversation({ match_id: 'selam', other_user_name: 'Sẹlam', content: null, last_seq: 0 })
const kofi = aConversation({ unread_count: 1, last_seq: 3 })

test('a message moves its conversation to the top, and repeated events count once', () => {
  const message = aMessage(4, { sender_id: KOFI, content: 'Akwaaba!' })
  const once = afterMessage([selam, kofi], message, AMARA) ?? []
  const twice = afterMessage(once, message, AMARA)
  expect(twice).toEqual(once)
  expect(once.map(({ match_id }) => match_id)).toEqual([kofi.match_id, 'selam'])
  expect(once[0]).toMatchObject({
    content: 'Akwaaba!',
    unread_count: 2,
    last_seq: 4,
    is_from_current_user: false,
  })
})

test('an own message changes the last message, not the unread count', () => {
  const [first] = afterMessage([kofi], aMessage(4, { sender_id: AMARA }), AMARA) ?? []
  expect(first).toMatchObject({ is_from_current_user: true, unread_count: 1 })
})

test('new conversations and missed messages require a fetch', () => {
  expect(afterMessage([selam], aMessage(4), AMARA)).toBeNull()
  expect(afterMessage([kofi], aMessage(6), AMARA)).toBeNull()
})

test('reading the last message clears the unread count, reading less requires the server’s', () => {
  expect(afterReading([kofi], kofi.match_id, 3)?.[0]?.unread_count).toBe(0)
  expect(afterReading([kofi], kofi.match_id, 2)).toBeNull()
})

test('a member who comes online is marked only in their conversation', () => {
  const list = afterPresence([selam, kofi], kofi.match_id, true)
  expect(list.map(({ online }) => online)).toEqual([false, true])
})

test('the search finds names and last messages without tone marks', () => {
  expect(searchConversations([selam, kofi], ' selam ')).toEqual([selam])
  expect(searchConversations([selam, kofi], 'message 3')).toEqual([kofi])
  expect(searchConversations([selam, kofi], '')).toHaveLength(2)
  expect(searchConversations([selam, kofi], 'no one')).toEqual([])
})

test('advice about money is not replaced by advice about contacts', () => {
  const [first] = afterCaution([kofi], kofi.match_id, 'contact')
  expect(first?.caution).toBe('contact')
  const [second] = afterCaution(afterCaution([kofi], kofi.match_id, 'money'), kofi.match_id, 'contact')
  expect(second?.caution).toBe('money')
})
