import type { Language } from '@ndoa/contract/languages'
import type {
  DeliveryChannel,
  DeliveryKind,
  MailState,
  QuietHours,
} from '@ndoa/contract/notifications/deliveries'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { statement } from '../../../platform/statements.ts'
import { mailStateAt } from '../bounces/index.ts'
import type { HoldReason, NewsKind, SkipReason } from './deciding/when-to-send.ts'

export interface NewDelivery {
  user_id: string
  notification_id: string
  channel: DeliveryChannel
  kind: NewsKind
  news_at: Date
  ready_at: Date
}

export interface Addresses {
  has_mail: boolean
  has_push: boolean
  has_sms: boolean
}

const hasPush = (now: Date, isMore = sql`true`) => sql`exists (
  select from push_subscriptions b join sessions e on e.id = b.session_id
  where b.user_id = u.id and e.expires_at > ${now} and ${isMore})`

const UNUSED_DAYS = 7

/** The browser's last message was accepted and its session was used recently, so the member needs no text message. */
const reliesOnPush = (now: Date) =>
  hasPush(
    now,
    sql`b.failing_since is null and e.updated_at > ${now}::timestamptz - make_interval(days => ${UNUSED_DAYS})`,
  )

export const addressesOf = statement(
  'addresses',
  ({ userIds, now }: { userIds: readonly string[]; now: Date }) => sql<Addresses & { user_id: string }>`
    select u.id as user_id, u.email_confirmed_at is not null as has_mail,
      ${hasPush(now)} as has_push,
      u.phone_confirmed_at is not null and coalesce(s.sms_notifications, false) as has_sms
    from users u left join settings s on s.user_id = u.id
    where u.id = any(array(select unnest(${userIds}::uuid[]))) and u.deactivated_at is null and u.suspended_at is null`,
)

export const insertDeliveries = (db: Db, deliveries: readonly NewDelivery[]) =>
  db
    .insertInto('deliveries')
    .values(deliveries.map((delivery) => ({ ...delivery, due_at: delivery.ready_at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export async function dueMembers(db: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from deliveries where state = 'waiting' and due_at <= ${now}
    group by user_id order by min(due_at) limit ${limit}`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

/** @returns false if another server is handling the member */
export async function lockReceiver(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('deliveries ' || ${userId}, 0)) as locked`.execute(tx)
  return rows[0]?.locked ?? false
}

export interface WaitingRow {
  id: number
  notification_id: string
  channel: DeliveryChannel
  kind: NewsKind
  news_at: Date
  ready_at: Date
  due_at: Date
  told_at: Partial<Record<DeliveryChannel, string>>
}

export async function waitingFor(db: Db, userId: string): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select d.id, d.notification_id, d.channel, d.kind, d.news_at, d.ready_at, d.due_at,
      coalesce((select jsonb_object_agg(o.channel, o.done_at) from deliveries o
        where o.notification_id = d.notification_id and o.news_at = d.news_at and o.state = 'sent'), '{}') as told_at
    from deliveries d where d.user_id = ${userId} and d.state = 'waiting' order by d.news_at, d.id`.execute(
    db,
  )
  return rows
}

export interface ReceiverRow {
  name: string
  language: Language
  zone: string | null
  country: string | null
  quiet: QuietHours
  last_active_at: Date
  is_looking: boolean
  email: string | null
  mail_state: Exclude<MailState, 'unconfirmed'>
  phone: string | null
  has_push: boolean
  push_reaches: boolean
  switches: Record<DeliveryChannel, boolean> & Record<DeliveryKind, boolean>
  refused: string[]
}

/** @returns undefined if the account is deleted, deactivated or suspended */
export async function receiverOf(db: Db, userId: string, now: Date): Promise<ReceiverRow | undefined> {
  const { rows } = await sql<ReceiverRow>`
    select coalesce(p.display_name, u.name) as name, u.language, q.zone, p.country_of_residence as country,
      jsonb_build_object('starts', coalesce(q.starts, 22), 'ends', coalesce(q.ends, 7)) as quiet,
      u.last_active_at,
      exists (select from online_members o where o.member_id = u.id and o.visible) as is_looking,
      case when u.email_confirmed_at is not null then u.email end as email,
      ${mailStateAt(sql`u.email`, now)} as mail_state,
      case when u.phone_confirmed_at is not null then u.phone end as phone,
      ${hasPush(now)} as has_push,
      ${reliesOnPush(now)} as push_reaches,
      jsonb_build_object(
        'mail', coalesce(s.email_notifications, true), 'push', coalesce(s.push_notifications, true),
        'sms', coalesce(s.sms_notifications, false), 'match', coalesce(s.new_matches, true),
        'message', coalesce(s.messages, true), 'like', coalesce(s.likes, true),
        'views', coalesce(s.profile_views, false), 'search', true, 'reminder', true) as switches,
      array(select r.channel || ' ' || r.kind from delivery_refusals r where r.user_id = u.id) as refused
    from users u
      left join profiles p on p.user_id = u.id
      left join settings s on s.user_id = u.id
      left join quiet_hours q on q.user_id = u.id
    where u.id = ${userId} and u.deactivated_at is null and u.suspended_at is null`.execute(db)
  return rows[0]
}

export async function deliveriesAbout(
  db: Db,
  channel: DeliveryChannel,
  notificationIds: readonly string[],
): Promise<Pick<WaitingRow, 'notification_id' | 'kind' | 'news_at'>[]> {
  const { rows } = await sql<Pick<WaitingRow, 'notification_id' | 'kind' | 'news_at'>>`
    select distinct on (notification_id) notification_id, kind, news_at from deliveries
    where notification_id = any(${notificationIds}::uuid[]) and channel = ${channel} and state = 'sent'
    order by notification_id, news_at desc`.execute(db)
  return rows
}

export interface SentRow {
  channel: DeliveryChannel
  kinds: NewsKind[]
  done_at: Date
}

/** News that was sent in one message has the same time, so each row is one message. */
export async function sentSince(db: Db, userId: string, since: Date): Promise<SentRow[]> {
  const { rows } = await sql<SentRow>`
    select channel, array_agg(distinct kind) as kinds, done_at from deliveries
    where user_id = ${userId} and state = 'sent' and done_at > ${since} group by channel, done_at`.execute(db)
  return rows
}

export const markSent = (tx: Tx, ids: readonly number[], now: Date) =>
  tx
    .updateTable('deliveries')
    .set({ state: 'sent', reason: null, done_at: now })
    .where('id', 'in', ids)
    .execute()

export const markSkipped = (
  tx: Tx,
  ids: readonly number[],
  reason: SkipReason | 'gone' | 'budget',
  now: Date,
) =>
  tx
    .updateTable('deliveries')
    .set({ state: 'skipped', reason, done_at: now })
    .where('id', 'in', ids)
    .execute()

export const postpone = (tx: Tx, id: number, reason: HoldReason, until: Date) =>
  tx.updateTable('deliveries').set({ reason, due_at: until, failures: 0 }).where('id', '=', id).execute()

/** Failed attempts after which news is dropped; they take about six hours, which is also the limit for late news. */
const ATTEMPTS = 12

/** Retries after a minute, then after twice as long each time, up to an hour. @returns the channels of dropped news */
export async function retryLater(db: Db, userId: string, now: Date): Promise<DeliveryChannel[]> {
  await sql`
    update deliveries set failures = failures + 1,
      due_at = ${now}::timestamptz + least(interval '1 minute' * 2 ^ failures, interval '1 hour')
    where user_id = ${userId} and state = 'waiting' and due_at <= ${now}`.execute(db)
  const { rows } = await sql<{ channel: DeliveryChannel }>`
    update deliveries set state = 'skipped', reason = 'late', done_at = ${now}
    where user_id = ${userId} and state = 'waiting' and failures >= ${ATTEMPTS} returning channel`.execute(db)
  return rows.map(({ channel }) => channel)
}

export const deleteDeliveriesBefore = (db: Db, before: Date) =>
  db.deleteFrom('deliveries').where('done_at', '<', before).execute()
