import { type CaseKind, FIGURE_DAYS } from '@ndoa/contract/case-rules'
import type { Figures } from '@ndoa/contract/cases'
import { PHOTO_DUE_HOURS } from '@ndoa/contract/photo-review-rules'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'

const since = (now: Date) => new Date(now.getTime() - FIGURE_DAYS * 86_400_000)

export async function openByKind(db: Db, now: Date): Promise<Figures['open']> {
  const { rows } = await sql<{ kind: CaseKind; open: number; late: number }>`
    select kind, count(*)::int as open, count(*) filter (where due_at < ${now})::int as late
    from cases where closed_at is null group by kind`.execute(db)
  return rows
}

export async function openPhotos(db: Db, now: Date): Promise<Figures['photos']> {
  const dueBefore = new Date(now.getTime() - PHOTO_DUE_HOURS * 3_600_000)
  const { rows } = await sql<Figures['photos']>`
    select count(*)::int as open, count(*) filter (where uploaded_at < ${dueBefore})::int as late
    from profile_photos where status = 'pending'`.execute(db)
  return rows[0] ?? { open: 0, late: 0 }
}

export async function firstLooks(db: Db, now: Date): Promise<Figures['first_looks']> {
  const { rows } = await sql<Figures['first_looks'][number]>`
    select kind, count(*)::int as cases,
      percentile_cont(0.5) within group (order by extract(epoch from looked_at - waiting_since)::float8 / 60)
        as median_minutes
    from cases where looked_at >= ${since(now)} and id not in (select case_id from second_looks)
    group by kind`.execute(db)
  return rows
}

export async function decisionCounts(db: Db, now: Date): Promise<Figures['decisions']> {
  const { rows } = await sql<Figures['decisions'][number]>`
    select step, reason, count(*)::int as count from decisions
    where decided_at >= ${since(now)} and applied_at is not null
    group by step, reason order by step, reason`.execute(db)
  return rows
}

/** Appeals by the reason of the decision, or of the report when no breach was found; the most overturned first. */
export async function appealCounts(db: Db, now: Date): Promise<Figures['appeals']> {
  const { rows } = await sql<Figures['appeals']['reasons'][number]>`
    select coalesce(d.reason, r.reason) as reason, count(*)::int as decided,
      count(*) filter (where a.outcome = 'lifted')::int as overturned
    from appeals a join decisions d on d.id = a.decision_id left join reports r on r.id = a.report_id
    where a.decided_at >= ${since(now)} group by 1 order by overturned desc, decided desc, reason`.execute(db)
  const sum = (figure: 'decided' | 'overturned') => rows.reduce((total, row) => total + row[figure], 0)
  return { decided: sum('decided'), overturned: sum('overturned'), reasons: rows }
}

/** How often one person decided this and another that. */
export interface Pairs {
  one: string
  other: string
  count: number
}

/** Whether each of two people found a breach; which step each took is not a question of agreement. */
export async function secondLookPairs(db: Db, now: Date): Promise<Pairs[]> {
  const { rows } = await sql<Pairs>`
    select case when d.step = 'none' then 'no breach' else 'breach' end as one,
      case when l.step in ('none', 'lifted') then 'no breach' else 'breach' end as other, count(*)::int as count
    from second_looks l join decisions d on d.id = l.decision_id
    where l.settled_at >= ${since(now)} group by 1, 2`.execute(db)
  return rows
}

export async function secondLookCounts(db: Db, now: Date) {
  const { rows } = await sql<{ agreed: number; overturned: number }>`
    select count(*) filter (where agrees)::int as agreed, count(*) filter (where outcome = 'lifted')::int as overturned
    from second_looks where settled_at >= ${since(now)}`.execute(db)
  return rows[0] ?? { agreed: 0, overturned: 0 }
}

/** The first two verdicts about each request: neither of the two knew of the other. */
export async function verdictPairs(db: Db, now: Date): Promise<Pairs[]> {
  const { rows } = await sql<Pairs>`
    with two as (
      select (array_agg(verdict order by decided_at, staff_id))[1:2] as verdicts from verification_decisions
      group by verification_id having count(*) > 1 and max(decided_at) >= ${since(now)}
    )
    select verdicts[1] as one, verdicts[2] as other, count(*)::int as count from two group by 1, 2`.execute(
    db,
  )
  return rows
}
