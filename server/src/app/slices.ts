import type { AccountsConfig } from '../features/accounts/index.ts'
import { createMessagingState } from '../features/messaging/index.ts'
import { createLabels } from '../features/reference/index.ts'
import { createSafetyState } from '../features/safety/index.ts'
import type { App } from '../platform/app.ts'

/** What features keep for as long as a process runs, each in its own slice of `App`. */
export const createSlices = (
  platform: Pick<App, 'db' | 'pool' | 'clock' | 'realtime'>,
  accountsConfig: AccountsConfig,
) => ({
  labels: createLabels(platform.db),
  messaging: createMessagingState(platform),
  safety: createSafetyState(platform, accountsConfig),
  leaving: { accountsConfig },
})
