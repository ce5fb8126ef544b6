import type { App } from '../../platform/app.ts'
import { today } from '../../platform/clock.ts'
import { MemberIndex } from './member-index.ts'

const SECOND = 1_000
/** Every so often the index is read anew, sorted, and held against what it was. */
const RENEWED_EVERY = 3_600 * SECOND
/** After a failure the database answers for a while. */
const PAUSE = 30 * SECOND
/** Unsorted members cost every search a little: with this share of all, they are sorted in. */
const LONG_TAIL = 0.02
const SHORT_TAIL = 2_000

const indexes = new WeakMap<App, MemberIndex>()

/** The index of this process, unless the operator does without one. */
export const memberIndexOf = (app: App): MemberIndex | null => indexes.get(app) ?? null

/** Reads the members in the background, and from then on keeps the index level and of today. */
export function keepMemberIndex(app: App): void {
  const members = new MemberIndex(app)
  indexes.set(app, members)
  let renewedAt = 0
  let failedAt = 0
  let busy = false

  async function step() {
    const now = Date.now()
    if (now - failedAt < PAUSE) return
    if (members.of(today(app.clock)) && now - renewedAt < RENEWED_EVERY) await members.catchUp()
    else {
      await members.renew()
      renewedAt = now
    }
    sortTail(members)
  }

  async function tick() {
    if (app.pool.ending) clearInterval(timer)
    if (busy || app.pool.ending) return
    busy = true
    await step().catch((error: unknown) => {
      members.discard()
      failedAt = Date.now()
      if (!app.pool.ending)
        app.log.warn({ err: error }, 'the index of members is not kept; the database answers')
    })
    busy = false
  }

  const timer = setInterval(() => void tick(), SECOND)
  timer.unref()
  void tick()
}

function sortTail({ edition }: MemberIndex) {
  if (edition && edition.index.tailSize > Math.max(SHORT_TAIL, edition.index.size * LONG_TAIL))
    edition.index.merge()
}
