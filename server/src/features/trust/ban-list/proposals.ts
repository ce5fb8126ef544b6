import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Traces } from './ban-list.queries.ts'
import { insertProposedBan, memberAboutToBeBanned, takeProposedBan } from './proposals.queries.ts'
import { type CollectedTraces, tracesOf } from './traces.ts'

/** Milliseconds for which the decision waits for storage; a job reads the remaining photos. */
const PHOTO_TIMEOUT = 5_000

/** Reads photos, so call it before the transaction. @returns null for any decision except a ban */
export async function tracesForProposal(app: App, decisionId: string): Promise<Traces | null> {
  const memberId = await memberAboutToBeBanned(app.db, decisionId)
  return memberId === null ? null : tracesOf(app, memberId, PHOTO_TIMEOUT)
}

/** Keeps the traces even if the account is deleted. @param since when they were first kept */
export const keepForProposal = (
  app: Pick<App, 'cases' | 'clock'>,
  tx: Tx,
  decisionId: string,
  traces: Traces,
  since = app.clock.now(),
) => insertProposedBan(tx, decisionId, encryptTraces(app, decisionId, traces), since)

export const encryptTraces = ({ cases }: Pick<App, 'cases'>, decisionId: string, traces: Traces): string =>
  cases.encryption.encrypt(JSON.stringify({ traces }), decisionId)

export const decryptTraces = ({ cases }: Pick<App, 'cases'>, decisionId: string, sealed: string): Traces =>
  (JSON.parse(cases.encryption.decrypt(sealed, decisionId)) as { traces: Traces }).traces

/** @returns null if none were kept or the ban is listed */
export async function takeProposedTraces(
  app: Pick<App, 'cases'>,
  tx: Tx,
  decisionId: string,
): Promise<Traces | null> {
  const sealed = await takeProposedBan(tx, decisionId)
  return sealed ? decryptTraces(app, decisionId, sealed) : null
}

/** Merges both but keeps only one bio: a mix of two would match neither. */
export function addTraces(kept: Traces | null, found: CollectedTraces | null): Traces | null {
  if (!kept || !found) return kept ?? found
  return {
    contacts: distinct([...kept.contacts, ...found.contacts]),
    photos: distinct([...kept.photos, ...found.photos]),
    shingles: kept.shingles.length > 0 ? kept.shingles : found.shingles,
    devices: distinct([...kept.devices, ...found.devices]),
    restricted: distinct([...(kept.restricted ?? []), ...(found.restricted ?? [])]),
    unread: distinct([...(kept.unread ?? []).filter((key) => !found.read.includes(key)), ...found.unread]),
  }
}

const distinct = <T>(things: readonly T[]): T[] => [
  ...new Map(things.map((thing) => [JSON.stringify(thing), thing])).values(),
]
