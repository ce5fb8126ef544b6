import { createHmac } from 'node:crypto'
import * as z from 'zod'
import type { NewPayment, Payment, PaymentProvider, Refund, RefundState } from './provider.ts'
import {
  type CallbackHeaders,
  callProvider,
  headerOf,
  hundredths,
  isSame,
  type ProviderAccount,
  parsed,
  type Request,
  refused,
  understood,
  unitsWith,
} from './provider-http.ts'

/** https://docs.stripe.com/api, of this version. */
const VERSION = '2026-10-28.endive'
/** Seconds by which our clock and Stripe's may differ; an older call is a repeated one. */
const SKEW = 300
const LANGUAGES = new Set(['en', 'fr', 'pt']) // of ours, those that its page speaks

/** Stripe takes whole francs as they are, and shillings of Uganda in hundredths, which must be zero. */
const units = unitsWith((currency) => (currency === 'UGX' ? hundredths(currency) : 1))

const Charge = z.object({
  amount_refunded: z.number(),
  disputed: z.boolean(),
  payment_method_details: z
    .object({ card: z.object({ last4: z.string().nullish(), country: z.string().nullish() }).nullish() })
    .nullish(),
})
const Metadata = z.record(z.string(), z.string())
const Intent = z.object({
  id: z.string(),
  status: z.string(),
  amount_received: z.number(),
  currency: z.string(),
  customer: z.string().nullish(),
  payment_method: z.string().nullish(),
  metadata: Metadata,
  latest_charge: Charge.nullish(),
})
const Intents = z.object({ data: z.array(z.object({ id: z.string(), metadata: Metadata })) })
const Session = z.object({
  id: z.string(),
  url: z.string().nullish(),
  status: z.string().nullable(),
  payment_status: z.string(),
  client_reference_id: z.string().nullable(),
})
const PaidSession = Session.extend({ payment_intent: Intent.nullish() })
const RefundObject = z.object({ status: z.string().nullable(), metadata: Metadata.nullish() })
const Refunds = z.object({ data: z.array(RefundObject) })
const Disputes = z.object({ data: z.array(z.object({ amount: z.number(), status: z.string() })) })
const Problem = z.object({
  error: z.object({ code: z.string().optional(), payment_intent: z.object({ id: z.string() }).optional() }),
})
const Event = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({
    object: z.object({
      object: z.string(),
      client_reference_id: z.string().nullish(),
      payment_intent: z.unknown().optional(),
      metadata: Metadata.nullish(),
    }),
  }),
})

/** Cards and wallets, on a page of Stripe. A stored card is charged for a customer that Stripe made with it. */
export function stripe(account: ProviderAccount & { webhookSecret: string | undefined }): PaymentProvider {
  const call = (request: Request, idempotencyKey?: string) =>
    callProvider('stripe', account, {
      ...request,
      headers: { 'stripe-version': VERSION, ...(idempotencyKey && { 'idempotency-key': idempotencyKey }) },
    })

  async function begin({ id, price, title, language, storesCard, returnTo }: NewPayment) {
    const form = {
      mode: 'payment',
      client_reference_id: id,
      success_url: returnTo,
      cancel_url: returnTo,
      locale: LANGUAGES.has(language) ? language : 'auto',
      'allowed_payment_method_types[0]': 'card', // also wallets; others are paid days later
      'adaptive_pricing[enabled]': 'false', // everybody pays the sum that our page showed
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': price.currency.toLowerCase(),
      'line_items[0][price_data][unit_amount]': String(units.of(price)),
      'line_items[0][price_data][product_data][name]': title,
      'payment_intent_data[metadata][order_id]': id,
      ...(storesCard && {
        customer_creation: 'always',
        'payment_intent_data[setup_future_usage]': 'off_session',
      }),
    }
    const answer = await call({ path: '/v1/checkout/sessions', form }, id)
    const session = understood('stripe', Session, answer)
    return { providerId: session.id, payAt: session.url ?? returnTo } // one that has ended has no page
  }

  async function ask({ providerId }: { providerId: string }): Promise<Payment> {
    if (!providerId.startsWith('cs_')) return paymentOf(await intentOf(providerId))
    const session = await sessionOf(providerId)
    if (!session) return { state: 'open' }
    if (session.payment_status !== 'paid' || !session.payment_intent)
      return { state: session.status === 'expired' ? 'failed' : 'open' }
    return paymentOf(session.payment_intent, session.client_reference_id ?? '')
  }

  async function sessionOf(id: string) {
    const path = `/v1/checkout/sessions/${encodeURIComponent(id)}?expand[0]=payment_intent.latest_charge`
    const answer = await call({ path })
    return answer.status === 404 ? null : understood('stripe', PaidSession, answer)
  }

  async function intentOf(id: string) {
    const answer = await call({
      path: `/v1/payment_intents/${encodeURIComponent(id)}?expand[0]=latest_charge`,
    })
    return answer.status === 404 ? null : understood('stripe', Intent, answer)
  }

  async function paymentOf(
    intent: z.infer<typeof Intent> | null,
    reference = intent?.metadata['order_id'] ?? '',
  ): Promise<Payment> {
    if (!intent || intent.status === 'processing') return { state: 'open' }
    if (intent.status !== 'succeeded') return { state: 'failed' } // nobody is there to do what it requires
    const { currency, customer, payment_method, latest_charge: charge } = intent
    const { last4, country } = charge?.payment_method_details?.card ?? {}
    const lost = charge?.disputed ? await lostTo(intent.id) : 0
    return {
      state: 'paid',
      reference,
      amount: units.from(intent.amount_received, currency),
      currency,
      payerCountry: country ?? null,
      card:
        customer && payment_method && last4
          ? { token: `${customer}/${payment_method}`, lastFour: last4 }
          : null,
      returned: units.from((charge?.amount_refunded ?? 0) + lost, currency),
    }
  }

  /** What the payer's bank has taken back, for now or for good. */
  async function lostTo(intentId: string): Promise<number> {
    const path = `/v1/disputes?limit=100&payment_intent=${encodeURIComponent(intentId)}`
    const { data } = understood('stripe', Disputes, await call({ path }))
    const lost = data.filter(({ status }) => !/^(won|prevented|warning_)/.test(status))
    return lost.reduce((sum, { amount }) => sum + amount, 0)
  }

  async function refund(refund: Refund): Promise<RefundState> {
    const intent = await intentIdOf(refund)
    const known = await findRefund(intent, refund) // Stripe forgets an idempotency key after a day
    if (known) return refundStateOf(known)
    const form = {
      payment_intent: intent,
      amount: String(units.of(refund.price)),
      'metadata[refund_id]': refund.id,
      'metadata[order_id]': refund.orderId,
    }
    const answer = await call({ path: '/v1/refunds', form }, refund.id)
    return answer.status >= 400 ? 'failed' : refundStateOf(understood('stripe', RefundObject, answer))
  }

  async function intentIdOf({ providerId }: Refund): Promise<string> {
    if (!providerId.startsWith('cs_')) return providerId
    const id = (await sessionOf(providerId))?.payment_intent?.id
    if (!id) throw refused('stripe', { status: 404, body: null })
    return id
  }

  async function findRefund(intentId: string, { id }: Refund) {
    const path = `/v1/refunds?limit=100&payment_intent=${encodeURIComponent(intentId)}`
    const { data } = understood('stripe', Refunds, await call({ path }))
    return data.find(({ metadata }) => metadata?.['refund_id'] === id)
  }

  async function askRefund(refund: Refund): Promise<RefundState> {
    const known = await findRefund(await intentIdOf(refund), refund)
    return known ? refundStateOf(known) : 'open'
  }

  async function charge({ id, price }: NewPayment, token: string) {
    const [customer = '', payment_method = ''] = token.split('/')
    const known = await findIntent(customer, id) // an idempotency key would be forgotten after a day
    if (known) return { providerId: known.id }
    const form = {
      amount: String(units.of(price)),
      currency: price.currency.toLowerCase(),
      customer,
      payment_method,
      'allowed_payment_method_types[0]': 'card',
      off_session: 'true',
      confirm: 'true',
      'metadata[order_id]': id,
    }
    const answer = await call({ path: '/v1/payment_intents', form }, id)
    if (answer.status < 300) return { providerId: understood('stripe', Intent.pick({ id: true }), answer).id }
    const { code, payment_intent } = Problem.safeParse(answer.body).data?.error ?? {}
    if (!payment_intent) throw refused('stripe', answer, code)
    return { providerId: payment_intent.id } // declined, which asking will say
  }

  async function findIntent(customer: string, orderId: string) {
    const path = `/v1/payment_intents?limit=100&customer=${encodeURIComponent(customer)}`
    const { data } = understood('stripe', Intents, await call({ path }))
    return data.find(({ metadata }) => metadata['order_id'] === orderId)
  }

  async function readCallback(headers: CallbackHeaders, body: Buffer, now: Date) {
    if (!isSigned(headerOf(headers, 'stripe-signature'), body, account.webhookSecret, now)) return null
    const { id, type, data } = Event.safeParse(parsed(body.toString())).data ?? {}
    if (!id || !type) return null
    const { object, client_reference_id, payment_intent, metadata } = data?.object ?? {}
    // A dispute knows its payment, and not our order.
    const known =
      object === 'dispute' && typeof payment_intent === 'string' ? await intentOf(payment_intent) : null
    const orderId = client_reference_id ?? metadata?.['order_id'] ?? known?.metadata['order_id'] ?? null
    return { eventId: id, kind: type, orderId }
  }

  return { name: 'stripe', begin, ask, refund, askRefund, charge, readCallback }
}

function refundStateOf({ status }: z.infer<typeof RefundObject>): RefundState {
  if (status === 'succeeded') return 'done'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'open'
}

/** https://docs.stripe.com/webhooks/signature: `t=` seconds since 1970, and one `v1=` for each secret in use. */
function isSigned(header: string | null, body: Buffer, secret: string | undefined, now: Date): boolean {
  if (!header || !secret) return false
  const parts = header.split(',').map((part) => part.split('=', 2))
  const time = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d+$/.test(time) || Math.abs(now.getTime() / 1000 - Number(time)) > SKEW) return false
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest()
  return parts.some(([name, value = '']) => name === 'v1' && isSame(Buffer.from(value, 'hex'), expected))
}
