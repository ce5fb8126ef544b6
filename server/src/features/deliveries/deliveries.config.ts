import * as z from 'zod'
import { setting } from '../../platform/config.ts'

const amount = (usual: number) =>
  z.preprocess((text) => text || usual, z.coerce.number().positive().max(1_000_000))

export const deliveriesConfig = {
  SMS_PRICE: setting(amount(0.05), 'what a text message costs on average, in the currency of SMS_BUDGET'),
  SMS_BUDGET: setting(
    amount(25),
    'what text messages may cost in a day; beyond it only codes and security go out',
  ),
}
