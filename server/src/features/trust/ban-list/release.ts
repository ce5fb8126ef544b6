import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import { emit } from '../../../platform/outbox.ts'
import { closeSamePersonCases } from '../cases/index.ts'
import {
  clearSigns,
  freeMember,
  likesSince,
  matchesSince,
  othersOf,
  pendingPhotos,
} from './release.queries.ts'
import { membersAround } from './signs.queries.ts'

declare module '../../../platform/outbox.ts' {
  interface Events {
    'messages.released': { match_id: string; from_id: string; to_id: string }
  }
}

/** Delivers held messages and likes between members who can still reach each other. A repeat changes nothing. */
export async function releaseWaiting({ clock }: Pick<App, 'clock'>, tx: Tx, memberId: string): Promise<void> {
  const waited = await freeMember(tx, memberId, clock.now())
  await clearSigns(tx, memberId, clock.now())
  await closeSamePersonCases(tx, memberId, clock.now())
  if (!waited) return
  await emit(tx, 'members.changed', { member_ids: await membersAround(tx, memberId) })
  for (const photo_id of await pendingPhotos(tx, memberId)) await emit(tx, 'photo.arrived', { photo_id })
  for (const { match_id, to_id } of await othersOf(tx, memberId, waited.match_ids))
    await emit(tx, 'messages.released', { match_id, from_id: memberId, to_id })
  if (!waited.hidden_since) return
  // Matches and likes were not announced while the member was hidden. Notices already sent are not repeated.
  for (const match of await matchesSince(tx, memberId, waited.hidden_since))
    await emit(tx, 'match.opened', match)
  for (const to_id of await likesSince(tx, memberId, waited.hidden_since))
    await emit(tx, 'like.given', { from_id: memberId, to_id, match_id: null })
}
