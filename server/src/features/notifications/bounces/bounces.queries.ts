import type { MailState } from '@ndoa/contract/notifications/deliveries'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { BounceKind } from './delivery-report.ts'

/** Soft bounces on this many days within `SOFT_DAYS` count as a hard bounce. */
const SOFT_MAX = 3
const SOFT_DAYS = 7

export const mailStateAt = (address: RawBuilder<unknown>, now: Date) => sql<
  'arrives' | 'undeliverable' | 'complained'
>`
  (select case
    when count(*) filter (where b.kind = 'hard') > 0 or count(*) filter (where b.kind = 'soft'
      and b.at > ${now}::timestamptz - make_interval(days => ${SOFT_DAYS})) >= ${SOFT_MAX} then 'undeliverable'
    when count(*) filter (where b.kind = 'complaint') > 0 then 'complained'
    else 'arrives' end
  from mail_bounces b where b.address = lower(${address}))`

/** @returns null if the member has no address */
export async function mailStateOf(db: Db, userId: string, now: Date): Promise<MailState | null> {
  const { rows } = await sql<{ state: MailState | null }>`
    select case when email is null then null when email_confirmed_at is null then 'unconfirmed'
      else ${mailStateAt(sql`email`, now)} end as state
    from users where id = ${userId}`.execute(db)
  return rows[0]?.state ?? null
}

export async function stateOfAddress(
  db: Db,
  address: string,
  now: Date,
): Promise<Exclude<MailState, 'unconfirmed'>> {
  const { rows } = await sql<{ state: Exclude<MailState, 'unconfirmed'> }>`
    select ${mailStateAt(sql`${address}::text`, now)} as state`.execute(db)
  return rows[0]!.state
}

/** Prefers the confirmed owner, since anyone can sign up with an address. Each half has its own index. */
export async function memberAt(db: Db, address: string): Promise<{ id: string } | undefined> {
  const { rows } = await memberAtQuery(address).execute(db)
  return rows[0]
}

/** Exported so that a test can check its plan. */
export const memberAtQuery = (address: string) => sql<{ id: string }>`
  (select id from users where email = ${address}::citext and email_verified)
  union all
  (select id from users where email = ${address}::citext and not email_verified limit 1)
  limit 1`

export async function mayGetNews(
  db: Db,
  { to, kind, memberId }: { to: string; kind: 'news' | 'marketing'; memberId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from users u
    where u.id = ${memberId} and u.email = ${to}::citext and u.email_verified
      and u.suspended_at is null and u.deactivated_at is null and (${kind} = 'news' or (
        exists (select from consents c where c.user_id = u.id and c.kind = 'marketing' and c.withdrawn_at is null)
        and exists (select from settings s where s.user_id = u.id and s.marketing_emails and s.email_notifications)))`.execute(
    db,
  )
  return rows.length > 0
}

export const addressOf = (db: Db, userId: string) =>
  db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst()

/** Stores at most one soft bounce per address and day, because a mailbox that was full for an hour still exists. */
export const insertBounce = (
  db: Db,
  { user_id, address, kind, at }: { user_id: string; address: string; kind: BounceKind; at: Date },
) =>
  sql`
  insert into mail_bounces (user_id, address, kind, at)
  select ${user_id}, lower(${address}), ${kind}, ${at}::timestamptz
  where not exists (select from mail_bounces b where b.address = lower(${address}) and b.kind = ${kind}
    and (${kind} <> 'soft' or b.at > ${at}::timestamptz - interval '1 day'))`.execute(db)

/** Call when a mailed link or code was used. Deletes the address's bounces for all members, but keeps complaints. */
export const deleteBounces = (db: Db, address: string) =>
  db
    .deleteFrom('mail_bounces')
    .where('address', '=', address.toLowerCase())
    .where('kind', '!=', 'complaint')
    .execute()

export const deleteSoftBouncesBefore = (db: Db, before: Date) =>
  db.deleteFrom('mail_bounces').where('kind', '=', 'soft').where('at', '<', before).execute()
