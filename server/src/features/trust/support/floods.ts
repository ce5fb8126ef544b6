import { addressBlock } from '../../../platform/address.ts'
import type { Db } from '../../../platform/db.ts'
import { type Limit, tryConsume } from '../../../platform/limits.ts'
import { refund } from '../../identity/accounts/index.ts'
import { FLOOD_LIMIT } from './support.limits.ts'

/** @param used the visitor's own limits, refunded if the shared budget refuses @returns null, or the seconds to wait */
export async function floodWait(
  db: Db,
  kind: string,
  budget: Limit,
  address: string,
  used: readonly string[],
): Promise<number | null> {
  const wait = await tryConsume(db, kind, budget)
  if (wait === null) return null
  const inFlood = await tryConsume(db, `${kind}-in-a-flood ${addressBlock(address, 3)}`, FLOOD_LIMIT)
  if (inFlood === null) return null
  for (const key of used) await refund(db, key)
  return Math.min(wait, inFlood)
}
