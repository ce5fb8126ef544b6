import type { AccountsConfig } from '../features/accounts/index.ts'
import { createBanListState } from '../features/ban-list/index.ts'
import { createCasesState } from '../features/cases/index.ts'
import { createDeliveriesState } from '../features/deliveries/index.ts'
import { createMembershipState, type membershipConfig } from '../features/membership/index.ts'
import { createMessagingState } from '../features/messaging/index.ts'
import { createPushState, type pushConfig } from '../features/push/index.ts'
import { createLabels } from '../features/reference/index.ts'
import { createReportsState } from '../features/reports/index.ts'
import { createSafetyState } from '../features/safety/index.ts'
import { createShieldState, createSuggestedOpeners } from '../features/shield/index.ts'
import { createStaffState } from '../features/staff/index.ts'
import { createTelemetryState } from '../features/telemetry/index.ts'
import type { App } from '../platform/app.ts'
import type { ValuesOf } from '../platform/config.ts'
import type { smsBudgetConfig } from '../platform/sms-budget.ts'
import type { Config } from './config.ts'

/** What features keep for as long as a process runs, each in its own slice of `App`. */
export const createSlices = (
  platform: Pick<App, 'db' | 'pool' | 'outbox' | 'jobs' | 'clock' | 'realtime' | 'presence' | 'log'>,
  config: Pick<Config, 'SECRET_SAFETY' | 'SECRET_LINKS' | 'SECOND_LOOK_SHARE'> &
    AccountsConfig &
    ValuesOf<typeof smsBudgetConfig & typeof pushConfig & typeof membershipConfig>,
) => {
  const cases = createCasesState(config)
  const suggestedOpeners = createSuggestedOpeners(platform.db)
  const shield = createShieldState({ ...platform, cases, suggestedOpeners })
  return {
    labels: createLabels(platform.db),
    suggestedOpeners,
    shield,
    messaging: createMessagingState({ ...platform, shield }),
    safety: createSafetyState(platform, config),
    cases,
    reports: createReportsState(),
    banList: createBanListState(config),
    push: createPushState(platform, config),
    membership: createMembershipState(config),
    deliveries: createDeliveriesState(config),
    leaving: { accountsConfig: config },
    staff: createStaffState(config),
    telemetry: createTelemetryState(platform),
  }
}
