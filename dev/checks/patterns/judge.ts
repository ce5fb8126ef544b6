import { checkSync } from 'recheck'
import type { Pattern } from './find.ts'

// Plain JavaScript, so that every machine judges alike.
process.env.RECHECK_SYNC_BACKEND = 'pure'

/** Steps are counted, and milliseconds only to end: a busy machine is no fault of a pattern. */
const LIMITS = { timeout: 60_000, attackTimeout: null, incubationTimeout: null, randomSeed: 0 }
/** A repeat of at most so many characters costs a constant; a longer one counts as without an end. */
const BOUND_MAX = 2_000
const REPEAT = /(?<!\\u|\\)\{(\d+)(,?)(\d*)\}/g
const HAS_NO_END = /[*+]|\{\d+,\}/

/** Whether a pattern takes more than linear time on some text, in a few words; undefined for one that does not. */
export function faultOf({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string | undefined {
  if (source === undefined) return 'is put together while the program runs'
  const short = source.replace(REPEAT, shorter)
  if (!HAS_NO_END.test(short)) return undefined
  const { status, ...found } = checkSync(short, flags, LIMITS)
  if (status === 'safe') return undefined
  if (status === 'unknown' || !('attack' in found)) return 'cannot be judged'
  return `${found.complexity.summary}: ${found.attack.pattern}`
}

/** Long bounded repeats would be judged as if they had no end, at length. */
function shorter(_repeat: string, least: string, comma: string, most: string): string {
  const upTo = Number(most) > BOUND_MAX || most === '' ? '' : Math.min(Number(most), 3)
  return `{${Math.min(Number(least), 2)}${comma}${upTo}}`
}
