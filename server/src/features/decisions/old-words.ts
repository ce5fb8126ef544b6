import { sql } from 'kysely'
import type { App } from '../../platform/app.ts'

const DAY = 86_400_000
/** Appeals are possible for six months, strikes count for as long, and an appeal takes its time. */
const KEPT_DAYS = 365
/** Of accounts that are gone, like the evidence. */
const KEPT_DAYS_OF_GONE = 90

export function oldWordsJobs(app: App): void {
  app.jobs.define('delete-old-decision-words', () => deleteOldWords(app), { cron: '27 3 * * *' })
}

/** Every night what was written about old decisions is deleted, with what they removed; that they were made stays. */
export async function deleteOldWords({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY)
  const old = sql`(select d.id from decisions d join cases c on c.id = d.case_id
    where (c.closed_at < ${before(KEPT_DAYS)} or (d.subject_id is null and c.closed_at < ${before(KEPT_DAYS_OF_GONE)}))
      and not exists (select from appeals a where a.decision_id = d.id and a.decided_at is null))`
  await sql`delete from removed_content where decision_id in ${old}`.execute(db)
  await sql`update appeals set sealed = null, note = null where sealed is not null and decision_id in ${old}`.execute(
    db,
  )
  await sql`update decisions set sealed = null where sealed is not null and id in ${old}`.execute(db)
}
