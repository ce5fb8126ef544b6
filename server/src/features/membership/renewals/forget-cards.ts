import type { App } from '../../../platform/app.ts'
import { deleteEndedRenewals } from './renewals.queries.ts'

/** Milliseconds that a card is kept after its charge was due; until then the renewal can be turned on again. */
const CARD_TTL = 2 * 86_400_000

export const forgetCards = async ({ db, clock }: App): Promise<void> =>
  void (await deleteEndedRenewals(db, new Date(clock.now().getTime() - CARD_TTL)))
