import { createHmac } from 'node:crypto'
import * as z from 'zod'
import { isSameText } from '../../../platform/same-text.ts'
import { codeOf, type PaystackCall, paystackCall, units } from './paystack-call.ts'
import { ask, askRefund, findCharge, refund } from './paystack-transactions.ts'
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

const Begun = z.object({ data: z.object({ authorization_url: z.string(), reference: z.string() }) })
const ChargedAs = z.object({ data: z.object({ reference: z.string() }) })
const Event = z.object({
  event: z.string(),
  data: z.object({
    id: z.union([z.number(), z.string()]).nullish(),
    status: z.string().nullish(),
    reference: z.string().nullish(),
    refund_reference: z.string().nullish(),
    transaction_reference: z.string().nullish(),
    transaction: z.object({ reference: z.string().nullish() }).nullish().catch(null),
  }),
})

/** https://paystack.com/docs/api */
export function paystack(account: ProviderAccount): PaymentProvider {
  const call = paystackCall(account)
  return {
    name: 'paystack',
    begin: (payment) => begin(call, payment),
    ask: (order) => ask(call, order),
    refund: (wanted) => refund(call, wanted),
    askRefund: (wanted) => askRefund(call, wanted),
    charge: (payment, token) => charge(call, payment, token),
    findCharge: (orderId) => findCharge(call, orderId),
    readCallback: (headers, body) => readCallback(account.key, headers, body),
  }
}

async function begin(call: PaystackCall, { id, price, email, storesCard, returnTo }: NewPayment) {
  const json = {
    reference: id,
    email,
    amount: units.of(price),
    currency: price.currency,
    callback_url: returnTo,
    channels: storesCard ? ['card'] : ['card', 'bank_transfer'],
    metadata: { cancel_action: returnTo },
  }
  const answer = await call({ path: '/transaction/initialize', json })
  if (answer.status >= 400) throw refused('paystack', answer, codeOf(answer)) // a reference works only once
  const { data } = parseAnswer('paystack', Begun, answer)
  return { providerId: data.reference, payAt: data.authorization_url }
}

async function charge(call: PaystackCall, { id, price }: NewPayment, token: string): Promise<Charged> {
  const [authorization_code = '', ...email] = token.split('/')
  const { currency } = price
  const paid = {
    reference: id,
    amount: units.of(price),
    currency,
    authorization_code,
    email: email.join('/'),
  }
  const answer = await call({ path: '/transaction/charge_authorization', json: paid })
  if (codeOf(answer) === 'duplicate_reference') return { providerId: id }
  if (isRefusal(answer)) {
    // Paystack may refuse an order that it has already charged, if its response was lost.
    const known = await findCharge(call, id)
    return known ? { providerId: known } : { refusal: refused('paystack', answer, codeOf(answer)).message }
  }
  // The charge may still be declined, which a later check shows.
  return { providerId: parseAnswer('paystack', ChargedAs, answer).data.reference }
}

/** Signatures carry no timestamp, so replay protection is event de-duplication. */
function readCallback(key: string, headers: CallbackHeaders, body: Buffer) {
  const signature = headerOf(headers, 'x-paystack-signature') ?? ''
  if (!isSameText(signature, createHmac('sha512', key).update(body).digest('hex'))) return null
  const { event, data } = Event.safeParse(parseJson(body.toString())).data ?? {}
  if (!event || !data) return null
  const { id, status, reference, refund_reference, transaction_reference, transaction } = data
  const eventId = [event, id ?? refund_reference ?? reference ?? transaction_reference, status]
  const orderId = transaction_reference ?? transaction?.reference ?? reference ?? null
  return { eventId: eventId.join(':'), kind: event, orderId }
}
