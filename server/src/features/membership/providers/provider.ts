import type { Provider } from '@ndoa/contract/membership/membership-rules'
import type { Money } from '@ndoa/contract/money'

/** `id` is the payment's reference and makes a repeated request harmless. */
export interface NewPayment {
  id: string
  price: Money
  /** The country of residence, ISO 3166-1 alpha-2. */
  country: string
  /** Is in the member's language and contains no name: "Premium, 3 months". */
  title: string
  language: string
  /** Paystack requires an address for its receipt; a member without one gets the operator's. */
  email: string
  storesCard: boolean
  returnTo: string
}

export interface StartedPayment {
  providerId: string
  payAt: string
}

export interface StoredCard {
  token: string
  lastFour: string
}

export type Payment =
  /** `unknown` means that the provider has no such payment, although we have started it. */
  | { state: 'open' | 'failed' | 'unknown' }
  | {
      state: 'paid'
      reference: string
      /** In the smallest unit of a currency that we know. `currency` is in the provider's spelling. */
      amount: number
      currency: string
      payerCountry: string | null
      card: StoredCard | null
      /** The part that others have returned, for instance the payer's bank. In the unit of `amount`. */
      returned: number
    }

export interface PaymentQuery {
  id: string
  providerId: string
  price: Money
  refundId?: string | null
}

/**
 * `refused`: the provider did not accept the refund. `failed`: it was accepted, but failed for good. After either, a
 * refund with another id may be requested. `needs_details`: the provider needs the payer's bank account.
 */
export type RefundState = 'open' | 'done' | 'failed' | 'refused' | 'needs_details'

export interface Refund {
  id: string
  orderId: string
  providerId: string
  price: Money
}

export type Charged = { providerId: string } | { refusal: string }

/** The signature is valid, but the content is still not trusted: the provider is queried instead. */
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
  begin: (payment: NewPayment) => Promise<StartedPayment>
  ask: (order: PaymentQuery) => Promise<Payment>
  /** A repeated request does not refund twice. */
  refund: (refund: Refund) => Promise<RefundState>
  /** @returns `open` also for a refund unknown to the provider */
  askRefund: (refund: Refund) => Promise<RefundState>
  /** Charges a stored card while its owner is absent. Null if the provider can't do that. */
  charge: ((payment: NewPayment, token: string) => Promise<Charged>) | null
  /** @returns the id of a charge whose response was lost; null if there is none or it can't be found yet */
  findCharge: ((orderId: string) => Promise<string | null>) | null
  /** @returns null for a wrong or old signature @throws ProviderError if a necessary query gets no response */
  readCallback(
    headers: Record<string, string | string[] | undefined>,
    body: Buffer,
    now: Date,
  ): Callback | null | Promise<Callback | null>
}
