import type { Language } from '@ndoa/contract/languages'
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/db.ts'

export type NoticeKind = 'warning' | 'correction'

/** Includes recipients who have blocked or unmatched the member since. */
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

const receiversOf = (memberId: string) => sql`
  select case m.user1 when ${memberId} then m.user2 else m.user1 end as id from matches m
  where ${memberId} in (m.user1, m.user2) and m.last_seq > 0
    and exists (select from messages s where s.match_id = m.id and s.sender_id = ${memberId} and not s.is_held)`

export interface KeptContacts {
  display_name: string | null
  member_ids: string[]
}

/** For a ban that may be proposed after the account is deleted. */
export async function contactsOf(tx: Tx, memberId: string): Promise<KeptContacts> {
  const { rows } = await sql<KeptContacts>`
    select (select display_name from profiles where user_id = ${memberId}) as display_name,
      array(${receiversOf(memberId)})::text[] as member_ids`.execute(tx)
  return rows[0] ?? { display_name: null, member_ids: [] }
}

export async function insertKeptContacts(
  tx: Tx,
  decisionId: string,
  { display_name, member_ids }: KeptContacts,
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

export async function hasContactsNotice(tx: Tx, decisionId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('contacts_notice_recipients')
    .select('member_id')
    .where('decision_id', '=', decisionId)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether lifting this ban corrects warnings. A preview before the lift gets the same result. */
export async function correctsContacts(tx: Tx, decisionId: string): Promise<boolean> {
  const { rows } = await sql`
    select from contacts_notice_recipients r where ${isWarned} and decision_id in (${bansOfSameMember(decisionId)})
      and not exists (${otherActiveBans(decisionId)}) limit 1`.execute(tx)
  return rows.length > 0
}

/** Locks a confirmed ban, so that it can't be lifted before the transaction ends. */
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

/** Serialises notices, since bans on one member affect each other's notices. Lock the decision first. */
export const lockContactsNotice = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtext('contacts_notices'))`.execute(tx)

/** Includes a deleted account's confirmed bans. */
const bansOfMember = (decisionId: string) => sql`(
  select a.id, a.lifted_at from decisions d
  cross join lateral (
    select coalesce(d.restriction_id, (select restriction_id from users where id = d.subject_id)) as id
  ) restriction
  join decisions a on a.id = d.id or a.subject_id = d.subject_id or a.restriction_id = restriction.id
    or a.subject_id in (select id from users where restriction_id = restriction.id)
  where d.id = ${decisionId} and a.step = 'banned' and a.confirmed_at is not null) bans`
const bansOfSameMember = (decisionId: string) => sql`select id from ${bansOfMember(decisionId)}`
const otherActiveBans = (decisionId: string) =>
  sql`select id from ${bansOfMember(decisionId)} where id <> ${decisionId} and lifted_at is null`

/** Whether recipient `r` was warned and has not been corrected since. */
const isWarned = sql<boolean>`(r.kind = 'warning' and r.told_at is not null and not exists (
  select from contacts_notice_recipients c where c.decision_id = r.decision_id and c.member_id = r.member_id
    and c.kind = 'correction' and c.told_at is not null))`

/** Another ban is now confirmed, so contacts with a pending correction stay warned. */
export async function deletePendingCorrections(tx: Tx, decisionId: string): Promise<void> {
  await lockContactsNotice(tx)
  await sql`
    delete from contacts_notice_recipients
    where kind = 'correction' and told_at is null and decision_id in (${bansOfSameMember(decisionId)})`.execute(
    tx,
  )
}

/** Locks the accounts first, as account deletion does. @returns the notified ids; empty if all are notified */
export async function takePendingContacts(
  tx: Tx,
  decisionId: string,
  kind: NoticeKind,
  limit: number,
  now: Date,
): Promise<string[]> {
  const { rows: waiting } = await sql<{ member_id: string }>`
    select n.member_id from contacts_notice_recipients n join users u on u.id = n.member_id
    where n.decision_id = ${decisionId} and n.kind = ${kind} and n.told_at is null
      and (n.kind = 'correction' or not exists (select from contacts_notice_recipients r
        where r.member_id = n.member_id and ${isWarned} and r.decision_id in (${bansOfSameMember(decisionId)})))
    order by n.member_id limit ${limit} for key share of u`.execute(tx)
  const { rows } = await sql<{ member_id: string }>`
    update contacts_notice_recipients set told_at = ${now}
    where decision_id = ${decisionId} and kind = ${kind} and told_at is null
      and member_id = any(${waiting.map(({ member_id }) => member_id)}::uuid[])
    returning member_id`.execute(tx)
  return rows.map(({ member_id }) => member_id)
}

/** Corrects all earlier warnings if no other ban stands. @returns the bans whose contacts get a correction */
export async function withdrawContacts(tx: Tx, decisionId: string, now: Date): Promise<string[]> {
  await lockContactsNotice(tx)
  await sql`
    select from contacts_notice_recipients r join users u on u.id = r.member_id
    where r.decision_id in (${bansOfSameMember(decisionId)}) order by r.member_id for key share of u`.execute(
    tx,
  )
  await sql`
    delete from contacts_notice_recipients where decision_id = ${decisionId} and told_at is null`.execute(tx)
  const { rows } = await sql<{ id: string }>`
    insert into contacts_notice_recipients (decision_id, member_id, kind)
    select r.decision_id, r.member_id, 'correction' from contacts_notice_recipients r
    where ${isWarned} and r.decision_id in (${bansOfSameMember(decisionId)})
      and not exists (${otherActiveBans(decisionId)})
    on conflict do nothing returning decision_id as id`.execute(tx)
  const ids = [...new Set(rows.map(({ id }) => id))]
  await sql`
    update contacts_notice_recipients set mailed_at = ${now}
    where decision_id = any(${ids}::uuid[]) and kind = 'warning' and mailed_at is null`.execute(tx)
  await sql`
    delete from contacts_notices n where decision_id = ${decisionId}
      and not exists (select from contacts_notice_recipients r where r.decision_id = n.decision_id)`.execute(
    tx,
  )
  return ids
}

export interface ContactMail {
  kind: NoticeKind
  display_name: string
  /** The recipient's name; `display_name` is the banned member's. */
  name: string
  language: Language
  /** Null unless confirmed. */
  email: string | null
}

/** Takes the contact who has waited longest. @returns undefined if none is left */
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
