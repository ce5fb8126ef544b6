import type { Language } from '@ndoa/contract/languages'
import type { StatementKind, Step } from '@ndoa/contract/trust/decision-rules'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db.ts'
import type { AppealColumns } from '../../cases/index.ts'

export interface StatementRow extends AppealColumns {
  id: string
  kind: StatementKind
  step: Step
  sealed: string
  created_at: Date
  ends_at: Date | null
  is_lifted: boolean
  is_newest: boolean
  appeal_sealed: string | null
}

/** Newest first, with the appeal or, for a pause, the objection. */
export async function statementsOfMember(db: Db, memberId: string): Promise<StatementRow[]> {
  const { rows } = await sql<StatementRow>`
    select s.id, s.kind, coalesce(d.step, 'slowed') as step, s.sealed, s.created_at,
      coalesce(d.ends_at, p.until) as ends_at,
      case s.kind when 'pause' then p.since is null or p.lifted_at is not null else d.lifted_at is not null end as is_lifted,
      s.created_at = max(s.created_at) over (partition by s.decision_id, s.pause_case_id) as is_newest,
      coalesce(a.id, case when s.objected_at is not null then s.id end) as appeal_id,
      case when s.objected_at is null then coalesce(a.outcome, 'open')
        else case c.outcome when 'breach' then 'upheld' when 'no_breach' then 'lifted' else 'open' end end as appeal_state,
      coalesce(a.created_at, s.objected_at) as appealed_at, coalesce(a.decided_at, c.closed_at) as appeal_decided_at,
      coalesce(a.sealed, s.objection) as appeal_sealed
    from statements s left join decisions d on d.id = s.decision_id
    left join shield_pauses p on p.case_id = s.pause_case_id and p.since = s.created_at
    left join appeals a on a.decision_id = d.id and a.report_id is null
    left join cases c on c.id = s.pause_case_id
    where s.member_id = ${memberId} order by s.created_at desc, s.id`.execute(db)
  return rows
}

export interface StatementToSend {
  id: string
  sealed: string
  name: string
  language: Language
  /** Email and phone are null unless confirmed. */
  email: string | null
  phone: string | null
}

/** @returns undefined if it was already sent */
export async function takeStatementToSend(
  db: Db,
  id: string,
  now: Date,
): Promise<(StatementToSend & { member_id: string }) | undefined> {
  const { rows } = await sql<StatementToSend & { member_id: string }>`
    update statements s set sent_at = ${now} from users u left join profiles p on p.user_id = u.id
    where s.id = ${id} and s.sent_at is null and u.id = s.member_id
    returning s.id, s.sealed, s.member_id, coalesce(p.display_name, u.name) as name, u.language,
      case when u.email_confirmed_at is not null then u.email::text end as email,
      case when u.phone_confirmed_at is not null then u.phone end as phone`.execute(db)
  return rows[0]
}

export async function reportersOf(db: Db, caseId: string): Promise<string[]> {
  const { rows } = await sql<{ reporter_id: string }>`
    select distinct reporter_id from reports where case_id = ${caseId} and reporter_id is not null`.execute(
    db,
  )
  return rows.map(({ reporter_id }) => reporter_id)
}

interface NewStatement {
  id: string
  decision_id: string | null
  pause_case_id: string | null
  member_id: string
  kind: StatementKind
  sealed: string
  created_at: Date
}

export const insertStatement = (tx: Tx, statement: NewStatement) =>
  tx.insertInto('statements').values(statement).execute()

/** @returns undefined for a deleted account */
export async function lockLanguageOf(tx: Tx, memberId: string): Promise<Language | undefined> {
  const member = await tx
    .selectFrom('users')
    .select('language')
    .where('id', '=', memberId)
    .$narrowType<{ language: Language }>()
    .forKeyShare()
    .executeTakeFirst()
  return member?.language
}

export async function hasStopStatement(tx: Tx, caseId: string, since: Date): Promise<boolean> {
  const written = await tx
    .selectFrom('statements')
    .select('id')
    .where('pause_case_id', '=', caseId)
    .where('created_at', '=', since)
    .executeTakeFirst()
  return written !== undefined
}

export async function appellantOf(db: Db, appealId: string): Promise<string | null> {
  const appeal = await db
    .selectFrom('appeals')
    .select('member_id')
    .where('id', '=', appealId)
    .executeTakeFirst()
  return appeal?.member_id ?? null
}
