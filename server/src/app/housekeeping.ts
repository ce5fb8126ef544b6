import { deleteExpiredPartedContacts, endBlockedNumbers } from '../features/accounts/index.ts'
import { deleteExpiredPartings } from '../features/safety/index.ts'
import type { App } from '../platform/app.ts'
import { EXPIRED } from './housekeeping.queries.ts'

/** Every night what nobody needs any more is deleted: old events, counted uses, ended sessions, dead codes, tries of a month ago, sign-ups that nobody confirmed, partings of 90 days ago with their matches, blocked numbers that nobody has had for a year. */
export function housekeeping(app: Pick<App, 'jobs' | 'db' | 'clock'>): void {
  app.jobs.define('housekeeping', () => cleanUp(app), { cron: '41 3 * * *' })
}

/** @throws when steps failed; the others have run */
export async function cleanUp({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const steps = [...EXPIRED, deleteExpiredPartings, deleteExpiredPartedContacts, endBlockedNumbers]
  const faults: unknown[] = []
  for (const step of steps) await step(db, clock.now()).catch((fault: unknown) => faults.push(fault))
  if (faults.length > 0) throw new AggregateError(faults, 'not everything was deleted')
}
