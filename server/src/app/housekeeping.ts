import type { App } from '../platform/app.ts'
import { deleteExpired } from './housekeeping.queries.ts'

/** Every night what nobody needs any more is deleted: old events, counted uses, ended sessions, dead codes, tries of a month ago, sign-ups that nobody confirmed, partings of 90 days ago with their matches. */
export function housekeeping({ jobs, db }: Pick<App, 'jobs' | 'db'>): void {
  jobs.define('housekeeping', () => deleteExpired(db), { cron: '41 3 * * *' })
}
