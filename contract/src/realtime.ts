import * as z from 'zod/mini'
import { Caution, Message } from './dating/messaging.ts'
import { MatchId, MemberId, Timestamp } from './ids.ts'
import { Badges, Notification } from './notifications/notifications.ts'

export const ServerEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('ready'),
    member_id: MemberId,
    /** Unread counts at connection time; a page requests them if they are absent. */
    badges: z.optional(Badges),
  }),
  z.object({ type: z.literal('pong') }),
  z.object({ type: z.literal('message.created'), message: Message }),
  /** Also sent to the reader's other tabs. */
  z.object({
    type: z.literal('messages.read'),
    match_id: MatchId,
    reader_id: MemberId,
    up_to_seq: z.int(),
    read_at: Timestamp,
  }),
  z.object({ type: z.literal('typing'), match_id: MatchId }),
  z.object({ type: z.literal('conversation.caution'), match_id: MatchId, caution: Caution }),
  /** Asks the sender whether a message about money was intended. */
  z.object({ type: z.literal('conversation.question'), match_id: MatchId }),
  z.object({ type: z.literal('like.received') }),
  z.object({ type: z.literal('match.created'), match_id: MatchId, display_name: z.string() }),
  /**
   * Pages refetch every view of members. Blocks, unmatches, deactivations, deletions and photo grants are
   * indistinguishable.
   */
  z.object({ type: z.literal('members.changed') }),
  z.object({ type: z.literal('notification.created'), notification: Notification }),
  z.object({ type: z.literal('photos.changed') }),
  /** Pages refetch the membership and which photos are unblurred. */
  z.object({ type: z.literal('membership.changed') }),
  z.object({ type: z.literal('presence'), match_id: MatchId, online: z.boolean() }),
])
export type ServerEvent = z.infer<typeof ServerEvent>

/** There are no subscriptions: members receive exactly their own events. */
export const ClientEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ping') }),
  z.strictObject({ type: z.literal('typing'), match_id: MatchId }),
  z.strictObject({ type: z.literal('visible'), visible: z.boolean() }),
])
export type ClientEvent = z.infer<typeof ClientEvent>
