import * as z from 'zod/mini'
import { MatchId, MemberId, Timestamp } from './ids.ts'
import { Caution, Message } from './messaging.ts'
import { Badges, Notification } from './notifications.ts'

/** What the server tells a member. The right to each event is checked when it is sent. */
export const ServerEvent = z.discriminatedUnion('type', [
  /** `hears_visible`: this server understands `visible`; during a release, one of the version before closes the connection. */
  z.object({
    type: z.literal('ready'),
    member_id: MemberId,
    hears_visible: z.optional(z.literal(true)),
    /** As they are when the connection is made; without them the page asks. */
    badges: z.optional(Badges),
  }),
  z.object({ type: z.literal('pong') }),
  z.object({ type: z.literal('message.created'), message: Message }),
  /** `reader_id` has read the other one's messages; the reader's own further tabs hear it too. */
  z.object({
    type: z.literal('messages.read'),
    match_id: MatchId,
    reader_id: MemberId,
    up_to_seq: z.int(),
    read_at: Timestamp,
  }),
  z.object({ type: z.literal('typing'), match_id: MatchId }),
  /** For the recipient of messages that ask for money, or to talk elsewhere early. */
  z.object({ type: z.literal('conversation.caution'), match_id: MatchId, caution: Caution }),
  /** For the sender of such a message about money: whether they mean it. */
  z.object({ type: z.literal('conversation.question'), match_id: MatchId }),
  z.object({ type: z.literal('like.received') }),
  z.object({ type: z.literal('match.created'), match_id: MatchId, display_name: z.string() }),
  /**
   * Somebody is no longer there for this member, or is there again, or shows other photos: ask again for everything that
   * shows others. Block, unmatch, deactivation, deletion and a grant of photos all look like this.
   */
  z.object({ type: z.literal('members.changed') }),
  z.object({ type: z.literal('notification.created'), notification: Notification }),
  /** The member's photos have changed: one was reviewed, or another tab did something. */
  z.object({ type: z.literal('photos.changed') }),
  /** The member's membership began, was extended, ended or was taken back: pages ask again what it is now, and whose photos are clear. */
  z.object({ type: z.literal('membership.changed') }),
  z.object({ type: z.literal('presence'), match_id: MatchId, online: z.boolean() }),
])
export type ServerEvent = z.infer<typeof ServerEvent>

/** What a member's browser may say; there are no subscriptions, a member gets that member's own events. */
export const ClientEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ping') }),
  z.strictObject({ type: z.literal('typing'), match_id: MatchId }),
  /** Whether the member looks at the page; without it nobody does. */
  z.strictObject({ type: z.literal('visible'), visible: z.boolean() }),
])
export type ClientEvent = z.infer<typeof ClientEvent>
