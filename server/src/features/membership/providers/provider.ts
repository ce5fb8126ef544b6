import type { Provider } from '@ndoa/contract/membership-rules'
import type { Money } from '@ndoa/contract/money'

/** What a provider needs to take a payment. `id` is the reference, and makes asking twice harmless. */
export interface NewPayment {
  id: string
  price: Money
  /** Of residence, ISO 3166-1 alpha-2. */
  country: string
  /** What the member buys, in their language, without a name: "Premium, 3 months". */
  title: string
  language: string
  /** Paystack wants an address for its receipt; ours, not the member's, when there is none. */
  email: string
  /** Whether the card may be charged again later. */
  storesCard: boolean
  /** Where the browser comes back to, whatever became of the payment. */
  returnTo: string
}

/** A payment as it was begun: what the provider calls it, and where the member pays. */
export interface BegunPayment {
  providerId: string
  payAt: string
}

/** A card that may be charged again: the provider's token for it, and its last four digits. */
export interface StoredCard {
  token: string
  lastFour: string
}

/** A payment as the provider says it is. */
export type Payment =
  | { state: 'open' | 'failed' }
  | {
      state: 'paid'
      /** The reference that the provider has for it: our order's id. */
      reference: string
      /** `currency` as the provider writes it, so that one we do not know can be told from ours. */
      amount: number
      currency: string
      payerCountry: string | null
      card: StoredCard | null
      /** What went back otherwise than by our own refund: by the payer's bank, or by hand. In the same unit. */
      returned: number
    }

/** An order that was begun, with the id of our own refund, if there is one. */
export interface AskedOrder {
  id: string
  providerId: string
  price: Money
  refundId?: string | null
}

/** `refused`: it was not taken; `failed`: it was taken, and has failed for good. Either way, another id may be requested. */
export type RefundState = 'open' | 'done' | 'failed' | 'refused'

export interface Refund {
  /** Makes asking twice harmless. */
  id: string
  orderId: string
  providerId: string
  price: Money
}

/** A charge, whatever becomes of it, or that there is none and will be none, and why. */
export type Charged = { providerId: string } | { refusal: string }

/** What a genuine callback says: which event, and which order to ask about. None of it is trusted. */
export interface Callback {
  eventId: string
  kind: string
  /** Our order's id; null when the event is about something else. */
  orderId: string | null
}

/** Thrown when a provider cannot be reached, or answers what we do not understand: the order stays as it is. */
export class ProviderError extends Error {
  override name = 'ProviderError'
}

/** Who takes payments. Each function asks over the network, ends after ten seconds and throws ProviderError. */
export interface PaymentProvider {
  name: Provider
  begin: (payment: NewPayment) => Promise<BegunPayment>
  /** @returns how the payment stands; `open` for one that the provider has never heard of */
  ask: (order: AskedOrder) => Promise<Payment>
  /** Looks first whether it was requested before, or is idempotent. */
  refund: (refund: Refund) => Promise<RefundState>
  /** @returns `open` for one that the provider has never heard of */
  askRefund: (refund: Refund) => Promise<RefundState>
  /** Charges a stored card without its owner present. Null where only its owner can pay. */
  charge: ((payment: NewPayment, token: string) => Promise<Charged>) | null
  /** @returns the provider's id of a charge whose answer was lost; null when there is none, or none to be found yet */
  findCharge: ((orderId: string) => Promise<string | null>) | null
  /**
   * @returns null for what the provider has not signed, or has signed too long ago
   * @throws ProviderError when the provider must be asked for it and does not answer: it will call again
   */
  readCallback(
    headers: Record<string, string | string[] | undefined>,
    body: Buffer,
    now: Date,
  ): Callback | null | Promise<Callback | null>
}
