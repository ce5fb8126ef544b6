export interface Clock {
  now(): Date
}

/** Milliseconds. Larger steps back correct a clock that was wrong. */
const STEP_BACK = 60_000

/** Stands still while the machine's clock is set back a little, so that what comes later never has an earlier time. */
export function steadyClock(read: () => number): Clock {
  let latest = -Infinity
  return {
    now() {
      const time = read()
      latest = time < latest - STEP_BACK ? time : Math.max(time, latest)
      return new Date(latest)
    },
  }
}

export const systemClock: Clock = steadyClock(Date.now)

export const today = (clock: Clock) => clock.now().toISOString().slice(0, 10)
