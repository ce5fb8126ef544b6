import type { App } from '../../platform/app.ts'
import { createMemoryLimit } from '../../platform/limits.ts'

declare module '../../platform/app.ts' {
  interface App {
    telemetry: TelemetryState
  }
}

export interface TelemetryState {
  countMessage: (address: string) => number | null
}

/** Of one address. Phones of a whole town may share one: what is refused is missing in the figures, and harms nobody. */
const MESSAGES = { max: 120, per: '1 minute' }

export const createTelemetryState = ({ clock }: Pick<App, 'clock'>): TelemetryState => ({
  countMessage: createMemoryLimit(MESSAGES, clock),
})
