import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Answers } from './gate-answers.ts'

/** Locks the account first, as decisions and deletions do; the lock also allows a name change later. */
export async function lockAnswers(tx: Tx, memberId: string): Promise<Answers | undefined> {
  await sql`select from users where id = ${memberId} for no key update`.execute(tx)
  return tx
    .selectFrom('profiles')
    .select(ANSWERS)
    .where('user_id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

const ANSWERS = [
  'user_id',
  'country_of_residence',
  'faith',
  'smoking',
  'drinking',
  'has_children',
  'wants_children',
  'preferred_gender',
  'deal_breakers',
  'matching',
  'show_faith',
  'show_tribe',
  'show_lifestyle',
  'has_children_private',
  'wants_children_private',
] as const

/** @returns the times, oldest first; undefined if the answer has not changed since it was first given */
export async function changesOf(db: Db, memberId: string, answer: string): Promise<Date[] | undefined> {
  const row = await db
    .selectFrom('answer_changes')
    .select('changed_at')
    .where('member_id', '=', memberId)
    .where('answer', '=', answer)
    .executeTakeFirst()
  return row?.changed_at
}

export async function saveChanges(
  tx: Tx,
  memberId: string,
  answer: string,
  changed_at: Date[],
): Promise<void> {
  await tx
    .insertInto('answer_changes')
    .values({ member_id: memberId, answer, changed_at })
    .onConflict((conflict) => conflict.columns(['member_id', 'answer']).doUpdateSet({ changed_at }))
    .execute()
}
