import type { ValuesOf } from '../../platform/config.ts'
import type { deliveriesConfig } from './deliveries.config.ts'
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

export const createDeliveriesState = ({
  SMS_BUDGET,
  SMS_PRICE,
  SECRET_LINKS,
}: ValuesOf<typeof deliveriesConfig> & { SECRET_LINKS: string }): DeliveriesState => ({
  smsPerDay: Math.floor(SMS_BUDGET / SMS_PRICE),
  tokens: createUnsubscribeTokens(SECRET_LINKS),
  askedFor: new Set(),
})
