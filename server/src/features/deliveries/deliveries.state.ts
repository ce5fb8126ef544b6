import type { ValuesOf } from '../../platform/config.ts'
import { type smsBudgetConfig, smsPerDay } from '../../platform/sms-budget.ts'
import { createUnsubscribeTokens, type UnsubscribeTokens } from './unsubscribe/index.ts'

interface DeliveriesState {
  /** Text messages of one day that the budget pays for. */
  smsPerDay: number
  tokens: UnsubscribeTokens
  /** Seconds since 1970, still to come, for which this process has asked for a look at what is due. */
  askedFor: Set<number>
}

declare module '../../platform/app.ts' {
  interface App {
    deliveries: DeliveriesState
  }
}

export const createDeliveriesState = (
  config: ValuesOf<typeof smsBudgetConfig> & { SECRET_LINKS: string },
): DeliveriesState => ({
  smsPerDay: smsPerDay(config),
  tokens: createUnsubscribeTokens(config.SECRET_LINKS),
  askedFor: new Set(),
})
