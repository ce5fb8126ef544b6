import { sql } from 'kysely'
import { deleteOldSignUps } from '../features/identity/accounts/index.ts'
import type { DB } from '../platform/db/generated/tables.ts'
import type { Database } from '../platform/db.ts'
import { deleteInBatches } from '../platform/delete-in-batches.queries.ts'
import { USES_KEPT } from '../platform/limits.ts'
import { deleteOldEvents } from '../platform/outbox.queries.ts'

const NOW = '0 seconds'

/** @param age a PostgreSQL interval */
const deleteOlder = (table: keyof DB, column: string, age: string) => (db: Database) =>
  deleteInBatches(db, table, sql`${sql.ref(column)} < now() - ${age}::interval`)

export const EXPIRED = [
  deleteOldEvents,
  deleteOlder('limit_uses', 'used_at', USES_KEPT),
  deleteOlder('profile_openings', 'opened_at', USES_KEPT),
  deleteOlder('seen_members', 'seen_at', USES_KEPT),
  deleteOlder('second_factor_tries', 'tried_at', '30 days'),
  deleteOlder('staff_sign_in_tries', 'tried_at', '30 days'),
  deleteOlder('sessions', 'expires_at', NOW),
  deleteOlder('staff_sessions', 'expires_at', NOW),
  deleteOlder('staff_enrolments', 'expires_at', NOW),
  deleteOlder('second_factor_challenges', 'expires_at', NOW),
  deleteOlder('contact_changes', 'expires_at', NOW),
  deleteOlder('phone_codes', 'expires_at', NOW),
  deleteOlder('mail_codes', 'expires_at', NOW),
  (db: Database) =>
    deleteInBatches(
      db,
      'temp_phone_registration',
      sql`not validated and updated_at < now() - interval '1 day'`,
    ),
  deleteOldSignUps,
]
