import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import { transaction } from '../../../platform/outbox.ts'
import { deleteRestrictedContacts } from '../../identity/accounts/index.ts'
import {
  deleteBans,
  endedBans,
  insertBan,
  insertTraces,
  listOtherBan,
  type Traces,
} from './ban-list.queries.ts'
import { deleteOldDevices } from './devices.queries.ts'
import { banOf, deleteOldProposals, restrictionOf } from './proposals.queries.ts'
import { addTraces, keepForProposal, takeProposedTraces } from './proposals.ts'
import { releaseWaiting } from './release.ts'
import { stateFor } from './signs.queries.ts'
import type { CollectedTraces } from './traces.ts'

/** Days for which an undecided proposal's data is kept after the account is deleted. */
const PROPOSAL_KEPT_DAYS = 30
const DAY = 86_400_000

export const COMPARE_JOB = 'compare-accounts'

/**
 * If a member has two bans, the newer one is listed. A repeat changes nothing.
 * @param found null for a deleted account, whose proposal data is used instead
 */
export async function addToBanList(
  app: Pick<App, 'clock' | 'cases' | 'jobs'>,
  tx: Tx,
  decisionId: string,
  found: CollectedTraces | null,
): Promise<void> {
  if (await banOf(tx, decisionId)) return
  const kept = await takeProposedTraces(app, tx, decisionId)
  const traces = addTraces(kept, found)
  if (!traces) return
  const ban = await insertBan(tx, decisionId, app.clock.now())
  if (!ban?.is_new) return
  await insertTraces(tx, ban.id, traces)
  await app.jobs.add(COMPARE_JOB, {}, { tx })
  await endRestrictionOfDeleted(tx, decisionId, traces.restricted ?? [])
  const { unread = [] } = traces
  if (unread.length > 0) await keepForProposal(app, tx, decisionId, { ...NO_TRACES, unread })
}

const NO_TRACES: Traces = { contacts: [], photos: [], shingles: [], devices: [] }

/** The list now recognizes these contacts, so the restriction need not keep them. */
async function endRestrictionOfDeleted(tx: Tx, decisionId: string, macs: readonly string[]): Promise<void> {
  const restriction_id = await restrictionOf(tx, decisionId)
  if (restriction_id && macs.length > 0) await deleteRestrictedContacts(tx, restriction_id, macs)
}

/** Releases members who wait because of this ban, unless another ban on the same person takes its place. */
export async function removeFromBanList(app: App, tx: Tx, decisionId: string): Promise<void> {
  const ban = await banOf(tx, decisionId)
  if (!ban || (await listOtherBan(tx, decisionId))) return
  await removeBans(app, tx, [ban.id])
  // The banned member may have been mistaken for another banned person.
  if (ban.member_id) await releaseWaiting(app, tx, ban.member_id)
}

async function removeBans(app: App, tx: Tx, banIds: readonly string[]): Promise<void> {
  const waiting = await deleteBans(tx, banIds)
  for (const memberId of waiting)
    if ((await stateFor(tx, memberId)) === 'free') await releaseWaiting(app, tx, memberId)
}

export async function deleteExpired(app: App): Promise<void> {
  const now = app.clock.now()
  await deleteOldProposals(app.db, new Date(now.getTime() - PROPOSAL_KEPT_DAYS * DAY))
  await transaction(app, async (tx) => removeBans(app, tx, await endedBans(tx, now)))
  const yearAgo = new Date(now)
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1)
  await deleteOldDevices(app.db, yearAgo)
}
