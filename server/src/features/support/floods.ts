import { addressBlock } from '../../platform/address.ts'
import type { Db } from '../../platform/db.ts'
import { type Limit, tryConsume } from '../../platform/limits.ts'

/** Of each network while others have spent the budget of all: a flood must not keep out a visitor who writes once. */
const IN_A_FLOOD = { max: 1, per: '1 hour' }

/**
 * Counts what visitors send against the budget of all networks together.
 * @returns null when it is taken, else the seconds until the next one is
 */
export async function waitInFlood(
  db: Db,
  kind: string,
  budget: Limit,
  address: string,
): Promise<number | null> {
  const wait = await tryConsume(db, kind, budget)
  if (wait === null) return null
  const inFlood = await tryConsume(db, `${kind}-in-a-flood ${addressBlock(address, 3)}`, IN_A_FLOOD)
  return inFlood === null ? null : Math.min(wait, inFlood)
}
