import { deleteExpiredPartings } from '../features/dating/safety/index.ts'
import { deleteExpiredPartedContacts, endBlockedNumbers } from '../features/identity/accounts/index.ts'
import type { App } from '../platform/app.ts'
import { EXPIRED } from './housekeeping.queries.ts'

export function housekeeping(app: Pick<App, 'jobs' | 'db' | 'clock'>): void {
  app.jobs.define('housekeeping', () => cleanUp(app), { cron: '41 3 * * *' })
}

/** Runs every step even if others fail. @throws AggregateError with all failures */
export async function cleanUp({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const steps = [...EXPIRED, deleteExpiredPartings, deleteExpiredPartedContacts, endBlockedNumbers]
  const faults: unknown[] = []
  for (const step of steps) await step(db, clock.now()).catch((fault: unknown) => faults.push(fault))
  if (faults.length > 0) throw new AggregateError(faults, 'not everything was deleted')
}
