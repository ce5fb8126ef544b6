import type { App } from '../../../platform/app.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { DayIndex, MemberIndex } from './member-index.ts'

const SECOND = 1_000
/** How long calls alone keep it up to date after a failure. */
const RETRY_AFTER = 30 * SECOND
/** With more unsorted members than this share, and this number, every search is slower: a rebuild sorts them. */
const UNSORTED_SHARE = 0.02
const UNSORTED_MIN = 2_000
/**
 * The next day's index is built this long before midnight; yesterday's is kept as long after it, for members who are still on
 * its pages. In the last minute of a day the triggers log the showings of that day as changes.
 */
const BEFORE_MIDNIGHT = 45 * SECOND
export const AFTER_MIDNIGHT = 3_600 * SECOND

/** Builds the index in the background, follows changes and days, and rebuilds it after this many seconds. */
export function maintainMemberIndex(
  { clock, pool, log }: Pick<App, 'clock' | 'pool' | 'log'>,
  memberIndex: MemberIndex,
  checkedEvery: number,
): void {
  let failedAt = 0
  let isBusy = false

  async function step() {
    const now = Date.now()
    if (now - failedAt < RETRY_AFTER) return
    const [today, next] = [dayIn(clock, 0), dayIn(clock, BEFORE_MIDNIGHT)]
    memberIndex.keepOnly([dayIn(clock, -AFTER_MIDNIGHT), today, next])
    const present = memberIndex.forDay(today)
    if (!present) return memberIndex.rebuild(today)
    if (!memberIndex.forDay(next)) return memberIndex.rebuild(next)
    if (now - present.readAt > checkedEvery * SECOND || hasManyUnsorted(present))
      return memberIndex.rebuild(today)
    return memberIndex.catchUp()
  }

  async function tick() {
    if (pool.ending) {
      clearInterval(timer)
      memberIndex.close()
    }
    if (isBusy || pool.ending) return
    isBusy = true
    await step().catch((error: unknown) => {
      failedAt = Date.now()
      if (!pool.ending) log.warn({ err: error }, 'the member index is behind')
    })
    memberIndex.isReady = true
    isBusy = false
  }

  const timer = setInterval(() => void tick(), SECOND)
  timer.unref()
  void tick()
}

const dayIn = (clock: Clock, ms: number) => new Date(clock.now().getTime() + ms).toISOString().slice(0, 10)

const hasManyUnsorted = ({ index }: DayIndex) =>
  index.tailSize > Math.max(UNSORTED_MIN, index.size * UNSORTED_SHARE)
