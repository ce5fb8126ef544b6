import { OPERATOR_EXAMPLE } from '@ndoa/contract/brand'
import * as z from 'zod'
import { isSandbox, optionalText, SANDBOX, setting, type ValuesOf } from '../../platform/config.ts'

const addressOf = (standard: string) => z.preprocess((text) => text || standard, z.url())

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
    z.preprocess((text) => text || OPERATOR_EXAMPLE.legalName, z.string()),
    'legal name of who runs the product and sells memberships, on pages, mails and receipts',
  ),
  SELLER_ADDRESS: setting(
    z.preprocess((text) => text || OPERATOR_EXAMPLE.legalAddress, z.string()),
    'postal address of SELLER_NAME, on pages, mails and receipts',
  ),
  SELLER_TAX_NUMBER: setting(optionalText, 'the tax number of the seller, on receipts; unset: none'),
}
export type MembershipConfig = ValuesOf<typeof membershipConfig>

/**
 * Matches test keys of Stripe, including restricted ones, and Paystack; pawaPay's sandbox has its own address instead.
 */
const TEST_KEY = /^(sk|rk|pk)_test_/

/** @returns one sentence per setting that a production server refuses */
export function membershipConfigFaults(config: MembershipConfig): string[] {
  const faults: string[] = []
  const fault = (name: keyof typeof membershipConfig, why: string) =>
    faults.push(`${name} (${membershipConfig[name].means}): ${why}`)
  const { STRIPE_KEY, STRIPE_WEBHOOK_SECRET, SELLER_NAME, SELLER_ADDRESS } = config
  if (STRIPE_KEY && !STRIPE_WEBHOOK_SECRET) fault('STRIPE_WEBHOOK_SECRET', 'Stripe must be believed by it')
  for (const name of ['STRIPE_KEY', 'PAYSTACK_KEY'] as const)
    if (TEST_KEY.test(config[name] ?? '')) fault(name, SANDBOX)
  for (const name of ['STRIPE', 'PAYSTACK', 'PAWAPAY'] as const)
    if (config[`${name}_KEY`] && isSandbox(config[`${name}_URL`])) fault(`${name}_URL`, SANDBOX)
  if (SELLER_NAME === OPERATOR_EXAMPLE.legalName)
    fault('SELLER_NAME', 'terms, mails and receipts must name it')
  if (SELLER_ADDRESS === OPERATOR_EXAMPLE.legalAddress)
    fault('SELLER_ADDRESS', 'terms, mails and receipts must name it')
  return faults
}
