import type { App } from '../../../platform/app.ts'
import { stopRenewal } from './renewals.queries.ts'

/** From now on the membership ends by itself. Works while the provider is away: it is our row. */
export const stopRenewing = async ({ db }: App, userId: string): Promise<void> =>
  void (await stopRenewal(db, userId))
