import type { App } from '../../platform/app.ts'
import { createMemoryLimit } from '../../platform/limits.ts'

declare module '../../platform/app.ts' {
  interface App {
    telemetry: TelemetryState
  }
}

export interface TelemetryState {
  countMessage: (address: string) => number | null
  /** Whether an error is written to the log; all are counted in `/metrics`. */
  mayLogError: (address: string) => boolean
}

/** Of one address. Phones of a whole town may share one: what is refused is missing in the figures, and harms nobody. */
const MESSAGES = { max: 120, per: '1 minute' }

/** A few lines tell what is wrong; anybody can send many, and a log that is full of them hides the others. */
const LOGGED_OF_ADDRESS = { max: 10, per: '1 minute' }
const LOGGED = { max: 60, per: '1 minute' }

export function createTelemetryState({ clock }: Pick<App, 'clock'>): TelemetryState {
  const ofAddress = createMemoryLimit(LOGGED_OF_ADDRESS, clock)
  const ofAll = createMemoryLimit(LOGGED, clock)
  return {
    countMessage: createMemoryLimit(MESSAGES, clock),
    mayLogError: (address) => ofAddress(address) === null && ofAll('all') === null,
  }
}
