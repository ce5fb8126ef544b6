import { sql } from 'kysely'
import { SIGN_UP_LIFE } from '../features/accounts/index.ts'
import type { App } from '../platform/app.ts'
import type { Database } from '../platform/db.ts'

/** Every night what nobody needs any more is deleted: old events, counted uses, ended sessions, dead codes, tries of a month ago, sign-ups that nobody confirmed. */
export function housekeeping({ jobs, db }: Pick<App, 'jobs' | 'db'>): void {
  jobs.define('housekeeping', () => deleteExpired(db), { cron: '41 3 * * *' })
}

/** Events stay for a week, and longer while a listener has not come to them. */
export async function deleteExpired(db: Database): Promise<void> {
  await sql`delete from outbox where created_at < now() - interval '7 days'
    and (xid, id) <= all (select xid, id from outbox_positions)`.execute(db)
  await sql`delete from limit_uses where used_at < now() - interval '2 days'`.execute(db)
  await sql`delete from profile_openings where opened_at < now() - interval '2 days'`.execute(db)
  await sql`delete from sessions where expires_at < now()`.execute(db)
  await sql`delete from second_factor_challenges where expires_at < now()`.execute(db)
  await sql`delete from second_factor_tries where tried_at < now() - interval '30 days'`.execute(db)
  await sql`delete from contact_changes where expires_at < now()`.execute(db)
  await sql`delete from phone_codes where expires_at < now()`.execute(db)
  await sql`delete from temp_phone_registration
    where not validated and updated_at < now() - interval '1 day'`.execute(db)
  await sql`delete from users
    where confirmed_at is null and created_at < now() - ${SIGN_UP_LIFE} * interval '1 second'`.execute(db)
  await sql`delete from mail_codes where expires_at < now()`.execute(db)
}
