import * as z from 'zod'
import type { Clock } from './clock.ts'
import { setting } from './config.ts'
import type { Db } from './db.ts'
import { takeUse } from './limits.queries.ts'
import { counter } from './metrics.ts'

export { usesOf } from './limits.queries.ts'

/** A number of uses within a time; `per` is a PostgreSQL interval. */
export interface Limit {
  max: number
  per: string
}

const refusals = counter('limit_refusals_total', 'Uses refused, by the limit that was reached', ['limit'])

/** A limit is written like `20/1 hour`: a number of uses in a PostgreSQL interval. */
const LIMIT = /^(\d+)\/([1-9]\d* (?:second|minute|hour|day)s?)$/

/** Uses are swept after this time, so a limit can look no further back. */
export const USES_KEPT = '2 days'

const isKept = ({ per }: Limit) => millisecondsOf(per) <= millisecondsOf(USES_KEPT)

/** A setting that holds a limit; one of days, whose uses are kept elsewhere, says so. */
export const limitSetting = (usual: string, means: string, { ofDays = false } = {}) =>
  setting<Limit>(
    z.preprocess(
      (text) => text || usual,
      z
        .string()
        .regex(LIMIT, 'must look like 20/1 hour')
        .transform((text) => {
          const [, max, per] = LIMIT.exec(text) ?? []
          return { max: Number(max), per: per ?? '' }
        })
        .refine((limit) => ofDays || isKept(limit), `must be for ${USES_KEPT} at most`),
    ),
    means,
  )

export type Unit = 'second' | 'minute' | 'hour' | 'day'

/** A time to wait, as shown: in hours from two hours on, and in days from two days on. */
export function waitOf(seconds: number): { count: number; unit: Unit } {
  if (seconds < 60) return { count: seconds, unit: 'second' }
  if (seconds <= 119 * 60) return { count: Math.ceil(seconds / 60), unit: 'minute' }
  if (seconds <= 47 * 3600) return { count: Math.ceil(seconds / 3600), unit: 'hour' }
  return { count: Math.ceil(seconds / 86_400), unit: 'day' }
}

/**
 * Counts one use of `key`: the name of the limit, a space, and whom or what it counts for, without spaces.
 * @returns null when it is within the limit, else the seconds until another use is possible
 */
export async function tryConsume(db: Db, key: string, { max, per }: Limit): Promise<number | null> {
  if (!isKept({ max, per })) throw new Error(`Uses are not kept for ${per}.`)
  const wait = await takeUse(db, key, max, per)
  if (wait !== null) countRefusal(key)
  return wait
}

const SECONDS: Record<string, number> = { second: 1, minute: 60, hour: 3_600, day: 86_400 }

/** How long the time of a limit is. */
export function millisecondsOf(per: string): number {
  const [count, unit = ''] = per.split(' ')
  const seconds = Number(count) * (SECONDS[unit.replace(/s$/, '')] ?? Number.NaN)
  if (!(seconds > 0)) throw new Error(`A limit cannot be per ${per}.`)
  return seconds * 1_000
}

const SWEPT_AT = 10_000

/** A proxy does not spread a member's calls evenly: a smaller share would refuse what one person does. */
const SMALLEST_SHARE = 10

/**
 * A limit that is counted in the memory of this process, for uses that come too often to ask the database. Uses become
 * free evenly over the time: of 60 in a minute, one each second.
 * @param countServers how many servers the uses of one key are spread over: each allows its share, but no fewer than ten
 * @returns a function that counts one use of a key and answers like `tryConsume`
 */
export function createMemoryLimit(
  { max, per }: Limit,
  clock: Clock,
  countServers: () => number = () => 1,
): (key: string) => number | null {
  const period = millisecondsOf(per)
  const share = () => Math.max(Math.min(max, SMALLEST_SHARE), Math.floor(max / countServers()))
  const costNow = () => Math.floor(period / share())
  const freeAt = new Map<string, number>() // when all uses of a key will be free again
  return (key) => {
    const now = clock.now().getTime()
    const cost = costNow()
    const known = freeAt.get(key)
    const from = Math.min(Math.max(known ?? now, now), now + period) // the clock may have been set back
    const wait = from + cost - now - period
    if (wait > 0) {
      freeAt.set(key, from) // else a clock set back would refuse until it has caught up
      return Math.ceil(wait / 1_000)
    }
    if (known === undefined && freeAt.size >= SWEPT_AT)
      for (const [other, at] of freeAt) if (at <= now) freeAt.delete(other)
    freeAt.set(key, from + cost)
    return null
  }
}

/** Counts at `/metrics` that a limit was reached: by its name alone, without whom or what it counts for. */
export const countRefusal = (key: string): void => refusals.inc({ limit: key.replace(/ \S*$/, '') })
