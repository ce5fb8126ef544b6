import { FRAUD_REASONS } from '@ndoa/contract/decision-rules'
import type { Language } from '@ndoa/contract/languages'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import { moveContactNotices } from '../notifications/index.ts'

export type NoticeKind = 'warning' | 'correction'

/** Writes down a member's first name and everybody who received a message of theirs, blocked or parted since or not. */
export async function insertContacts(tx: Tx, decisionId: string, memberId: string): Promise<void> {
  await sql`
    with notice as (
      insert into contacts_notices (decision_id, display_name)
      select ${decisionId}, display_name from profiles where user_id = ${memberId}
      on conflict do nothing returning decision_id
    )
    insert into contacts_notice_recipients (decision_id, member_id, kind)
    select notice.decision_id, r.id, 'warning' from notice cross join (${receiversOf(memberId)}) r`.execute(
    tx,
  )
}

/** Everybody who received a message of a member. */
const receiversOf = (memberId: string) => sql`
  select case m.user1 when ${memberId} then m.user2 else m.user1 end as id from matches m
  where ${memberId} in (m.user1, m.user2) and m.last_seq > 0
    and exists (select from messages s where s.match_id = m.id and s.sender_id = ${memberId} and not s.is_held)`

/** By which name somebody is known, and to whom they wrote. */
export interface KnownContacts {
  display_name: string | null
  member_ids: string[]
}

/** The same people, for a ban that may be proposed once the account is gone. */
export async function contactsOf(tx: Tx, memberId: string): Promise<KnownContacts> {
  const { rows } = await sql<KnownContacts>`
    select (select display_name from profiles where user_id = ${memberId}) as display_name,
      array(${receiversOf(memberId)})::text[] as member_ids`.execute(tx)
  return rows[0] ?? { display_name: null, member_ids: [] }
}

/** Those who are still there. */
export async function insertKnownContacts(
  tx: Tx,
  decisionId: string,
  { display_name, member_ids }: KnownContacts,
): Promise<void> {
  await sql`
    with notice as (
      insert into contacts_notices (decision_id, display_name)
      select ${decisionId}, ${display_name} where ${display_name}::text is not null
      on conflict do nothing returning decision_id
    )
    insert into contacts_notice_recipients (decision_id, member_id, kind)
    select notice.decision_id, u.id, 'warning' from notice
    cross join (select id from users where id = any(${member_ids}::uuid[]) order by id for key share) u`.execute(
    tx,
  )
}

/** Whether anybody is told of a ban once it is confirmed. */
export async function tellsContacts(tx: Tx, decisionId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('contacts_notice_recipients')
    .select('member_id')
    .where('decision_id', '=', decisionId)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Whether those who were warned of a ban are told that it was a mistake, once it is lifted: unless another ban of the member
 * stands. The same before it is lifted and in the transaction that lifts it.
 */
export async function correctsContacts(tx: Tx, decisionId: string): Promise<boolean> {
  const { rows } = await sql`
    select from contacts_notice_recipients where decision_id = ${decisionId} and kind = 'warning'
      and told_at is not null and not exists (${otherBans(decisionId)}) limit 1`.execute(tx)
  return rows.length > 0
}

/** What is to be told now of a confirmed ban; it cannot be lifted before the transaction ends. */
export async function lockNotice(
  tx: Tx,
  decisionId: string,
): Promise<{ kind: NoticeKind; display_name: string } | undefined> {
  const { rows } = await sql<{ kind: NoticeKind; display_name: string }>`
    select case when d.lifted_at is null then 'warning' else 'correction' end as kind, n.display_name
    from decisions d join contacts_notices n on n.decision_id = d.id
    where d.id = ${decisionId} and d.confirmed_at is not null for share of d`.execute(tx)
  return rows[0]
}

/**
 * Until the transaction ends nobody else sends or withdraws a notice: the notice about one ban depends on that about
 * another ban of the same member. Lock the decision first.
 */
export const lockContactsNotice = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtext('contacts_notices'))`.execute(tx)

/** Other confirmed bans that stand, of the member of a decision, also once the account was deleted; those for fraud first. */
const otherBans = (decisionId: string) => sql`
  select a.id from decisions d
  cross join lateral (
    select coalesce(d.restriction_id, (select restriction_id from users where id = d.subject_id)) as id
  ) restriction
  join decisions a on a.id <> d.id and (a.subject_id = d.subject_id or a.restriction_id = restriction.id
    or a.subject_id in (select id from users where restriction_id = restriction.id))
  where d.id = ${decisionId} and a.step = 'banned' and a.confirmed_at is not null and a.lifted_at is null
  order by a.reason = any(${[...FRAUD_REASONS]}) desc, a.confirmed_at`

/**
 * Marks some of those who were not told yet. Who was told of another ban of the member that stands is not warned again; the
 * row stays, as that ban may be lifted. Accounts are locked first, as by the person who deletes one.
 * @returns their ids; none: all were told
 */
export async function takeUntold(
  tx: Tx,
  decisionId: string,
  kind: NoticeKind,
  most: number,
  now: Date,
): Promise<string[]> {
  const { rows: waiting } = await sql<{ member_id: string }>`
    select r.member_id from contacts_notice_recipients r join users u on u.id = r.member_id
    where r.decision_id = ${decisionId} and r.kind = ${kind} and r.told_at is null
      and (r.kind = 'correction' or not exists (select from contacts_notice_recipients o
        where o.member_id = r.member_id and o.kind = 'warning' and o.told_at is not null
          and o.decision_id in (${otherBans(decisionId)})))
    order by r.member_id limit ${most} for key share of u`.execute(tx)
  const { rows } = await sql<{ member_id: string }>`
    update contacts_notice_recipients set told_at = ${now}
    where decision_id = ${decisionId} and kind = ${kind} and told_at is null
      and member_id = any(${waiting.map(({ member_id }) => member_id)}::uuid[])
    returning member_id`.execute(tx)
  return rows.map(({ member_id }) => member_id)
}

/**
 * Anyone who was not told yet never will be; anyone who was is told that it no longer holds. But while another ban of the member
 * stands the warning was no mistake: from now on it belongs to that ban.
 */
export async function withdrawContacts(tx: Tx, decisionId: string, now: Date): Promise<void> {
  await lockContactsNotice(tx)
  await sql`
    select from contacts_notice_recipients r join users u on u.id = r.member_id
    where r.decision_id = ${decisionId} order by r.member_id for key share of u`.execute(tx)
  await sql`
    delete from contacts_notice_recipients where decision_id = ${decisionId} and told_at is null`.execute(tx)
  const { rows } = await sql<{ id: string }>`${otherBans(decisionId)} limit 1`.execute(tx)
  if (rows[0]) await moveWarnings(tx, decisionId, rows[0].id, now)
  else await insertCorrections(tx, decisionId, now)
  await sql`
    delete from contacts_notices n where decision_id = ${decisionId}
      and not exists (select from contacts_notice_recipients r where r.decision_id = n.decision_id)`.execute(
    tx,
  )
}

async function insertCorrections(tx: Tx, decisionId: string, now: Date): Promise<void> {
  await sql`
    update contacts_notice_recipients set mailed_at = ${now}
    where decision_id = ${decisionId} and kind = 'warning' and mailed_at is null`.execute(tx)
  await sql`
    insert into contacts_notice_recipients (decision_id, member_id, kind)
    select decision_id, member_id, 'correction' from contacts_notice_recipients
    where decision_id = ${decisionId} and kind = 'warning' on conflict do nothing`.execute(tx)
}

async function moveWarnings(tx: Tx, from: string, to: string, now: Date): Promise<void> {
  await sql`
    insert into contacts_notices (decision_id, display_name)
    select ${to}, display_name from contacts_notices n where decision_id = ${from}
      and exists (select from contacts_notice_recipients r where r.decision_id = n.decision_id)
    on conflict do nothing`.execute(tx)
  const { rows } = await sql<{ member_id: string }>`
    with moved as (
      delete from contacts_notice_recipients where decision_id = ${from} and kind = 'warning' returning *
    )
    insert into contacts_notice_recipients as r (decision_id, member_id, kind, told_at, mailed_at)
    select ${to}, member_id, kind, told_at, mailed_at from moved
    on conflict (decision_id, kind, member_id)
      do update set told_at = coalesce(r.told_at, excluded.told_at), mailed_at = coalesce(r.mailed_at, excluded.mailed_at)
    returning member_id`.execute(tx)
  // The mail speaks of fraud: after a ban for something else it is not sent.
  await sql`
    update contacts_notice_recipients set mailed_at = ${now} where decision_id = ${to} and mailed_at is null
      and not exists (select from decisions where id = ${to} and reason = any(${[...FRAUD_REASONS]}))`.execute(
    tx,
  )
  await moveContactNotices(
    tx,
    rows.map(({ member_id }) => member_id),
    { from, to },
  )
}

/** Recent confirmed bans for fraud without a list of contacts: a server of an earlier version applied them. */
export async function bansWithoutNotice(db: Db, since: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from decisions d where step = 'banned' and reason = any(${[...FRAUD_REASONS]})
      and confirmed_at > ${since} and lifted_at is null and subject_id is not null
      and not exists (select from contacts_notices n where n.decision_id = d.id)`.execute(db)
  return rows.map(({ id }) => id)
}

/** Lifted bans whose warnings were not withdrawn: a server of an earlier version lifted them. */
export async function noticesToWithdraw(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select d.id from contacts_notices n join decisions d on d.id = n.decision_id
    where d.lifted_at is not null and exists (select from contacts_notice_recipients r
      where r.decision_id = d.id and r.kind = 'warning' and not exists (select from contacts_notice_recipients c
        where (c.decision_id, c.kind, c.member_id) = (r.decision_id, 'correction', r.member_id)))`.execute(db)
  return rows.map(({ id }) => id)
}

/** Confirmed bans of which somebody has not been told. */
export async function untoldNotices(db: Db): Promise<string[]> {
  const { rows } = await sql<{ decision_id: string }>`
    select distinct r.decision_id from contacts_notice_recipients r join decisions d on d.id = r.decision_id
    where r.told_at is null and d.confirmed_at is not null`.execute(db)
  return rows.map(({ decision_id }) => decision_id)
}

export interface ContactMail {
  kind: NoticeKind
  display_name: string
  /** The recipient's. */
  name: string
  language: Language
  /** A confirmed one; null: there is none. */
  email: string | null
}

/** Marks one who was told in the app as mailed, the longest waiting one. @returns undefined when nobody waits */
export async function takeContactMail(tx: Tx, now: Date): Promise<ContactMail | undefined> {
  const { rows } = await sql<ContactMail>`
    with next as (
      select r.decision_id, r.kind, r.member_id
      from contacts_notice_recipients r join decisions d on d.id = r.decision_id
      where r.told_at is not null and r.mailed_at is null and (r.kind = 'correction' or d.lifted_at is null)
      order by r.told_at limit 1 for update of r skip locked
    )
    update contacts_notice_recipients r set mailed_at = ${now}
    from next join contacts_notices n using (decision_id) join users u on u.id = next.member_id
    left join profiles p on p.user_id = u.id
    where (r.decision_id, r.kind, r.member_id) = (next.decision_id, next.kind, next.member_id)
    returning r.kind, n.display_name, u.language, coalesce(p.display_name, u.name) as name,
      case when u.email_confirmed_at is not null then u.email::text end as email`.execute(tx)
  return rows[0]
}
