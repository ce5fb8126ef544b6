import * as z from 'zod'
import { setting, type ValuesOf } from './config.ts'

const amount = (usual: number) =>
  z.preprocess((text) => text || usual, z.coerce.number().positive().max(1_000_000))

export const smsBudgetConfig = {
  SMS_PRICE: setting(amount(0.05), 'what a text message costs on average, in the currency of SMS_BUDGET'),
  SMS_BUDGET: setting(
    amount(25),
    'what text messages may cost in a day; beyond it only security messages and codes in known browsers go out',
  ),
}

export const smsPerDay = ({ SMS_BUDGET, SMS_PRICE }: ValuesOf<typeof smsBudgetConfig>): number =>
  Math.floor(SMS_BUDGET / SMS_PRICE)
