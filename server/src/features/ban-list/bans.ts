import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { transaction } from '../../platform/outbox.ts'
import {
  deleteBans,
  endedBans,
  insertBan,
  insertTraces,
  listOtherBan,
  type Traces,
} from './ban-list.queries.ts'
import { deleteOldDevices } from './devices.queries.ts'
import { releaseWaiting } from './release.ts'
import { stateFor } from './signs.queries.ts'

export interface Ban {
  memberId: string
  decisionId: string
  traces: Traces
}

/**
 * Keeps by what a banned person is recognized, for three years: of a ban that is confirmed and stands. A repeat changes
 * nothing; of two bans of one member the newer one is listed.
 */
export async function addToBanList(
  { clock }: Pick<App, 'clock'>,
  tx: Tx,
  { memberId, decisionId, traces }: Ban,
): Promise<void> {
  const now = clock.now()
  const found = await insertBan(tx, { decisionId, memberId, now })
  if (found?.is_new) await insertTraces(tx, found.id, memberId, traces)
}

/**
 * A ban was lifted: nothing is kept of it, and whoever waited because of it is free at once. While another ban of the
 * same person stands, the list is of that one.
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

/** Deletes what is no longer needed: bans of three years ago, browsers that nobody has used for a year. */
export async function deleteExpired(app: App): Promise<void> {
  const now = app.clock.now()
  await transaction(app, async (tx) => removeBans(app, tx, await endedBans(tx, now)))
  const yearAgo = new Date(now)
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1)
  await deleteOldDevices(app.db, yearAgo)
}
