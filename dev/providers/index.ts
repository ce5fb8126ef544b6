import { PROVIDERS } from '@ndoa/contract/membership/membership-rules'
import type { ProvidersConfig } from '../../server/src/features/membership/providers/index.ts'
import type { Http } from '../../server/src/platform/http.ts'
import { acceptForms, type FakeOptions } from './fake.ts'
import { createPawapay, PAWAPAY_KEY } from './pawapay.ts'
import { createPaystack } from './paystack.ts'
import { PAYSTACK_KEY } from './paystack-api.ts'
import { createStripe, STRIPE_KEY } from './stripe.ts'
import { STRIPE_WEBHOOK_SECRET } from './stripe-api.ts'

const PATH = '/dev/providers'

export type Fakes = ReturnType<typeof createFakes>

export function createFakes({ pagesAt, ...options }: Omit<FakeOptions, 'at'> & { pagesAt: () => string }) {
  const all = { ...options, at: () => `${pagesAt()}${PATH}` }
  return { stripe: createStripe(all), paystack: createPaystack(all), pawapay: createPawapay(all) }
}

export function mountFakes(http: Http, fakes: Fakes): void {
  void http.register(async (scope) => {
    acceptForms(scope)
    for (const name of PROVIDERS)
      await scope.register(async (inner) => fakes[name].mount(inner), { prefix: `${PATH}/${name}` })
  })
}

export const configFor = (origin: string): ProvidersConfig => ({
  STRIPE_KEY,
  STRIPE_WEBHOOK_SECRET,
  STRIPE_URL: `${origin}${PATH}/stripe`,
  PAYSTACK_KEY,
  PAYSTACK_URL: `${origin}${PATH}/paystack`,
  PAWAPAY_KEY,
  PAWAPAY_URL: `${origin}${PATH}/pawapay`,
})
