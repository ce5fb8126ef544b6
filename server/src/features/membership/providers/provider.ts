import type { Provider } from '@ndoa/contract/membership/membership-rules'
import type { Money } from '@ndoa/contract/money'

/** `id` is the payment's reference and makes a repeated request harmless. */
export interface NewPayment {
  id: string
  price: Money
  /** The country of residence, ISO 3166-1 alpha-2. */
  country: string
  /** In the member's language, without a name: "Premium, 3 months". */
  title: string
  language: string
  /** Paystack requires an address for its receipt; without the member's, ours is used. */
  email: string
  storesCard: boolean
  returnTo: string
}

export interface BegunPayment {
  providerId: string
  payAt: string
}

export interface StoredCard {
  token: string
  lastFour: string
}

export type Payment =
  /** `unknown`: the provider has no such payment, although we have started it. */
  | { state: 'open' | 'failed' | 'unknown' }
  | {
      state: 'paid'
      reference: string
      /** `currency` in the provider's spelling, which may be unknown to us. */
      amount: number
      currency: string
      payerCountry: string | null
      card: StoredCard | null
      /** Returned outside our own refunds, for instance by the payer's bank. In the unit of `amount`. */
      returned: number
    }

export interface AskedOrder {
  id: string
  providerId: string
  price: Money
  refundId?: string | null
}

/**
 * `refused`: not accepted; `failed`: accepted, but failed for good. Another id may be requested after both.
 * `needs_details`: accepted, but the provider needs the payer's bank account.
 */
export type RefundState = 'open' | 'done' | 'failed' | 'refused' | 'needs_details'

export interface Refund {
  id: string
  orderId: string
  providerId: string
  price: Money
}

export type Charged = { providerId: string } | { refusal: string }

/** Callbacks are genuine, but their content is not trusted. */
export interface Callback {
  eventId: string
  kind: string
  orderId: string | null
}

/** The provider is unreachable or its response not understood; the order stays unchanged. */
export class ProviderError extends Error {
  override name = 'ProviderError'
}

/** Each function calls the network, times out after ten seconds and throws ProviderError. */
export interface PaymentProvider {
  name: Provider
  begin: (payment: NewPayment) => Promise<BegunPayment>
  ask: (order: AskedOrder) => Promise<Payment>
  /** Idempotent, or first looks for an earlier request. */
  refund: (refund: Refund) => Promise<RefundState>
  /** @returns `open` also for a refund unknown to the provider */
  askRefund: (refund: Refund) => Promise<RefundState>
  /** Charges a stored card without its owner present. Null if only the owner can pay. */
  charge: ((payment: NewPayment, token: string) => Promise<Charged>) | null
  /** @returns the id of a charge whose response was lost; null if there is none, or none can be found yet */
  findCharge: ((orderId: string) => Promise<string | null>) | null
  /** @returns null for a wrong or old signature @throws ProviderError if the provider must respond but does not */
  readCallback(
    headers: Record<string, string | string[] | undefined>,
    body: Buffer,
    now: Date,
  ): Callback | null | Promise<Callback | null>
}
