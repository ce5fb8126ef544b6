import type { App } from '../../../platform/app.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { transaction } from '../../../platform/outbox.ts'
import { insertPhotos } from './ban-list.queries.ts'
import { compareAgain } from './compare-accounts.queries.ts'
import { banOf, keptProposals, lockProposal, takeProposedBan, updateProposal } from './proposals.queries.ts'
import { addTraces, decryptTraces, encryptTraces } from './proposals.ts'
import { type CollectedTraces, readPhotos } from './traces.ts'

/** Retries photos that storage did not return when the ban was proposed or confirmed. */
export async function readUnreadPhotos(app: App): Promise<void> {
  for (const { decision_id: id, sealed } of await keptProposals(app.db)) {
    // One unreadable row must not block the others.
    await retryPhotosOf(app, id, sealed).catch((error: unknown) =>
      app.log.error({ err: error, decision_id: id }, 'photos of a ban were not read'),
    )
  }
}

async function retryPhotosOf(app: App, id: string, sealed: string): Promise<void> {
  const { unread = [] } = decryptTraces(app, id, sealed)
  const found = await readPhotos(app, unread)
  if (unread.length === 0 || found.read.length > 0)
    await transaction(app, (tx) => savePhotos(app, tx, id, found))
}

type ReadPhotos = Pick<CollectedTraces, 'photos' | 'unread' | 'read'>

async function savePhotos(app: App, tx: Tx, decisionId: string, found: ReadPhotos): Promise<void> {
  const row = await lockProposal(tx, decisionId)
  const ban = await banOf(tx, decisionId)
  if (!row || (!ban && found.read.length === 0)) return
  const kept = decryptTraces(app, decisionId, row.sealed)
  if (found.read.length > 0 && !found.read.some((key) => kept.unread?.includes(key))) return // already saved
  const all = addTraces(kept, { contacts: [], shingles: [], devices: [], ...found }) ?? kept
  if (ban) {
    await insertPhotos(tx, ban.id, found.photos)
    await compareAgain(tx, ban.id)
  }
  if (ban && all.unread?.length === 0) await takeProposedBan(tx, decisionId)
  else
    await updateProposal(tx, decisionId, encryptTraces(app, decisionId, ban ? { ...all, photos: [] } : all))
}

export async function countUnreadPhotos(
  app: Pick<App, 'cases'> & { db: Db },
  decisionIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = decisionIds.length === 0 ? [] : await keptProposals(app.db, decisionIds)
  return new Map(
    rows.map(({ decision_id: id, sealed }) => [id, decryptTraces(app, id, sealed).unread?.length ?? 0]),
  )
}
