import * as z from 'zod'
import type { Clock } from './clock.ts'
import { setting } from './config.ts'
import type { Db } from './db.ts'
import { consumeUse } from './limits.queries.ts'
import { counter } from './metrics.ts'

export { usesOf } from './limits.queries.ts'

/** `per` is a PostgreSQL interval such as `10 minutes`. */
export interface Limit {
  max: number
  per: string
}

const refusals = counter('limit_refusals_total', 'Uses refused, by the limit that was reached', ['limit'])

const LIMIT = /^(\d+)\/([1-9]\d* (?:second|minute|hour|day)s?)$/

/** Uses are deleted after this time, so no limit can be longer. */
export const USES_KEPT = '2 days'

const isKept = ({ per }: Limit) => millisecondsOf(per) <= millisecondsOf(USES_KEPT)

/** `ofDays` allows longer periods, for limits that store their uses elsewhere. */
export const limitSetting = (defaultValue: string, means: string, { ofDays = false } = {}) =>
  setting<Limit>(
    z.preprocess(
      (text) => text || defaultValue,
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

export function waitOf(seconds: number): { count: number; unit: Unit } {
  if (seconds < 60) return { count: seconds, unit: 'second' }
  if (seconds <= 119 * 60) return { count: Math.ceil(seconds / 60), unit: 'minute' }
  if (seconds <= 47 * 3600) return { count: Math.ceil(seconds / 3600), unit: 'hour' }
  return { count: Math.ceil(seconds / 86_400), unit: 'day' }
}

/**
 * @param key the limit's name, a space, and its subject. @returns null within the limit, otherwise the seconds to wait
 */
export async function tryConsume(db: Db, key: string, { max, per }: Limit): Promise<number | null> {
  if (!isKept({ max, per })) throw new Error(`Uses are not kept for ${per}.`)
  const wait = await consumeUse(db, key, max, per)
  if (wait !== null) countRefusal(key)
  return wait
}

const SECONDS: Record<string, number> = { second: 1, minute: 60, hour: 3_600, day: 86_400 }

export function millisecondsOf(per: string): number {
  const [count, unit = ''] = per.split(' ')
  const seconds = Number(count) * (SECONDS[unit.replace(/s$/, '')] ?? Number.NaN)
  if (!(seconds > 0)) throw new Error(`A limit cannot be per ${per}.`)
  return seconds * 1_000
}

const SWEEP_THRESHOLD = 10_000

/** Proxies don't spread a member's calls evenly over servers, so a smaller share could refuse normal use. */
const MIN_SHARE = 10

/**
 * Counts in this process only. Uses return evenly: with 60 a minute, one a second. Servers share `max`, at least 10
 * each.
 */
export function createMemoryLimit(
  { max, per }: Limit,
  clock: Clock,
  countServers: () => number = () => 1,
): (key: string) => number | null {
  const period = millisecondsOf(per)
  const share = () => Math.max(Math.min(max, MIN_SHARE), Math.floor(max / countServers()))
  const costNow = () => Math.floor(period / share())
  const freeAt = new Map<string, number>()
  return (key) => {
    const now = clock.now().getTime()
    const cost = costNow()
    const known = freeAt.get(key)
    const from = Math.min(Math.max(known ?? now, now), now + period)
    const wait = from + cost - now - period
    if (wait > 0) {
      freeAt.set(key, from) // otherwise, after a clock is set back, callers would be refused until it catches up
      return Math.ceil(wait / 1_000)
    }
    if (known === undefined && freeAt.size >= SWEEP_THRESHOLD)
      for (const [other, at] of freeAt) if (at <= now) freeAt.delete(other)
    freeAt.set(key, from + cost)
    return null
  }
}

export const countRefusal = (key: string): void => refusals.inc({ limit: key.replace(/ \S*$/, '') })
