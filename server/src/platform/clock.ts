/** Where time comes from, so that a test can move it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** The day in UTC as `YYYY-MM-DD`. */
export const today = (clock: Clock) => clock.now().toISOString().slice(0, 10)
