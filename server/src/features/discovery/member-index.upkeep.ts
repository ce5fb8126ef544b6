import type { App } from '../../platform/app.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Edition, MemberIndex } from './member-index.ts'

const SECOND = 1_000
/** After a failure the database answers for a while. */
const PAUSE = 30 * SECOND
/** Unsorted members cost every search a little: with this share of all, everybody is read anew and sorted. */
const LONG_TAIL = 0.02
const SHORT_TAIL = 2_000
/**
 * So long before midnight the next day's edition is made, and so long after it the one before is kept for whoever is
 * still on its pages. In the last minute of a day the database tells of its showings as of changes.
 */
const BEFORE_MIDNIGHT = 45 * SECOND
const AFTER_MIDNIGHT = 3_600 * SECOND

const indexes = new WeakMap<App, MemberIndex>()

/** The index of this process, unless the operator does without one. */
export const memberIndexOf = (app: App): MemberIndex | null => indexes.get(app) ?? null

/** Whether the first reading is over, well or not; without an index there is nothing to wait for. */
export const isDiscoveryReady = (app: App): boolean => indexes.get(app)?.isRead ?? true

/**
 * Reads the members in the background, and from then on keeps the index level and of today. Every so many seconds it is
 * read anew, sorted, and held against what it was.
 */
export function keepMemberIndex(app: App, checkedEvery: number): void {
  const members = new MemberIndex(app)
  indexes.set(app, members)
  let failedAt = 0
  let busy = false

  async function step() {
    const now = Date.now()
    if (now - failedAt < PAUSE) return
    const [today, next] = [dayIn(app.clock, 0), dayIn(app.clock, BEFORE_MIDNIGHT)]
    members.keepOnly([dayIn(app.clock, -AFTER_MIDNIGHT), today, next])
    const edition = members.of(today)
    if (!edition) return members.renew(today)
    if (!members.of(next)) return members.renew(next)
    if (now - edition.readAt > checkedEvery * SECOND || hasLongTail(edition)) return members.renew(today)
    return members.catchUp()
  }

  async function tick() {
    if (app.pool.ending) {
      clearInterval(timer)
      members.close()
    }
    if (busy || app.pool.ending) return
    busy = true
    await step().catch((error: unknown) => {
      members.discard()
      failedAt = Date.now()
      if (!app.pool.ending)
        app.log.warn({ err: error }, 'the index of members is not kept; the database answers')
    })
    members.isRead = true
    busy = false
  }

  const timer = setInterval(() => void tick(), SECOND)
  timer.unref()
  void tick()
}

const dayIn = (clock: Clock, ms: number) => new Date(clock.now().getTime() + ms).toISOString().slice(0, 10)

const hasLongTail = ({ index }: Edition) => index.tailSize > Math.max(SHORT_TAIL, index.size * LONG_TAIL)
