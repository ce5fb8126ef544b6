import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { transaction } from '../../platform/outbox.ts'
import { deleteRestrictedContacts } from '../accounts/index.ts'
import {
  deleteBans,
  endedBans,
  insertBan,
  insertTraces,
  listOtherBan,
  type Traces,
} from './ban-list.queries.ts'
import { deleteOldDevices } from './devices.queries.ts'
import { banOf, confirmedProposals, deleteOldProposals } from './proposals.queries.ts'
import { addTraces, keepForProposal, takeProposedTraces } from './proposals.ts'
import { releaseWaiting } from './release.ts'
import { stateFor } from './signs.queries.ts'
import type { Found } from './traces.ts'

/** How long what was kept with a proposal stays when the account is deleted and nobody decides. */
const PROPOSAL_KEPT_DAYS = 30
const DAY = 86_400_000

export const COMPARE_JOB = 'compare-accounts'

/**
 * Stores what identifies a banned person, for three years, if the ban is confirmed and stands. A repeat changes
 * nothing; of two bans of one member the newer one is listed.
 * @param found what the account says now; null: it was deleted, and what was kept with the proposal is listed
 */
export async function addToBanList(
  app: Pick<App, 'clock' | 'cases' | 'jobs'>,
  tx: Tx,
  decisionId: string,
  found: Found | null,
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

/** The list recognizes these contacts from now on, so nothing else keeps them. */
async function endRestrictionOfDeleted(tx: Tx, decisionId: string, macs: readonly string[]): Promise<void> {
  const { restriction_id } = await tx
    .selectFrom('decisions')
    .select('restriction_id')
    .where('id', '=', decisionId)
    .executeTakeFirstOrThrow()
  if (restriction_id && macs.length > 0) await deleteRestrictedContacts(tx, restriction_id, macs)
}

/**
 * A ban was lifted: its data is deleted, and anyone who waited because of it is free at once. While another ban of the
 * same person stands, the list holds that one.
 */
export async function removeFromBanList(app: App, tx: Tx, decisionId: string): Promise<void> {
  const ban = await tx
    .selectFrom('bans')
    .select(['id', 'member_id'])
    .where('decision_id', '=', decisionId)
    .forUpdate()
    .executeTakeFirst()
  if (!ban || (await listOtherBan(tx, decisionId))) return
  await removeBans(app, tx, [ban.id])
  if (ban.member_id) await releaseWaiting(app, tx, ban.member_id) // they had been taken for another banned person
}

async function removeBans(app: App, tx: Tx, banIds: readonly string[]): Promise<void> {
  const waiting = await deleteBans(tx, banIds)
  for (const memberId of waiting)
    if ((await stateFor(tx, memberId)) === 'free') await releaseWaiting(app, tx, memberId)
}

/**
 * Deletes what is no longer needed: bans of three years ago, what was kept with proposals, browsers that nobody has used
 * for a year. Bans that a server of an earlier version confirmed are listed before.
 */
export async function deleteExpired(app: App): Promise<void> {
  const now = app.clock.now()
  for (const id of await confirmedProposals(app.db))
    await transaction(app, (tx) => addToBanList(app, tx, id, null)).catch((err: unknown) =>
      app.log.error({ err, id }, 'what was kept with a proposed ban could not be listed'),
    )
  await deleteOldProposals(app.db, new Date(now.getTime() - PROPOSAL_KEPT_DAYS * DAY))
  await transaction(app, async (tx) => removeBans(app, tx, await endedBans(tx, now)))
  const yearAgo = new Date(now)
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1)
  await deleteOldDevices(app.db, yearAgo)
}
