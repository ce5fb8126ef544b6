import type { KeptFilters } from '@ndoa/contract/dating/saved-searches'
import type { App } from '../../../platform/app.ts'
import { newcomersFitting } from '../discovery/index.ts'

/**
 * Milliseconds for which a member counts as new; most complete their profile, and so fit a search, in the first days.
 */
export const NEWCOMER_PERIOD = 30 * 86_400_000

/** Do not call in a transaction: this uses other connections. */
export const newcomersOf = (app: App, userId: string, filters: KeptFilters): Promise<string[]> =>
  newcomersFitting(app, userId, filters, new Date(app.clock.now().getTime() - NEWCOMER_PERIOD))
