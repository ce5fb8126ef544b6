import type { KeptFilters } from '@ndoa/contract/saved-searches'
import type { App } from '../../platform/app.ts'
import { newcomersFitting } from '../discovery/index.ts'

/**
 * How many days a member counts as new. Most complete their profile in the first days and fit only then, and bring an
 * alert then, once.
 */
export const NEW_FOR = 30 * 86_400_000

/** The new people who fit some filters, by the rules of Find Matches. Not in a transaction: it takes other connections. */
export const newcomersOf = (app: App, userId: string, filters: KeptFilters): Promise<string[]> =>
  newcomersFitting(app, userId, filters, new Date(app.clock.now().getTime() - NEW_FOR))
