import { constants, setPriority } from 'node:os'

/** How long to pause after so much work, both in milliseconds. */
export type Throttle = (worked: number) => number

export const unthrottled: Throttle = () => 0

/** Work is done in stretches this short, which nobody else notices. Milliseconds. */
const STRETCH = 4

export function throttle(idlePerWork: number): Throttle {
  let unpaused = 0
  return (worked) => {
    unpaused += worked
    if (unpaused < STRETCH) return 0
    const pause = unpaused * idlePerWork
    unpaused = 0
    return pause
  }
}

/** On Linux alone: elsewhere the priority is that of the whole process. */
export function lowerThreadPriority(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)
}
