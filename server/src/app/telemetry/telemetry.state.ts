import type { App } from '../../platform/app.ts'
import { createMemoryLimit } from '../../platform/limits.ts'

declare module '../../platform/app.ts' {
  interface App {
    telemetry: TelemetryState
  }
}

export interface TelemetryState {
  countMessage: (address: string) => number | null
  mayLogError: (address: string) => boolean
}

/** Per address, which a whole town's phones may share. Refused messages only make the metrics incomplete. */
const MESSAGES = { max: 120, per: '1 minute' }

/** Anyone can send errors, and a flooded log would hide the important ones. */
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
