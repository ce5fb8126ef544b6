import { sql } from 'kysely'
import type { App } from '../../platform/app.ts'
import type { Db, Tx } from '../../platform/db.ts'

/** Something of a member that a decision removed, and that is not put back. */
export interface Removal {
  kind: 'photo' | 'message' | 'bio'
  /** The photo or message. */
  thing_id: string | null
  /** The text; of a photo the state that it was in. */
  was: string
  applied_at: Date
}

/** What decisions that stand have removed of a member, the newest first. */
export async function removalsOf(
  { cases }: Pick<App, 'cases'>,
  db: Db,
  memberId: string,
): Promise<Removal[]> {
  const { rows } = await sql<Omit<Removal, 'was'> & { id: string; sealed: string }>`
    select r.id, r.kind, r.thing_id, r.sealed, d.applied_at
    from removed_content r join decisions d on d.id = r.decision_id
    where r.member_id = ${memberId} and r.restored_at is null order by d.applied_at desc, d.number desc`.execute(
    db,
  )
  return rows.map(({ id, sealed, ...removal }) => ({
    ...removal,
    was: openRemoved({ cases }, { id, sealed }),
  }))
}

export const sealRemoved = ({ cases }: Pick<App, 'cases'>, id: string, was: string): string =>
  cases.encryption.encrypt(JSON.stringify({ removed_content: was }), id)

export const openRemoved = (
  { cases }: Pick<App, 'cases'>,
  { id, sealed }: { id: string; sealed: string },
): string => (JSON.parse(cases.encryption.decrypt(sealed, id)) as { removed_content: string }).removed_content

/** Decisions about one member remove and put back one after the other: each sees what the others still hold. */
export const lockMember = (tx: Tx, memberId: string) =>
  sql`select from users where id = ${memberId} for no key update`.execute(tx)
