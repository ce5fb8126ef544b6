import type { App } from '../../../platform/app.ts'
import { deleteEndedRenewals } from './renewals.queries.ts'

/** How long a card is kept after its charge was due, a day before the end; renewal can be turned on until then. */
const AFTER = 2 * 86_400_000

export const forgetCards = async ({ db, clock }: App): Promise<void> =>
  void (await deleteEndedRenewals(db, new Date(clock.now().getTime() - AFTER)))
