import type { Language } from '@ndoa/contract/languages'
import { NOTIFICATIONS_SHOWN } from '@ndoa/contract/limits'
import type { Notification } from '@ndoa/contract/notifications/notifications'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { statement } from '../../../platform/statements.ts'
import { FIRST_PHOTO, type FirstRow, joinFirstPhoto, type Looking } from '../../dating/photos/index.ts'

export type About =
  | 'match'
  | 'message'
  | 'like'
  | 'unanswered'
  | 'profile'
  | 'views'
  | 'report'
  | 'statement'
  | 'verification_asked'
  | 'verification_call'
  | 'verification_approved'
  | 'verification_rejected'
  | 'verification_expired'
  | 'contact_banned'
  | 'contact_cleared'
  | 'inactivity'
  | 'saved_search'

/**
 * Excludes news about members out of reach, ended matches, searches without finds, and kinds unknown to this server.
 */
const visibleTo = (viewerId: string | RawBuilder<string>) => sql`
  from notifications n
  left join profiles p on p.user_id = n.from_id
  left join matches m on m.status = 'active'
    and m.user1 = least(n.user_id, n.from_id) and m.user2 = greatest(n.user_id, n.from_id)
  where n.user_id = ${viewerId} and n.about = any(${KNOWN})
    and (m.id is not null or (n.match_id is null and n.about <> 'verification_asked'))
    and (n.from_id is null or (reach(${viewerId}, n.from_id) <> 'none'
      and not exists (select from hides h where h.member_id = ${viewerId} and h.hidden_id = n.from_id)))
    and (n.about <> 'saved_search' or exists (select from saved_searches s
      join saved_search_finds f on f.search_id = s.id and f.told_at >= n.created_at
      where s.user_id = n.user_id and s.alerts and reach(${viewerId}, f.member_id) <> 'none'
        and not exists (select from hides h where h.member_id = ${viewerId} and h.hidden_id = f.member_id)))`

/** Opening a conversation marks its message notifications read; answering marks the reminder read. */
const isRead = sql<boolean>`
  (n.read_at is not null
    or (n.about = 'message' and not exists (select from messages u
      where u.match_id = m.id and u.sender_id = n.from_id and u.read_at is null and not u.is_held))
    or (n.about = 'unanswered' and exists (select from messages l
      where l.match_id = m.id and (l.seq = m.last_seq or l.is_held) and l.sender_id = n.user_id)))`

export interface NotificationRow extends FirstRow {
  id: string
  user_id: string
  type: Notification['type']
  about: About
  from_id: string | null
  user_name: string | null
  former_name: string | null
  match_id: string | null
  created_at: Date
  is_read: boolean
  language: Language
}

const COLUMNS = sql`n.id, n.user_id, n.type, n.about, n.from_id, p.display_name as user_name,
  n.display_name as former_name, m.id as match_id, n.created_at,
  ${isRead} as is_read, (select u.language from users u where u.id = n.user_id) as language`

const withPhotos = (notifications: RawBuilder<unknown>, now: Date) => sql<NotificationRow>`
  select n.*, ${FIRST_PHOTO({ viewerId: sql.ref('n.user_id'), now }, sql.ref('n.from_id'))}
  from (${notifications}) n ${joinFirstPhoto(sql.ref('n.from_id'))}
  order by n.created_at desc, n.id`

export const listedNotifications = statement('shown-notifications', ({ viewerId, now }: Looking) =>
  withPhotos(
    sql`select ${COLUMNS} ${visibleTo(viewerId)} and n.dismissed_at is null
        order by n.created_at desc, n.id limit ${NOTIFICATIONS_SHOWN}`,
    now,
  ),
)

export const unseenNotifications = statement(
  'unseen-notifications',
  ({ ids, now }: { ids: readonly string[]; now: Date }) =>
    withPhotos(
      sql`select ${COLUMNS} ${visibleTo(sql.ref('n.user_id'))} and n.id = any(array(select unnest(${ids}::uuid[])))
        and n.dismissed_at is null and not ${isRead}`,
      now,
    ),
)

export async function unseenAmong(db: Db, viewerId: string, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select n.id ${visibleTo(viewerId)} and n.id = any(${ids}::uuid[])
      and n.dismissed_at is null and not ${isRead}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

export async function notificationsArchiveOf(db: Db, viewerId: string): Promise<unknown[]> {
  const { rows } = await sql`
    select n.type, n.about, coalesce(n.display_name, p.display_name) as display_name,
      n.created_at, n.read_at, n.dismissed_at
    ${visibleTo(viewerId)} order by n.created_at, n.id`.execute(db)
  return rows
}

export const unreadNotificationsCount = (viewerId: string, cap: number) => sql<number>`
  (select count(*) from (
    select ${visibleTo(viewerId)} and n.dismissed_at is null and n.read_at is null and not ${isRead} limit ${cap}
  ) unread)`

/** Includes dismissed notifications. */
export async function knownIds(db: Db, viewerId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select n.id ${visibleTo(viewerId)} and n.id = any(${ids}::uuid[])`.execute(db)
  return rows.map(({ id }) => id)
}

/** @param ids null marks all @returns how many were unread */
export async function markRead(
  db: Db,
  viewerId: string,
  ids: readonly string[] | null,
  at: Date,
): Promise<number> {
  let update = db
    .updateTable('notifications')
    .set({ read_at: at })
    .where('user_id', '=', viewerId)
    .where('read_at', 'is', null)
  if (ids) update = update.where('id', 'in', ids)
  const { numUpdatedRows } = await update.executeTakeFirst()
  return Number(numUpdatedRows)
}

export const dismiss = (db: Db, viewerId: string, id: string, at: Date) =>
  db
    .updateTable('notifications')
    .set({ dismissed_at: at })
    .where('user_id', '=', viewerId)
    .where('id', '=', id)
    .where('dismissed_at', 'is', null)
    .execute()

export const deleteBefore = (db: Db, before: Date) =>
  db.deleteFrom('notifications').where('created_at', '<', before).execute()

export interface WrittenNotification {
  notification_id: string
  user_id: string
}

export interface NewNotification {
  user_id: string
  about: About
  occasion: string
  from_id?: string
  match_id?: string
  at: Date
}

const KINDS = {
  match: { type: 'match', wanted: sql`coalesce(s.new_matches, true)` },
  message: { type: 'message', wanted: sql`coalesce(s.messages, true)` },
  like: { type: 'like', wanted: sql`coalesce(s.likes, true)` },
  unanswered: { type: 'reminder', wanted: sql`coalesce(s.messages, true)` },
  profile: { type: 'reminder', wanted: sql`true` },
  views: { type: 'reminder', wanted: sql`coalesce(s.profile_views, false)` },
  report: { type: 'safety', wanted: sql`true` },
  statement: { type: 'safety', wanted: sql`true` },
  verification_asked: { type: 'reminder', wanted: sql`true` },
  verification_call: { type: 'reminder', wanted: sql`true` },
  verification_approved: { type: 'reminder', wanted: sql`true` },
  verification_rejected: { type: 'reminder', wanted: sql`true` },
  verification_expired: { type: 'reminder', wanted: sql`true` },
  contact_banned: { type: 'safety', wanted: sql`true` },
  contact_cleared: { type: 'safety', wanted: sql`true` },
  inactivity: { type: 'reminder', wanted: sql`true` },
  saved_search: { type: 'reminder', wanted: sql`true` },
} as const satisfies Record<About, { type: string; wanted: RawBuilder<unknown> }>
const KNOWN = Object.keys(KINDS)

/** Conversations and saved searches reuse one notification. `news` must have each occasion only once per member. */
export async function insertNotifications(
  tx: Tx,
  about: About,
  news: readonly NewNotification[],
): Promise<WrittenNotification[]> {
  const { type, wanted } = KINDS[about]
  const repeat =
    about === 'message' || about === 'saved_search'
      ? sql`do update set created_at = excluded.created_at, read_at = null, dismissed_at = null
          where excluded.created_at > notifications.created_at`
      : sql`do nothing`
  const { rows } = await sql<WrittenNotification>`
    insert into notifications (user_id, type, about, from_id, match_id, occasion, created_at)
    select u.id, ${type}, ${about}, n.from_id, n.match_id, n.occasion, n.at
    from unnest(${news.map(({ user_id }) => user_id)}::uuid[], ${news.map(({ from_id }) => from_id)}::uuid[],
      ${news.map(({ match_id }) => match_id)}::uuid[], ${news.map(({ occasion }) => occasion)}::text[],
      ${news.map(({ at }) => at)}::timestamptz[]) with ordinality n (user_id, from_id, match_id, occasion, at, i)
    join users u on u.id = n.user_id left join settings s on s.user_id = u.id
    where ${wanted} and reach(u.id, coalesce(n.from_id, u.id)) <> 'none'
      and not exists (select from hides h where h.member_id = u.id and h.hidden_id = n.from_id)
      and (${about} <> 'like' or exists (select from likes l
        where l.from_id = n.from_id and l.to_id = u.id and not l.is_matched))
      and (${about} <> 'verification_asked' or exists (select from matches m where m.status = 'active'
        and m.user1 = least(u.id, n.from_id) and m.user2 = greatest(u.id, n.from_id)))
      and (${about} <> 'verification_call' or exists (select from verifications v where v.member_id = u.id
        and v.kind = 'call' and v.outcome is null and v.ended_at is null))
    order by n.i
    on conflict (user_id, occasion) ${repeat}
    returning id as notification_id, user_id`.execute(tx)
  return rows
}

export interface ContactNotice {
  about: 'contact_banned' | 'contact_cleared'
  decision_id: string
  display_name: string
  at: Date
}

const occasionOf = (about: ContactNotice['about'], decisionId: string) => `${about} ${decisionId}`

/** Ignores the members' settings, because it concerns safety. The notice of a lifted ban replaces the ban's notice. */
export async function insertContactNotices(
  tx: Tx,
  memberIds: readonly string[],
  { about, decision_id, display_name, at }: ContactNotice,
): Promise<WrittenNotification[]> {
  if (about === 'contact_cleared')
    await tx
      .deleteFrom('notifications')
      .where('user_id', 'in', memberIds)
      .where('occasion', '=', occasionOf('contact_banned', decision_id))
      .execute()
  const { type } = KINDS[about]
  return tx
    .insertInto('notifications')
    .values(
      memberIds.map((user_id) => ({
        user_id,
        type,
        about,
        display_name,
        occasion: occasionOf(about, decision_id),
        created_at: at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id as notification_id', 'user_id'])
    .execute()
}

export async function scannedUntil(db: Db, name: string): Promise<Date | undefined> {
  const scan = await db
    .selectFrom('notification_scans')
    .select('until')
    .where('name', '=', name)
    .executeTakeFirst()
  return scan?.until
}

export const setScannedUntil = (db: Db, name: string, until: Date) =>
  db
    .insertInto('notification_scans')
    .values({ name, until })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet(({ fn }) => ({
        until: fn('greatest', ['notification_scans.until', 'excluded.until']),
      })),
    )
    .execute()
