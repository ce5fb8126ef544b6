import type { App } from '../../../platform/app.ts'
import { deleteEndedRenewals } from './renewals.queries.ts'

/** A card is charged a day before the end; so long after that, nobody can turn its renewal on again. */
const AFTER = 2 * 86_400_000

export const forgetCards = async ({ db, clock }: App): Promise<void> =>
  void (await deleteEndedRenewals(db, new Date(clock.now().getTime() - AFTER)))
