import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import { emit } from '../../../platform/outbox.ts'
import { holdMember } from '../../identity/accounts/index.ts'
import { openCase } from '../cases/index.ts'
import { type FoundSign, hasOpenCase, insertSigns, membersAround, stateFor } from './signs.queries.ts'

const CASE_HOURS = 24

/** One weaker sign holds the member; an exact sign, or two weaker signs of one ban, hide the member. */
export async function recordSigns(
  { clock }: Pick<App, 'clock'>,
  tx: Tx,
  memberId: string,
  signs: readonly FoundSign[],
  since: Date = clock.now(),
): Promise<void> {
  const now = clock.now()
  if (signs.length === 0 || !(await insertSigns(tx, memberId, signs, now))) return
  const state = await stateFor(tx, memberId)
  if (state === 'free') return
  const changed = await holdMember(tx, memberId, state, { now, since })
  if (changed && state === 'hidden')
    await emit(tx, 'members.changed', { member_ids: await membersAround(tx, memberId) })
  await askStaff(tx, memberId, now)
}

/** These signs restrict nothing, because relatives share phones and photos are stolen. */
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
