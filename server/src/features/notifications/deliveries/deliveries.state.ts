import type { ValuesOf } from '../../../platform/config.ts'
import { type smsBudgetConfig, smsPerDay } from '../../../platform/sms-budget.ts'
import { createUnsubscribeTokens, type UnsubscribeTokens } from './unsubscribe/index.ts'

interface DeliveriesState {
  smsPerDay: number
  tokens: UnsubscribeTokens
  /** Future Unix seconds for which this process has scheduled a delivery job. */
  scheduledSeconds: Set<number>
}

declare module '../../../platform/app.ts' {
  interface App {
    deliveries: DeliveriesState
  }
}

export const createDeliveriesState = (
  config: ValuesOf<typeof smsBudgetConfig> & {
    SECRET_LINKS: string
    SECRET_LINKS_BEFORE?: string | undefined
  },
): DeliveriesState => ({
  smsPerDay: smsPerDay(config),
  tokens: createUnsubscribeTokens(config.SECRET_LINKS, config.SECRET_LINKS_BEFORE),
  scheduledSeconds: new Set(),
})
