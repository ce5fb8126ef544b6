import { createHmac } from 'node:crypto'
import * as z from 'zod'
import { isSameText } from '../../../platform/same-text.ts'
import type { Charged, NewPayment, PaymentProvider } from './provider.ts'
import {
  type CallbackHeaders,
  headerOf,
  isRefusal,
  type ProviderAccount,
  parseAnswer,
  parseJson,
  refused,
} from './provider-http.ts'
import { type StripeCall, stripeCall, units } from './stripe-call.ts'
import { ask, Intent, intentOf, Metadata, Session } from './stripe-reading.ts'
import { askRefund, refund } from './stripe-refunds.ts'

/** Seconds of clock difference allowed; an older call is treated as a replay. */
const SKEW = 300
const LANGUAGES = new Set(['en', 'fr', 'pt']) // our languages that Stripe's page supports

const Intents = z.object({ data: z.array(z.object({ id: z.string(), metadata: Metadata })) })
const Problem = z.object({
  error: z.object({
    type: z.string().optional(),
    code: z.string().optional(),
    payment_intent: z.object({ id: z.string() }).optional(),
  }),
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

/** A stored card can be charged only with the customer that Stripe created for it. */
export function stripe(account: ProviderAccount & { webhookSecret: string | undefined }): PaymentProvider {
  const call = stripeCall(account)
  return {
    name: 'stripe',
    begin: (payment) => begin(call, payment),
    ask: (order) => ask(call, order),
    refund: (wanted) => refund(call, wanted),
    askRefund: (wanted) => askRefund(call, wanted),
    charge: (payment, token) => charge(call, payment, token),
    findCharge: (orderId) => findCharge(call, orderId),
    readCallback: (headers, body, now) => readCallback(call, account.webhookSecret, headers, body, now),
  }
}

async function begin(call: StripeCall, { id, price, title, language, storesCard, returnTo }: NewPayment) {
  const form = {
    mode: 'payment',
    client_reference_id: id,
    success_url: returnTo,
    cancel_url: returnTo,
    locale: LANGUAGES.has(language) ? language : 'auto',
    'allowed_payment_method_types[0]': 'card', // includes wallets; other methods take days
    'adaptive_pricing[enabled]': 'false', // members pay the amount that our page showed
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
  const session = parseAnswer('stripe', Session, answer)
  return { providerId: session.id, payAt: session.url ?? returnTo } // an ended session has no page
}

async function charge(call: StripeCall, { id, price }: NewPayment, token: string): Promise<Charged> {
  const [customer = '', payment_method = ''] = token.split('/')
  const known = await findIntent(call, customer, id) // an idempotency key expires after a day
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
  if (answer.status < 300) return { providerId: parseAnswer('stripe', Intent.pick({ id: true }), answer).id }
  const { type, code, payment_intent } = Problem.safeParse(answer.body).data?.error ?? {}
  if (payment_intent) return { providerId: payment_intent.id } // a later check shows that it was declined
  const refusal = refused('stripe', answer, code)
  // The idempotency key is in use by another request, or was used with different data.
  const isAboutKey = answer.status === 409 || type === 'idempotency_error'
  if (isAboutKey || !isRefusal(answer)) throw refusal
  return { refusal: refusal.message }
}

async function findIntent(call: StripeCall, customer: string, orderId: string) {
  const path = `/v1/payment_intents?limit=100&customer=${encodeURIComponent(customer)}`
  const { data } = parseAnswer('stripe', Intents, await call({ path }))
  return data.find(({ metadata }) => metadata['order_id'] === orderId)
}

/** Also works after the customer is deleted, but finds a charge only after a minute: https://docs.stripe.com/search */
async function findCharge(call: StripeCall, orderId: string): Promise<string | null> {
  const query = encodeURIComponent(`metadata['order_id']:'${orderId}'`)
  const answer = await call({ path: `/v1/payment_intents/search?query=${query}` })
  return parseAnswer('stripe', Intents, answer).data[0]?.id ?? null
}

async function readCallback(
  call: StripeCall,
  secret: string | undefined,
  headers: CallbackHeaders,
  body: Buffer,
  now: Date,
) {
  if (!isSigned(headerOf(headers, 'stripe-signature'), body, secret, now)) return null
  const { id, type, data } = Event.safeParse(parseJson(body.toString())).data ?? {}
  if (!id || !type) return null
  const { object, client_reference_id, payment_intent, metadata } = data?.object ?? {}
  // A dispute refers to its payment, not to our order.
  const known =
    object === 'dispute' && typeof payment_intent === 'string' ? await intentOf(call, payment_intent) : null
  const orderId = client_reference_id ?? metadata?.['order_id'] ?? known?.metadata['order_id'] ?? null
  return { eventId: id, kind: type, orderId }
}

/** https://docs.stripe.com/webhooks/signature: `t=` seconds since 1970, and one `v1=` for each secret in use. */
function isSigned(header: string | null, body: Buffer, secret: string | undefined, now: Date): boolean {
  if (!header || !secret) return false
  const parts = header.split(',').map((part) => part.split('=', 2))
  const time = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d+$/.test(time) || Math.abs(now.getTime() / 1000 - Number(time)) > SKEW) return false
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex')
  return parts.some(([name, value = '']) => name === 'v1' && isSameText(value, expected))
}
