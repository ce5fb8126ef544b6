import { SECURITY_EVENT_DAYS, SECURITY_EVENT_ORIGIN_DAYS } from '@ndoa/contract/security-log'
import { sql } from 'kysely'
import type { App } from '../../platform/app.ts'

/** Runs every night: removes the origin of events after 90 days, and the events after a year. */
export async function deleteOldSecurityEvents({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await sql`delete from security_events
    where created_at < ${now}::timestamptz - make_interval(days => ${SECURITY_EVENT_DAYS})`.execute(db)
  await sql`update security_events set address_block = null, device = null
    where created_at < ${now}::timestamptz - make_interval(days => ${SECURITY_EVENT_ORIGIN_DAYS})
      and (address_block is not null or device is not null)`.execute(db)
}

export function securityLogJobs(app: App): void {
  app.jobs.define('forget-security-events', () => deleteOldSecurityEvents(app), { cron: '53 3 * * *' })
}
