import * as z from 'zod/mini'
import { call, reply } from '../call.ts'
import { CountryCode, MatchId, MemberId, MessageId, Timestamp } from '../ids.ts'
import { routes } from '../routes.ts'
import { ViewedPhoto } from './profiles.ts'

/** `seq` numbers the conversation's messages from 1 without gaps, as the viewer sees them. */
export const Message = z.object({
  id: MessageId,
  match_id: MatchId,
  seq: z.int(),
  sender_id: MemberId,
  client_message_id: z.uuid(),
  content: z.string(),
  created_at: Timestamp,
  is_read: z.boolean(),
})
export type Message = z.infer<typeof Message>

/** Scam shield warnings for the recipient: the sender suggests another app early, or asks for money. */
export const Caution = z.enum(['contact', 'money'])
export type Caution = z.infer<typeof Caution>

export const Conversation = z.object({
  match_id: MatchId,
  other_user_id: MemberId,
  other_user_name: z.string(),
  other_user_age: z.nullable(z.int()),
  other_user_location: z.nullable(z.string()),
  other_user_country: z.nullable(CountryCode),
  verified: z.boolean(),
  available: z.boolean(),
  online: z.optional(z.boolean()),
  photo: z.nullable(ViewedPhoto),
  photo_url: z.nullable(z.string()),
  compatibility_percentage: z.nullable(z.int()),
  last_activity: Timestamp,
  content: z.nullable(z.string()),
  created_at: z.nullable(Timestamp),
  is_from_current_user: z.boolean(),
  unread_count: z.int(),
  last_seq: z.int(),
  caution: z.nullable(Caution),
})
export type Conversation = z.infer<typeof Conversation>

/** Latest activity first. `match_id` adds that match even if it has no messages. */
export const getConversations = call(
  routes.messaging.getConversations,
  'Your conversations with their last message',
  { access: 'member', suspended: 'denied' },
)
  .input(z.strictObject({ user_id: MemberId, match_id: z.optional(MatchId) }))
  .output(reply(z.array(Conversation)))

/** Oldest first: the latest page, the page before a `seq`, or the messages after one. */
export const getMessages = call(routes.messaging.getMessages, 'Messages of a match, 50 a page', {
  access: 'member',
  suspended: 'denied',
})
  .input(
    z.strictObject({
      match_id: MatchId,
      before_seq: z.optional(z.int().check(z.gte(1))),
      after_seq: z.optional(z.int().check(z.gte(0))),
    }),
  )
  .output(
    z.object({
      success: z.literal(true),
      data: z.array(Message),
      pagination: z.object({ has_next_page: z.boolean(), results_per_page: z.int() }),
    }),
  )

/**
 * A repeated `client_message_id` returns the stored message. Members outside the match get 404 before the content is
 * checked.
 */
export const sendMessage = call(routes.messaging.sendMessage, 'Send a message to a match', {
  access: 'member',
  suspended: 'denied',
})
  .input(
    z.strictObject({
      match_id: MatchId,
      content: z.string(),
      client_message_id: z.uuid(),
      sender_id: z.optional(MemberId),
    }),
  )
  .output(reply(Message))

export const markMessagesRead = call(
  routes.messaging.markMessagesRead,
  "Mark the other's messages of a match as read",
  { access: 'member', suspended: 'denied' },
)
  .input(z.strictObject({ match_id: MatchId, up_to_seq: z.int().check(z.gte(1)) }))
  .output(reply(z.object({ read: z.int() })))

export const messagingCalls = { getConversations, getMessages, sendMessage, markMessagesRead }
