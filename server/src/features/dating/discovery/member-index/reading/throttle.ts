import { constants, setPriority } from 'node:os'

/** Maps milliseconds of work to milliseconds of pause. */
export type Throttle = (worked: number) => number

export const unthrottled: Throttle = () => 0

/** Milliseconds of work between pauses, short enough not to delay other requests. */
const WORK_SLICE = 4

export function throttle(idlePerWork: number): Throttle {
  let unpaused = 0
  return (worked) => {
    unpaused += worked
    if (unpaused < WORK_SLICE) return 0
    const pause = unpaused * idlePerWork
    unpaused = 0
    return pause
  }
}

/** Does nothing outside Linux, where the priority would apply to the whole process. */
export function lowerThreadPriority(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)
}
