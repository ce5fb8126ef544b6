import { checkSync } from 'recheck'
import type { Pattern } from './find.ts'

// The pure JavaScript backend gives the same verdict on every machine.
process.env.RECHECK_SYNC_BACKEND = 'pure'

/** The analysis counts steps, not time, so that a busy machine doesn't fail a pattern; the timeout only ends it. */
const LIMITS = { timeout: 60_000, attackTimeout: null, incubationTimeout: null, randomSeed: 0 }
/** Repeats up to this many characters count as constant cost; longer ones count as unbounded. */
const BOUND_MAX = 2_000
const REPEAT = /(?<!\\u|\\)\{(\d+)(,?)(\d*)\}/g
const HAS_NO_END = /[*+]|\{\d+,\}/

/** @returns why a pattern takes super-linear time; undefined for a linear one */
export function faultOf({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string | undefined {
  if (source === undefined) return 'is put together while the program runs'
  const short = source.replace(REPEAT, shorter)
  if (!HAS_NO_END.test(short)) return undefined
  const { status, ...found } = checkSync(short, flags, LIMITS)
  if (status === 'safe') return undefined
  if (status === 'unknown' || !('attack' in found)) return 'cannot be judged'
  return `${found.complexity.summary}: ${found.attack.pattern}`
}

function shorter(_repeat: string, least: string, comma: string, most: string): string {
  const upTo = Number(most) > BOUND_MAX || most === '' ? '' : Math.min(Number(most), 3)
  return `{${Math.min(Number(least), 2)}${comma}${upTo}}`
}
