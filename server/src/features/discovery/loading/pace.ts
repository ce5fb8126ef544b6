import { constants, setPriority } from 'node:os'

/** How long to rest, in milliseconds, after so many more of work. */
export type Pace = (worked: number) => number

/** For work that somebody waits for. */
export const HASTE: Pace = () => 0

/** So many milliseconds of work come in one go: shorter than what anybody would notice. */
const STRETCH = 4

/**
 * For work that nobody waits for, on a machine where others are waited for: after every stretch it rests so many times
 * as long as it took.
 */
export function leisure(rests: number): Pace {
  let due = 0
  return (worked) => {
    due += worked
    if (due < STRETCH) return 0
    const rest = due * rests
    due = 0
    return rest
  }
}

/** Lets all others go first. On Linux a thread has a priority of its own; elsewhere the whole process would step back. */
export function stepBack(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)
}
