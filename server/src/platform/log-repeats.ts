import type { LogFn, Logger } from 'pino'
import { isUnreachable } from './unreachable.ts'

export const REPEAT_WINDOW = 10_000
const LINES_MAX = 1_000

const WARN = 40
const FATAL = 60

type Args = Parameters<LogFn>

/** For pino's `logMethod`: writes the first of equal warnings or errors, then one line with the number of `repeats`. */
export function collapseRepeats() {
  const repeats = new Map<string, number>()

  function count(key: string, write: (args: Args) => void, args: Args) {
    repeats.set(key, 0)
    setTimeout(() => {
      const more = repeats.get(key) ?? 0
      repeats.delete(key)
      if (more === 0) return
      write(withRepeats(args, more))
      count(key, write, args)
    }, REPEAT_WINDOW).unref()
  }

  return function logMethod(this: Logger, args: Args, method: LogFn, level: number) {
    const write = (given: Args) => method.apply(this, given)
    if (level < WARN || level >= FATAL) return write(args)
    const key = keyOf(args, level)
    const before = repeats.get(key)
    if (before !== undefined) return void repeats.set(key, before + 1)
    write(args)
    if (repeats.size < LINES_MAX) count(key, write, args)
  }
}

/** Ignores stacks, which differ by caller. All lines with one text about an unreachable service are equal. */
function keyOf([about, text]: Args, level: number): string {
  if (typeof about !== 'object' || about === null) return JSON.stringify([level, about])
  const { err, ...fields } = about as { err?: Error & { code?: unknown } }
  if (isUnreachable(err ?? {})) return JSON.stringify([level, text])
  const scalars = Object.entries(fields).filter(([, value]) => Object(value) !== value)
  return JSON.stringify([level, text, scalars, err?.name, err?.code, err?.message])
}

function withRepeats([about, text]: Args, repeats: number): Args {
  if (typeof about === 'object' && about !== null) return [{ ...about, repeats }, text]
  return [{ repeats }, String(about)]
}
