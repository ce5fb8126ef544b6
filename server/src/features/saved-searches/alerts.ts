import { opens, TIERS } from '@ndoa/contract/membership-rules'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { counter } from '../../platform/metrics.ts'
import { emit, transaction } from '../../platform/outbox.ts'
import { isOpenTo } from '../membership/index.ts'
import { dueSearches, markAlerted, membersDue, postpone, takeDue } from './alerts.queries.ts'
import { deleteFinds, insertFinds } from './finds.queries.ts'
import { NEW_FOR, newcomersOf } from './newcomers.ts'
import { lockSearchesOf } from './saved-searches.queries.ts'
import './saved-searches.events.ts'

const alerted = counter('search_alerts_total', 'Members who were told that new people fit their searches', [])

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Slightly less than a day, so that the hour stays the same. */
const EVERY = DAY - HOUR / 2
const AT_ONCE = 100

/** At most once a day, for each member whose membership includes it: announces new people who fit their searches. */
export async function alertMembers(app: App): Promise<void> {
  const now = app.clock.now()
  const before = new Date(now.getTime() - EVERY)
  const tiers = TIERS.filter((tier) => opens(tier, 'saved_searches'))
  for (;;) {
    const members = await membersDue(app.db, { tiers, now, before, limit: AT_ONCE })
    for (const id of members) await alertOne(app, id, now, before)
    if (members.length < AT_ONCE) return
  }
}

/** If one member's searches fail, the others continue, and this one is retried in the next round. */
async function alertOne(app: App, userId: string, now: Date, before: Date): Promise<void> {
  try {
    const newcomers = new Map<string, string[]>()
    for (const { id, filters } of await dueSearches(app.db, userId, before))
      newcomers.set(id, await newcomersOf(app, userId, filters))
    if (await transaction(app, (tx) => tell(tx, { userId, newcomers, now, before }))) alerted.inc()
  } catch (error) {
    app.log.error({ err: error }, 'saved searches could not be looked through and will be tried again')
    await postpone(app.db, userId, new Date(before.getTime() + HOUR / 2))
  }
}

interface Round {
  userId: string
  /** By search. */
  newcomers: ReadonlyMap<string, readonly string[]>
  now: Date
  before: Date
}

/** @returns whether there was somebody to tell of */
async function tell(tx: Tx, { userId, newcomers, now, before }: Round): Promise<boolean> {
  await lockSearchesOf(tx, userId)
  const due = await takeDue(tx, userId, now, before)
  if (due.length === 0 || !(await isOpenTo(tx, userId, 'saved_searches', now))) return false
  let found = 0
  for (const { id } of due) {
    const more = await insertFinds(tx, id, newcomers.get(id) ?? [], now)
    if (more > 0) await markAlerted(tx, id, now)
    found += more
  }
  await deleteFinds(tx, userId, new Date(now.getTime() - NEW_FOR - DAY))
  if (found > 0) await emit(tx, 'saved_search.found', { user_id: userId, told_at: now.toISOString() })
  return found > 0
}
