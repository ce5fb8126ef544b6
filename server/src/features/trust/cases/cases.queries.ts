import { PROMISED_KINDS, VISITOR_KINDS } from '@ndoa/contract/trust/case-rules'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

export interface NewCase {
  kind: 'reports' | 'notice' | 'contact' | 'appeal' | 'ban' | 'same_person' | 'shield' | 'verification'
  subjectId?: string | null
  /** Hours until the first look is due. */
  hours: number
  now: Date
}

/** Reports join the member's open case: an unseen case keeps the earlier due time, a seen case waits again. */
export async function openCase(tx: Tx, { kind, subjectId = null, hours, now }: NewCase): Promise<string> {
  const due = new Date(now.getTime() + hours * 3_600_000)
  const { rows } = await sql<{ id: string }>`
    insert into cases as c (kind, subject_id, opened_at, waiting_since, due_at)
    values (${kind}, ${subjectId}, ${now}, ${now}, ${due})
    on conflict (subject_id) where closed_at is null and kind = 'reports' do update set
      waiting_since = ${ifLookedAt(sql`excluded.waiting_since`, sql`c.waiting_since`)},
      due_at = ${ifLookedAt(sql`excluded.due_at`, sql`least(c.due_at, excluded.due_at)`)},
      reminded_at = case when c.looked_at is null and c.due_at <= excluded.due_at then c.reminded_at end,
      looked_at_before = coalesce(c.looked_at, c.looked_at_before),
      looked_at = null
    returning id`.execute(tx)
  return rows[0]!.id
}

/** Requires a new look before the decision, due within the same time as the first look. */
export const askForAnotherLook = (tx: Tx, caseId: string, now: Date) =>
  sql`
    update cases c set
      waiting_since = ${ifLookedAt(sql`${now}`, sql`c.waiting_since`)},
      due_at = ${ifLookedAt(sql`${now}::timestamptz + (c.due_at - c.waiting_since)`, sql`c.due_at`)},
      looked_at_before = coalesce(c.looked_at, c.looked_at_before), looked_at = null
    where id = ${caseId} and closed_at is null`.execute(tx)

const ifLookedAt = (then: RawBuilder<unknown>, otherwise: RawBuilder<unknown>) =>
  sql`case when c.looked_at is not null then ${then} else ${otherwise} end`

export interface LateCase {
  number: number
  kind: NewCase['kind']
  is_looked_at: boolean
  due_at: Date
}

/** After the first look, a decision is due within the same time again; `PROMISED_KINDS` keep their first due time. */
const isAwaitingDecision = sql<boolean>`(looked_at is not null and kind <> all(${PROMISED_KINDS}))`
const waitsSince = sql<Date>`case when ${isAwaitingDecision} then looked_at else waiting_since end`
const isDueBy = (share: number, now: Date) =>
  sql<boolean>`${waitsSince} + ${share}::float8 * (due_at - waiting_since) <= ${now}`

/** Reminds once per stage, at three quarters of the time; at most hourly for notices, which anyone can send. */
export async function claimCasesDueForReminder(db: Db, now: Date): Promise<LateCase[]> {
  const { rows } = await sql<LateCase>`
    update cases set reminded_at = ${now}
    where closed_at is null and coalesce(reminded_at < ${waitsSince}, true) and ${isDueBy(0.75, now)}
      and (kind <> all(${VISITOR_KINDS}) or not exists (select from cases reminded
        where reminded.kind = any(${VISITOR_KINDS}) and reminded.reminded_at > ${now}::timestamptz - interval '1 hour'))
    returning number, kind, looked_at is not null as is_looked_at,
      ${waitsSince} + (due_at - waiting_since) as due_at`.execute(db)
  return rows.sort((a, b) => a.due_at.getTime() - b.due_at.getTime())
}

export async function countWaitingCases(db: Db, now: Date): Promise<{ waiting: number; overdue: number }> {
  const { rows } = await sql<{ waiting: number; overdue: number }>`
    select count(*) filter (where looked_at is null) as waiting, count(*) filter (where ${isDueBy(1, now)}) as overdue
    from cases where closed_at is null`.execute(db)
  return rows[0]!
}
