export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export const today = (clock: Clock) => clock.now().toISOString().slice(0, 10)
