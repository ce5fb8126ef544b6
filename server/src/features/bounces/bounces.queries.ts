import type { MailState } from '@ndoa/contract/deliveries'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import type { BounceKind } from './delivery-report.ts'

/** Soft bounces on this many days, within `SOFT_DAYS`, count like a hard one. */
const SOFT_MAX = 3
const SOFT_DAYS = 7

/** Whether mails arrive at an address, which is an expression of SQL. */
export const mailStateAt = (address: RawBuilder<unknown>, now: Date) => sql<
  'arrives' | 'undeliverable' | 'complained'
>`
  (select case
    when count(*) filter (where b.kind = 'hard') > 0 or count(*) filter (where b.kind = 'soft'
      and b.at > ${now}::timestamptz - make_interval(days => ${SOFT_DAYS})) >= ${SOFT_MAX} then 'undeliverable'
    when count(*) filter (where b.kind = 'complaint') > 0 then 'complained'
    else 'arrives' end
  from mail_bounces b where b.address = lower(${address}))`

/** Whether mails arrive at the address of a member; null when they have none. */
export async function mailStateOf(db: Db, userId: string, now: Date): Promise<MailState | null> {
  const { rows } = await sql<{ state: MailState | null }>`
    select case when email is null then null when email_confirmed_at is null then 'unconfirmed'
      else ${mailStateAt(sql`email`, now)} end as state
    from users where id = ${userId}`.execute(db)
  return rows[0]?.state ?? null
}

/** The same for an address, no matter who has it. */
export async function stateOfAddress(
  db: Db,
  address: string,
  now: Date,
): Promise<Exclude<MailState, 'unconfirmed'>> {
  const { rows } = await sql<{ state: Exclude<MailState, 'unconfirmed'> }>`
    select ${mailStateAt(sql`${address}::text`, now)} as state`.execute(db)
  return rows[0]!.state
}

/**
 * The member who has an address now, before those who only signed up with it: anybody may. Both are looked up by index:
 * there is one of proven addresses and one of the others.
 */
export async function memberAt(db: Db, address: string): Promise<{ id: string } | undefined> {
  const { rows } = await memberAtQuery(address).execute(db)
  return rows[0]
}

/** Apart, so that a test can look at its plan. */
export const memberAtQuery = (address: string) => sql<{ id: string }>`
  (select id from users where email = ${address}::citext and email_verified)
  union all
  (select id from users where email = ${address}::citext and not email_verified limit 1)
  limit 1`

/**
 * Whether a member still has this address and gets news; `marketing`: and has agreed to it.
 * A mail queued by a server of the previous release names no member.
 */
export async function mayGetNews(
  db: Db,
  { to, kind, memberId }: { to: string; kind: 'news' | 'marketing'; memberId?: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from users u
    where u.id = coalesce(${memberId ?? null}::uuid, u.id) and u.email = ${to}::citext and u.email_verified
      and u.suspended_at is null and u.deactivated_at is null and (${kind} = 'news' or (
        exists (select from consents c where c.user_id = u.id and c.kind = 'marketing' and c.withdrawn_at is null)
        and exists (select from settings s where s.user_id = u.id and s.marketing_emails and s.email_notifications)))`.execute(
    db,
  )
  return rows.length > 0
}

export const addressOf = (db: Db, userId: string) =>
  db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst()

/**
 * One hard bounce is enough. Soft ones count once a day: a mailbox that was full for an hour is not gone, however
 * many mails came back in that hour, and a report that arrives twice says nothing new.
 */
export const insertBounce = (
  db: Db,
  { user_id, address, kind, at }: { user_id: string; address: string; kind: BounceKind; at: Date },
) =>
  sql`
  insert into mail_bounces (user_id, address, kind, at)
  select ${user_id}, lower(${address}), ${kind}, ${at}::timestamptz
  where not exists (select from mail_bounces b where b.address = lower(${address}) and b.kind = ${kind}
    and (${kind} <> 'soft' or b.at > ${at}::timestamptz - interval '1 day'))`.execute(db)

/**
 * A mail has arrived after all: its reader has used the link or code in it. This clears the address for everyone:
 * others may have signed up with it. A complaint stays.
 */
export const deleteBounces = (db: Db, address: string) =>
  db
    .deleteFrom('mail_bounces')
    .where('address', '=', address.toLowerCase())
    .where('kind', '!=', 'complaint')
    .execute()

export const deleteSoftBouncesBefore = (db: Db, before: Date) =>
  db.deleteFrom('mail_bounces').where('kind', '=', 'soft').where('at', '<', before).execute()
