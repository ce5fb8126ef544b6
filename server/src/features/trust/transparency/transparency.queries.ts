import type { FigureName } from '@ndoa/contract/trust/transparency-rules'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { PublicFigures } from '../../../platform/db/generated/tables.ts'
import type { Db } from '../../../platform/db.ts'

/** `until` is exclusive. */
export interface Span {
  since: Date
  until: Date
}

const monthOf = (at: RawBuilder<Date>) => sql<string>`to_char(${at} at time zone 'UTC', 'YYYY-MM')`

export interface CountRow {
  month: string
  figure: FigureName
  count: number
}

export async function countsByMonth(db: Db, { since, until }: Span): Promise<CountRow[]> {
  const { rows } = await sql<CountRow>`
    select ${monthOf(sql`at`)} as month, figure, count(*)::int as count from (
      select 'reports.' || reason as figure, created_at as at from reports
      union all select 'notices.received', created_at from notices
      union all select case when looked_at <= due_at then 'first_looks.in_time' else 'first_looks.late' end, looked_at
        from cases where kind in ('reports', 'notice')
      union all select 'decisions.' || step, applied_at from decisions where step not in ('banned', 'lifted')
      union all select 'decisions.banned', confirmed_at from decisions where step = 'banned'
      union all select 'appeals.' || outcome, decided_at from appeals
      union all select 'overturned.' || coalesce(d.reason, r.reason), a.decided_at from appeals a
        join decisions d on d.id = a.decision_id left join reports r on r.id = a.report_id
        where a.outcome = 'lifted' and coalesce(d.reason, r.reason) is not null
      union all select 'pauses.begun', opened_at from cases where kind = 'shield'
      union all select 'pauses.lifted', closed_at from cases where kind = 'shield' and outcome = 'no_breach'
      union all select 'verifications.requested', sent_at from verifications
      union all select 'verifications.' || outcome, decided_at from verifications
    ) happened where at >= ${since} and at < ${until} group by 1, 2`.execute(db)
  return rows
}

export interface MedianRow {
  month: string
  median_minutes: number
}

export async function medianLooksByMonth(db: Db, { since, until }: Span): Promise<MedianRow[]> {
  const { rows } = await sql<MedianRow>`
    select ${monthOf(sql`looked_at`)} as month,
      percentile_cont(0.5) within group (order by extract(epoch from looked_at - waiting_since)::float8 / 60)
        as median_minutes
    from cases where kind in ('reports', 'notice') and looked_at >= ${since} and looked_at < ${until}
    group by 1`.execute(db)
  return rows
}

/** Formatted as `2026-10`. */
export async function latestMonth(db: Db): Promise<string | null> {
  const { month } = await db
    .selectFrom('public_figures')
    .select(({ fn }) => fn.max('month').as('month'))
    .executeTakeFirstOrThrow()
  return month
}

export type NewFigures = Insertable<PublicFigures>

/** Keeps a month that another server has just published. */
export const insertFigures = (db: Db, months: NewFigures[]) =>
  db
    .insertInto('public_figures')
    .values(months)
    .onConflict((found) => found.column('month').doNothing())
    .execute()

export interface PublishedRow {
  month: string
  counts: Partial<Record<FigureName, number>>
  median_look_minutes: number | null
}

export async function publishedFigures(db: Db, months: number): Promise<PublishedRow[]> {
  const { rows } = await sql<PublishedRow>`
    select month, counts, median_look_minutes from public_figures order by month desc limit ${months}`.execute(
    db,
  )
  return rows
}
