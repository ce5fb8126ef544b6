import { BRAND } from '@ndoa/contract/brand'
import * as z from 'zod'
import { optionalText, setting, type ValuesOf } from '../../platform/config.ts'

const addressOf = (usual: string) => z.preprocess((text) => text || usual, z.url())

export const membershipConfig = {
  STRIPE_KEY: setting(optionalText, 'secret key at Stripe; unset: no cards where Stripe takes them'),
  STRIPE_WEBHOOK_SECRET: setting(
    optionalText,
    'signs what Stripe posts to /payments/v1/stripe; unset: nothing is taken',
  ),
  STRIPE_URL: setting(addressOf('https://api.stripe.com'), 'address of Stripe'),
  PAYSTACK_KEY: setting(optionalText, 'secret key at Paystack; unset: no cards where Paystack takes them'),
  PAYSTACK_URL: setting(addressOf('https://api.paystack.co'), 'address of Paystack'),
  PAWAPAY_KEY: setting(optionalText, 'token at pawaPay; unset: no mobile money'),
  PAWAPAY_URL: setting(addressOf('https://api.pawapay.io'), 'address of pawaPay'),
  SELLER_NAME: setting(
    z.preprocess((text) => text || BRAND, z.string()),
    'who sells memberships, on receipts',
  ),
  SELLER_ADDRESS: setting(optionalText, 'the postal address of the seller, on receipts'),
  SELLER_TAX_NUMBER: setting(optionalText, 'the tax number of the seller, on receipts; unset: none'),
}
export type MembershipConfig = ValuesOf<typeof membershipConfig>

/** What production must have once payments are taken. In sentences. */
export function membershipConfigFaults(config: MembershipConfig): string[] {
  const faults: string[] = []
  const fault = (name: keyof typeof membershipConfig, why: string) =>
    faults.push(`${name} (${membershipConfig[name].means}): ${why}`)
  const { STRIPE_KEY, STRIPE_WEBHOOK_SECRET, PAYSTACK_KEY, PAWAPAY_KEY, SELLER_ADDRESS } = config
  if (STRIPE_KEY && !STRIPE_WEBHOOK_SECRET) fault('STRIPE_WEBHOOK_SECRET', 'Stripe must be believed by it')
  if ((STRIPE_KEY || PAYSTACK_KEY || PAWAPAY_KEY) && !SELLER_ADDRESS)
    fault('SELLER_ADDRESS', 'a receipt must say who sells')
  return faults
}
