import { type CaseKind, FIGURE_DAYS } from '@ndoa/contract/trust/case-rules'
import type { Figures } from '@ndoa/contract/trust/cases'
import { PHOTO_DUE_HOURS } from '@ndoa/contract/trust/photo-review-rules'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

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
    from cases where looked_at >= ${since(now)} group by kind`.execute(db)
  return rows
}

export async function decisionCounts(db: Db, now: Date): Promise<Figures['decisions']> {
  const { rows } = await sql<Figures['decisions'][number]>`
    select step, reason, count(*)::int as count from decisions
    where decided_at >= ${since(now)} and applied_at is not null
    group by step, reason order by step, reason`.execute(db)
  return rows
}

/** Uses the report's reason if the decision found no breach. */
export async function appealCounts(db: Db, now: Date): Promise<Figures['appeals']> {
  const { rows } = await sql<Figures['appeals']['reasons'][number]>`
    select coalesce(d.reason, r.reason) as reason, count(*)::int as decided,
      count(*) filter (where a.outcome = 'lifted')::int as overturned
    from appeals a join decisions d on d.id = a.decision_id left join reports r on r.id = a.report_id
    where a.decided_at >= ${since(now)} group by 1 order by overturned desc, decided desc, reason`.execute(db)
  const sum = (figure: 'decided' | 'overturned') => rows.reduce((total, row) => total + row[figure], 0)
  return { decided: sum('decided'), overturned: sum('overturned'), reasons: rows }
}

/** Compares the first two verdicts, whose authors could not see each other's. */
export async function verdictAgreement(db: Db, now: Date): Promise<Figures['verification']> {
  const { rows } = await sql<Figures['verification']>`
    with two as (
      select (array_agg(verdict order by decided_at, staff_id))[1:2] as verdicts from verification_decisions
      group by verification_id having count(*) > 1 and max(decided_at) >= ${since(now)}
    )
    select count(*)::int as compared, count(*) filter (where verdicts[1] = verdicts[2])::int as agreed from two`.execute(
    db,
  )
  return rows[0] ?? { compared: 0, agreed: 0 }
}
