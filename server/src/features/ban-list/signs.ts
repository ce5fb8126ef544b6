import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { emit } from '../../platform/outbox.ts'
import { openCase } from '../cases/index.ts'
import {
  type FoundSign,
  hasOpenCase,
  holdMember,
  insertSigns,
  peopleAround,
  stateFor,
} from './signs.queries.ts'

const CASE_HOURS = 24

/**
 * Records why a member may be a banned person. One weaker sign holds their first photo and conversations; an exact one,
 * or two weaker ones of the same person, hides the member. Either opens a case: only people decide.
 */
export async function recordSigns(
  { clock }: Pick<App, 'clock'>,
  tx: Tx,
  memberId: string,
  signs: readonly FoundSign[],
): Promise<void> {
  const now = clock.now()
  if (signs.length === 0 || !(await insertSigns(tx, memberId, signs, now))) return
  const state = await stateFor(tx, memberId)
  if (state === 'free') return
  const changed = await holdMember(tx, memberId, state, now)
  if (changed && state === 'hidden')
    await emit(tx, 'members.changed', { member_ids: await peopleAround(tx, memberId) })
  await askStaff(tx, memberId, now)
}

/**
 * Records what an account that was there before a ban has in common with the banned person. Nothing happens to it: a sister
 * may share the phone, and photos are stolen. Somebody looks.
 */
export async function recordEarlierSigns(
  { clock }: Pick<App, 'clock'>,
  tx: Tx,
  memberId: string,
  signs: readonly FoundSign[],
): Promise<void> {
  const now = clock.now()
  const earlier = signs.map((sign) => ({ ...sign, was_there_before: true }))
  if (signs.length > 0 && (await insertSigns(tx, memberId, earlier, now))) await askStaff(tx, memberId, now)
}

async function askStaff(tx: Tx, memberId: string, now: Date): Promise<void> {
  if (!(await hasOpenCase(tx, memberId)))
    await openCase(tx, { kind: 'same_person', subjectId: memberId, hours: CASE_HOURS, now })
}
