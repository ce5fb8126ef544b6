import type { App } from '../../../platform/app.ts'
import { createMemoryLimit } from '../../../platform/limits.ts'
import { type AccountsConfig, type Secrets, secretsOf } from '../../identity/accounts/index.ts'

declare module '../../../platform/app.ts' {
  interface App {
    safety: SafetyState
  }
}

export interface SafetyState {
  secrets: Secrets
  countParting: (memberId: string) => number | null
  countHide: (memberId: string) => number | null
}

const PARTINGS = { max: 100, per: '1 hour' }
const HIDES = { max: 1_000, per: '1 hour' }

export const createSafetyState = (
  { clock, presence }: Pick<App, 'clock' | 'presence'>,
  { SECRET_CODES }: Pick<AccountsConfig, 'SECRET_CODES'>,
): SafetyState => ({
  secrets: secretsOf(SECRET_CODES),
  countParting: createMemoryLimit(PARTINGS, clock, presence.countServers),
  countHide: createMemoryLimit(HIDES, clock, presence.countServers),
})
