import type { ValuesOf } from '../../platform/config.ts'
import type { deliveriesConfig } from './deliveries.config.ts'

interface DeliveriesState {
  /** Text messages of one day that the budget pays for. */
  smsPerDay: number
}

declare module '../../platform/app.ts' {
  interface App {
    deliveries: DeliveriesState
  }
}

export const createDeliveriesState = ({
  SMS_BUDGET,
  SMS_PRICE,
}: ValuesOf<typeof deliveriesConfig>): DeliveriesState => ({ smsPerDay: Math.floor(SMS_BUDGET / SMS_PRICE) })
