import type { Conversation, Message } from '@ndoa/contract/dating/messaging'

export const AMARA = '00000000-0000-4000-8000-00000000000a'
export const KOFI = '00000000-0000-4000-8000-00000000000b'
export const MATCH = '00000000-0000-4000-8000-0000000000aa'

const numbered = (kind: string, figure: number) =>
  `00000000-0000-4000-8${kind}-${String(figure).padStart(12, '0')}`

/** Message number `seq` of Amara and Kofi's conversation, one per minute. Even numbers are Amara's. */
export function aMessage(seq: number, change: Partial<Message> = {}): Message {
  return {
    id: numbered('001', seq),
    match_id: MATCH,
    seq,
    sender_id: seq % 2 === 0 ? AMARA : KOFI,
    client_message_id: numbered('002', seq),
    content: `Message ${seq}`,
    created_at: new Date(Date.UTC(2026, 4, 1, 8, seq)).toISOString(),
    is_read: false,
    ...change,
  }
}

export const messagesFrom = (first: number, last: number, change: Partial<Message> = {}): Message[] =>
  Array.from({ length: last - first + 1 }, (_, place) => aMessage(first + place, change))

export function aConversation(change: Partial<Conversation> = {}): Conversation {
  return {
    match_id: MATCH,
    other_user_id: KOFI,
    other_user_name: 'Kofi',
    other_user_age: 33,
    other_user_location: 'Accra, Ghana',
    other_user_country: 'GH',
    verified: true,
    available: true,
    online: false,
    photo: null,
    photo_url: null,
    compatibility_percentage: 84,
    last_activity: '2026-05-01T08:03:00.000Z',
    content: 'Message 3',
    created_at: '2026-05-01T08:03:00.000Z',
    is_from_current_user: false,
    unread_count: 0,
    last_seq: 3,
    caution: null,
    ...change,
  }
}
