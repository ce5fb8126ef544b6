import {
  type Answer,
  callProvider,
  hundredths,
  type ProviderAccount,
  type Request,
  unitsWith,
} from './provider-http.ts'

/** https://docs.stripe.com/api */
const VERSION = '2026-10-28.endive'

export type StripeCall = (request: Request, idempotencyKey?: string) => Promise<Answer>

export const stripeCall =
  (account: ProviderAccount): StripeCall =>
  (request, idempotencyKey) =>
    callProvider('stripe', account, {
      ...request,
      headers: { 'stripe-version': VERSION, ...(idempotencyKey && { 'idempotency-key': idempotencyKey }) },
    })

/** Stripe takes whole francs, but Ugandan shillings in hundredths, which must be zero. */
export const units = unitsWith((currency) => (currency === 'UGX' ? hundredths(currency) : 1))
