import { deleteExpiredPartedContacts, endBlockedNumbers } from '../features/accounts/index.ts'
import { deleteExpiredPartings } from '../features/safety/index.ts'
import type { App } from '../platform/app.ts'
import { deleteExpired } from './housekeeping.queries.ts'

/** Every night what nobody needs any more is deleted: old events, counted uses, ended sessions, dead codes, tries of a month ago, sign-ups that nobody confirmed, partings of 90 days ago with their matches, blocked numbers that nobody has had for a year. */
export function housekeeping({ jobs, db, clock }: Pick<App, 'jobs' | 'db' | 'clock'>): void {
  const clean = async () => {
    await deleteExpired(db)
    await deleteExpiredPartings(db, clock.now())
    await deleteExpiredPartedContacts(db, clock.now())
    await endBlockedNumbers(db, clock.now())
  }
  jobs.define('housekeeping', clean, { cron: '41 3 * * *' })
}
