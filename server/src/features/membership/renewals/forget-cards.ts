import type { App } from '../../../platform/app.ts'
import { deleteEndedRenewals } from './renewals.queries.ts'

/** Milliseconds that a card is kept after its charge was due; renewal can be turned on until then. */
const AFTER = 2 * 86_400_000

export const forgetCards = async ({ db, clock }: App): Promise<void> =>
  void (await deleteEndedRenewals(db, new Date(clock.now().getTime() - AFTER)))
