import { sql } from 'kysely'
import { SIGN_UP_LIFE } from '../features/accounts/index.ts'
import type { Database } from '../platform/db.ts'
import { USES_KEPT } from '../platform/limits.ts'
import { deleteOldEvents } from '../platform/outbox.queries.ts'

const NOW = sql<Date>`now()`
const ago = (time: string) => sql<Date>`now() - ${time}::interval`

/** Deletes what nobody needs any more. */
export async function deleteExpired(db: Database): Promise<void> {
  await deleteOldEvents(db)
  await db.deleteFrom('limit_uses').where('used_at', '<', ago(USES_KEPT)).execute()
  await db.deleteFrom('profile_openings').where('opened_at', '<', ago(USES_KEPT)).execute()
  await db.deleteFrom('seen_members').where('seen_at', '<', ago(USES_KEPT)).execute()
  await db.deleteFrom('second_factor_tries').where('tried_at', '<', ago('30 days')).execute()
  await db.deleteFrom('staff_sign_in_tries').where('tried_at', '<', ago('30 days')).execute()
  for (const table of EXPIRING) await db.deleteFrom(table).where('expires_at', '<', NOW).execute()
  await db
    .deleteFrom('temp_phone_registration')
    .where('validated', '=', false)
    .where('updated_at', '<', ago('1 day'))
    .execute()
  await db
    .deleteFrom('users')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', ago(`${SIGN_UP_LIFE} seconds`))
    .execute()
}

const EXPIRING = [
  'sessions',
  'staff_sessions',
  'staff_enrolments',
  'second_factor_challenges',
  'contact_changes',
  'phone_codes',
  'mail_codes',
] as const
