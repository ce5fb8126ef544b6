import { createMessagingState } from '../features/dating/messaging/index.ts'
import { createSafetyState } from '../features/dating/safety/index.ts'
import type { AccountsConfig } from '../features/identity/accounts/index.ts'
import { createLabels } from '../features/identity/reference/index.ts'
import { createMembershipState, type membershipConfig } from '../features/membership/index.ts'
import { createDeliveriesState } from '../features/notifications/deliveries/index.ts'
import { createPushState, type pushConfig } from '../features/notifications/push/index.ts'
import { createBanListState } from '../features/trust/ban-list/index.ts'
import { createCasesState } from '../features/trust/cases/index.ts'
import { createReportsState } from '../features/trust/reports/index.ts'
import { createShieldState, createSuggestedOpeners } from '../features/trust/shield/index.ts'
import { createStaffState } from '../features/trust/staff/index.ts'
import type { App } from '../platform/app.ts'
import type { ValuesOf } from '../platform/config.ts'
import type { smsBudgetConfig } from '../platform/sms-budget.ts'
import type { Config } from './config.ts'
import { createTelemetryState } from './telemetry/index.ts'

export const createSlices = (
  platform: Pick<App, 'db' | 'pool' | 'outbox' | 'jobs' | 'clock' | 'realtime' | 'presence' | 'log'>,
  config: Pick<Config, 'SECRET_SAFETY' | 'SECRET_LINKS'> &
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
