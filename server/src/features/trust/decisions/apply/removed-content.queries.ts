import { sql } from 'kysely'
import type { App } from '../../../../platform/app.ts'
import type { Db, Tx } from '../../../../platform/db.ts'

export interface Removal {
  kind: 'photo' | 'message' | 'bio'
  /** The photo or message; null for the bio. */
  thing_id: string | null
  /** The text, or the photo's status. */
  was: string
  applied_at: Date
}

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
    was: decryptRemoved({ cases }, { id, sealed }),
  }))
}

export const encryptRemoved = ({ cases }: Pick<App, 'cases'>, id: string, was: string): string =>
  cases.encryption.encrypt(JSON.stringify({ removed_content: was }), id)

export const decryptRemoved = (
  { cases }: Pick<App, 'cases'>,
  { id, sealed }: { id: string; sealed: string },
): string => (JSON.parse(cases.encryption.decrypt(sealed, id)) as { removed_content: string }).removed_content

/** Serialises removals and restorations, so that each decision sees what the others still withhold. */
export const lockMember = (tx: Tx, memberId: string) =>
  sql`select from users where id = ${memberId} for no key update`.execute(tx)

interface NewRemoval {
  id: string
  decision_id: string
  member_id: string
  kind: Removal['kind']
  thing_id: string | null
  sealed: string
}

export const insertRemovals = (tx: Tx, removals: NewRemoval[]) =>
  tx.insertInto('removed_content').values(removals).execute()

export const setRestored = (tx: Tx, decisionId: string, now: Date) =>
  tx
    .updateTable('removed_content')
    .set({ restored_at: now })
    .where('decision_id', '=', decisionId)
    .where('restored_at', 'is', null)
    .returning([
      'id',
      'kind',
      'thing_id',
      'sealed',
      (of) =>
        of.selectFrom('decisions').select('applied_at').whereRef('id', '=', 'decision_id').as('applied_at'),
    ])
    .$castTo<Pick<Removal, 'kind' | 'thing_id' | 'applied_at'> & { id: string; sealed: string }>()
    .execute()
