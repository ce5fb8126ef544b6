import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import type { Traces } from './ban-list.queries.ts'
import { aboutToBeBanned, insertProposedBan, takeProposedBan } from './proposals.queries.ts'
import { type Found, tracesOf } from './traces.ts'

/** A decision takes effect while storage does not answer; photos that are not read by then are read later. */
const WAIT_FOR_PHOTOS = 5_000

/**
 * What identifies a member whose ban is about to be proposed; null for every other decision. Reading pictures is slow,
 * so this runs before the transaction.
 */
export async function tracesForProposal(app: App, decisionId: string): Promise<Traces | null> {
  const memberId = await aboutToBeBanned(app.db, decisionId)
  return memberId === null ? null : tracesOf(app, memberId, WAIT_FOR_PHOTOS)
}

/**
 * Keeps them, encrypted, until the ban is confirmed, refused or lifted: deleting the account takes nothing away.
 * @param since when they were kept first
 */
export const keepForProposal = (
  app: Pick<App, 'cases' | 'clock'>,
  tx: Tx,
  decisionId: string,
  traces: Traces,
  since = app.clock.now(),
) => insertProposedBan(tx, decisionId, sealTraces(app, decisionId, traces), since)

export const sealTraces = ({ cases }: Pick<App, 'cases'>, decisionId: string, traces: Traces): string =>
  cases.encryption.encrypt(JSON.stringify({ traces }), decisionId)

export const openTraces = ({ cases }: Pick<App, 'cases'>, decisionId: string, sealed: string): Traces =>
  (JSON.parse(cases.encryption.decrypt(sealed, decisionId)) as { traces: Traces }).traces

/** @returns null when nothing was kept, or the ban is listed already */
export async function takeProposedTraces(
  app: Pick<App, 'cases'>,
  tx: Tx,
  decisionId: string,
): Promise<Traces | null> {
  const sealed = await takeProposedBan(tx, decisionId)
  return sealed ? openTraces(app, decisionId, sealed) : null
}

/** Merges both, but one bio only: parts of two would match neither. */
export function addTraces(kept: Traces | null, found: Found | null): Traces | null {
  if (!kept || !found) return kept ?? found
  return {
    contacts: different([...kept.contacts, ...found.contacts]),
    photos: different([...kept.photos, ...found.photos]),
    shingles: kept.shingles.length > 0 ? kept.shingles : found.shingles,
    devices: different([...kept.devices, ...found.devices]),
    restricted: different([...(kept.restricted ?? []), ...(found.restricted ?? [])]),
    unread: different([...(kept.unread ?? []).filter((key) => !found.read.includes(key)), ...found.unread]),
  }
}

const different = <T>(things: readonly T[]): T[] => [
  ...new Map(things.map((thing) => [JSON.stringify(thing), thing])).values(),
]
