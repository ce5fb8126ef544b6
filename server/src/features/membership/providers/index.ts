import type { Provider } from '@ndoa/contract/membership/membership-rules'
import type { MembershipConfig } from '../membership.config.ts'
import { pawapay } from './pawapay.ts'
import { paystack } from './paystack.ts'
import type { PaymentProvider } from './provider.ts'
import { stripe } from './stripe.ts'

type Setting = 'KEY' | 'URL'
export type ProvidersConfig = Pick<
  MembershipConfig,
  `STRIPE_${Setting | 'WEBHOOK_SECRET'}` | `PAYSTACK_${Setting}` | `PAWAPAY_${Setting}`
>

export type Providers = Partial<Record<Provider, PaymentProvider>>

export function createProviders(config: ProvidersConfig): Providers {
  const { STRIPE_KEY, STRIPE_WEBHOOK_SECRET: webhookSecret, PAYSTACK_KEY, PAWAPAY_KEY } = config
  return {
    ...(STRIPE_KEY && { stripe: stripe({ url: config.STRIPE_URL, key: STRIPE_KEY, webhookSecret }) }),
    ...(PAYSTACK_KEY && { paystack: paystack({ url: config.PAYSTACK_URL, key: PAYSTACK_KEY }) }),
    ...(PAWAPAY_KEY && { pawapay: pawapay({ url: config.PAWAPAY_URL, key: PAWAPAY_KEY }) }),
  }
}
