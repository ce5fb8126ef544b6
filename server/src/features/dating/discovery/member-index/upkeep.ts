import type { App } from '../../../../platform/app.ts'
import type { Clock } from '../../../../platform/clock.ts'
import type { DayIndex, MemberIndex } from './member-index.ts'

const SECOND = 1_000
const RETRY_AFTER = 30 * SECOND
/** Above both this share and this number, unsorted members slow every search, so a rebuild sorts them. */
const UNSORTED_SHARE = 0.02
const UNSORTED_MIN = 2_000
/**
 * The next day's index is built this early, because triggers start to log the ending day's showings as changes in its
 * last minute.
 */
const BEFORE_MIDNIGHT = 45 * SECOND
/** Yesterday's index stays this long for members who are still paging through it. */
export const AFTER_MIDNIGHT = 3_600 * SECOND

/** `checkedEvery` is the interval between full rebuilds, in seconds. */
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
