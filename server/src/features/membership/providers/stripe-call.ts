import {
  type Answer,
  callProvider,
  hundredths,
  type ProviderAccount,
  type Request,
  unitsWith,
} from './provider-http.ts'

/** API version: https://docs.stripe.com/api */
const VERSION = '2026-10-28.endive'

export type StripeCall = (request: Request, idempotencyKey?: string) => Promise<Answer>

export const stripeCall =
  (account: ProviderAccount): StripeCall =>
  (request, idempotencyKey) =>
    callProvider('stripe', account, {
      ...request,
      headers: { 'stripe-version': VERSION, ...(idempotencyKey && { 'idempotency-key': idempotencyKey }) },
    })

/**
 * Stripe counts francs in whole units, but Ugandan shillings in hundredths, of which only full hundreds are allowed.
 */
export const units = unitsWith((currency) => (currency === 'UGX' ? hundredths(currency) : 1))
