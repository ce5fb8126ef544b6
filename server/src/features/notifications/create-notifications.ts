import { type RawBuilder, sql } from 'kysely'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { emit, transaction } from '../../platform/outbox.ts'
import type { About } from './notifications.queries.ts'

declare module '../../platform/outbox.ts' {
  interface Events {
    /** A member has something new to see: written for the first time, or once more for a later message. */
    'notification.written': { notification_id: string; user_id: string }
  }
}

/** Something to tell a member, once for each occasion. */
export interface NewNotification {
  user_id: string
  about: About
  occasion: string
  from_id?: string
  match_id?: string
  at: Date
}

/** The kind that members see, and the setting that says whether they want to hear of it. */
const KINDS = {
  match: { type: 'match', wanted: sql`coalesce(s.new_matches, true)` },
  message: { type: 'message', wanted: sql`coalesce(s.messages, true)` },
  like: { type: 'like', wanted: sql`coalesce(s.likes, true)` },
  unanswered: { type: 'reminder', wanted: sql`coalesce(s.messages, true)` },
  profile: { type: 'reminder', wanted: sql`true` },
  views: { type: 'reminder', wanted: sql`coalesce(s.profile_views, false)` },
} as const satisfies Record<About, { type: string; wanted: RawBuilder<unknown> }>

/** So many are written in one transaction: a long one would hold up every event of the product. */
const BATCH = 50

/** Writes notifications, in batches. */
export async function createNotifications(app: App, tellings: readonly NewNotification[]): Promise<void> {
  for (let start = 0; start < tellings.length; start += BATCH) {
    await transaction(app, async (tx) => {
      for (const telling of tellings.slice(start, start + BATCH)) await createNotification(tx, telling)
    })
  }
}

/**
 * Writes a notification, when the member is here at all, wants to hear of this and may reach whom it is about. Of the
 * messages in a conversation there is one, which comes up again; of everything else, one for each occasion.
 */
async function createNotification(tx: Tx, telling: NewNotification): Promise<void> {
  const { user_id, about, occasion, from_id = null, match_id = null, at } = telling
  const { type, wanted } = KINDS[about]
  const repeat =
    about === 'message'
      ? sql`do update set created_at = excluded.created_at, read_at = null, dismissed_at = null
          where excluded.created_at > notifications.created_at`
      : sql`do nothing`
  const { rows } = await sql<{ id: string }>`
    insert into notifications (user_id, type, about, from_id, match_id, occasion, created_at)
    select u.id, ${type}, ${about}, ${from_id}::uuid, ${match_id}::uuid, ${occasion}, ${at}
    from users u left join settings s on s.user_id = u.id
    where u.id = ${user_id} and ${wanted} and reach(u.id, coalesce(${from_id}::uuid, u.id)) <> 'none'
      and not exists (select from hides h where h.member_id = u.id and h.hidden_id = ${from_id}::uuid)
    on conflict (user_id, occasion) ${repeat}
    returning id`.execute(tx)
  const [written] = rows
  if (written) await emit(tx, 'notification.written', { notification_id: written.id, user_id })
}
