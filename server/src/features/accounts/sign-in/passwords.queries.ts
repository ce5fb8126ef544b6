import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'

interface Password {
  user_id: string
  hash: string
  updated_at: Date
  /** The session. */
  set_by: string
}

/** @returns whether the member had none before */
export async function savePassword(tx: Tx, { user_id, ...password }: Password): Promise<boolean> {
  const { is_first } = await tx
    .insertInto('passwords')
    .values({ user_id, ...password })
    .onConflict((before) => before.column('user_id').doUpdateSet(password))
    .returning(sql<boolean>`xmax = 0`.as('is_first')) // true for an insert, false for an update
    .executeTakeFirstOrThrow()
  return is_first
}
