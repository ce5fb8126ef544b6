import { sql } from 'kysely'
import type { Tx } from '../../server/src/platform/db.ts'

/** Makes other starting servers wait. Turns timeouts off, because seeding takes longer than requests are allowed to. */
export async function lockDemo(tx: Tx, part: 'world' | 'staff' | 'cases'): Promise<void> {
  await sql`select set_config(name, '0', true) from unnest(array[
    'statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) as name`.execute(tx)
  await sql`select pg_advisory_xact_lock(hashtextextended(${`demo ${part}`}, 0))`.execute(tx)
}
