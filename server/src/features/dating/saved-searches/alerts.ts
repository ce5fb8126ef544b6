import { includesBenefit, TIERS } from '@ndoa/contract/membership/membership-rules'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import { counter } from '../../../platform/metrics.ts'
import { emit, transaction } from '../../../platform/outbox.ts'
import { isOpenTo } from '../../membership/index.ts'
import { claimDueSearches, dueMembers, dueSearches, markAlerted, postponeSearches } from './alerts.queries.ts'
import { deleteFinds, insertFinds } from './finds.queries.ts'
import { NEWCOMER_PERIOD, newcomersOf } from './newcomers.ts'
import { lockSearchesOf } from './saved-searches.queries.ts'
import './saved-searches.events.ts'

const alerted = counter('search_alerts_total', 'Members who were told that new people fit their searches', [])

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Slightly less than a day, so that the hour stays the same. */
const ALERT_INTERVAL = DAY - HOUR / 2
const BATCH_SIZE = 100

export async function alertMembers(app: App): Promise<void> {
  const now = app.clock.now()
  const before = new Date(now.getTime() - ALERT_INTERVAL)
  const tiers = TIERS.filter((tier) => includesBenefit(tier, 'saved_searches'))
  for (;;) {
    const members = await dueMembers(app.db, { tiers, now, before, limit: BATCH_SIZE })
    for (const id of members) await alertOne(app, id, now, before)
    if (members.length < BATCH_SIZE) return
  }
}

async function alertOne(app: App, userId: string, now: Date, before: Date): Promise<void> {
  try {
    const newcomers = new Map<string, string[]>()
    for (const { id, filters } of await dueSearches(app.db, userId, before))
      newcomers.set(id, await newcomersOf(app, userId, filters))
    if (await transaction(app, (tx) => recordFinds(tx, { userId, newcomers, now, before }))) alerted.inc()
  } catch (error) {
    app.log.error({ err: error }, 'saved searches could not be looked through and will be tried again')
    await postponeSearches(app.db, userId, new Date(before.getTime() + HOUR / 2))
  }
}

interface Round {
  userId: string
  newcomers: ReadonlyMap<string, readonly string[]>
  now: Date
  before: Date
}

async function recordFinds(tx: Tx, { userId, newcomers, now, before }: Round): Promise<boolean> {
  await lockSearchesOf(tx, userId)
  const due = await claimDueSearches(tx, userId, now, before)
  if (due.length === 0 || !(await isOpenTo(tx, userId, 'saved_searches', now))) return false
  let found = 0
  for (const { id } of due) {
    const more = await insertFinds(tx, id, newcomers.get(id) ?? [], now)
    if (more > 0) await markAlerted(tx, id, now)
    found += more
  }
  await deleteFinds(tx, userId, new Date(now.getTime() - NEWCOMER_PERIOD - DAY))
  if (found > 0) await emit(tx, 'saved_search.found', { user_id: userId, told_at: now.toISOString() })
  return found > 0
}
