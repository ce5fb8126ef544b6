import { decimalOf, isCurrency, type Money, parseMoney } from '@ndoa/contract/money'
import * as z from 'zod'
import { createSignatureCheck } from './pawapay-signature.ts'
import type { NewPayment, Payment, PaymentProvider, Refund, RefundState } from './provider.ts'
import {
  type Answer,
  type CallbackHeaders,
  callProvider,
  type ProviderAccount,
  parseAnswer,
  parseJson,
  type Request,
  refused,
} from './provider-http.ts'

/** The countries where pawaPay accepts payments, with their ISO 3166-1 alpha-3 codes. */
const COUNTRIES: Record<string, string> = {
  BF: 'BFA',
  BJ: 'BEN',
  CD: 'COD',
  CG: 'COG',
  CI: 'CIV',
  CM: 'CMR',
  GA: 'GAB',
  GH: 'GHA',
  KE: 'KEN',
  LS: 'LSO',
  MW: 'MWI',
  MZ: 'MOZ',
  RW: 'RWA',
  SL: 'SLE',
  SN: 'SEN',
  TZ: 'TZA',
  UG: 'UGA',
  ZM: 'ZMB',
}
const TITLE_MAX = 50
const CALLBACK_PATH = '/payments/v1/pawapay'

const Failure = z.object({ failureCode: z.string() }).nullish()
const Page = z.object({ redirectUrl: z.string() })
const Status = z.object({ status: z.string(), failureReason: Failure })
const Deposit = z.object({
  depositId: z.string(),
  status: z.string(),
  amount: z.string(),
  currency: z.string(),
  country: z.string(),
})
const unknown = z.object({ status: z.literal('NOT_FOUND') })
const found = <T extends z.ZodType>(data: T) =>
  z.discriminatedUnion('status', [unknown, z.object({ status: z.literal('FOUND'), data })])
const FoundDeposit = found(Deposit)
const FoundRefund = found(z.object({ status: z.string() }))
/** After these refusals the same refund may be requested again. */
const TEMPORARY_REFUSALS = new Set([
  'REFUND_IN_PROGRESS',
  'PROVIDER_TEMPORARILY_UNAVAILABLE',
  'PAWAPAY_WALLET_OUT_OF_FUNDS',
])
const Event = z.object({
  depositId: z.string().optional(),
  refundId: z.string().optional(),
  status: z.string(),
  metadata: z.object({ orderId: z.string().optional() }).nullish().catch(null),
})

type Call = (request: Request) => Promise<Answer>

/** The owner confirms each charge with a PIN, and there are no chargebacks. https://docs.pawapay.io/v2 */
export function pawapay(account: ProviderAccount): PaymentProvider {
  const call: Call = (request) => callProvider('pawapay', account, request)
  const isSigned = createSignatureCheck(account)
  return {
    name: 'pawapay',
    begin: (payment) => begin(call, payment),
    ask: (order) => ask(call, order),
    refund: (wanted) => refund(call, wanted),
    askRefund: (wanted) => askRefund(call, wanted),
    charge: null,
    findCharge: null,
    readCallback: (headers, body, now) => readCallback(isSigned, headers, body, now),
  }
}

async function begin(call: Call, { id, price, country, title, language, returnTo }: NewPayment) {
  const json = {
    depositId: id,
    returnUrl: returnTo,
    amountDetails: { amount: sumOf(price), currency: price.currency },
    country: COUNTRIES[country],
    language: language === 'fr' ? 'FR' : 'EN',
    reason: Array.from(title).slice(0, TITLE_MAX).join(''),
  }
  const answer = await call({ path: '/v2/paymentpage', json })
  const page = Page.safeParse(answer.body).data
  if (page) return { providerId: id, payAt: page.redirectUrl }
  const { status, failureReason } = parseAnswer('pawapay', Status, answer)
  if (status === 'DUPLICATE_IGNORED') return { providerId: id, payAt: returnTo } // the payment has already started
  throw refused('pawapay', answer, failureReason?.failureCode ?? status)
}

async function ask(call: Call, { providerId }: { providerId: string }): Promise<Payment> {
  const answer = await call({ path: `/v2/deposits/${encodeURIComponent(providerId)}` })
  const deposit = parseAnswer('pawapay', FoundDeposit, answer)
  if (deposit.status === 'NOT_FOUND') return { state: 'open' } // no number has been entered yet
  const { depositId, status, amount, currency, country } = deposit.data
  if (status !== 'COMPLETED') return { state: status === 'FAILED' ? 'failed' : 'open' }
  const payerCountry = Object.keys(COUNTRIES).find((code) => COUNTRIES[code] === country) ?? null
  return {
    state: 'paid',
    reference: depositId,
    amount: isCurrency(currency) ? parseMoney(amount, currency).amount : Number(amount),
    currency,
    payerCountry,
    card: null,
    returned: 0, // deposit responses omit refunds; only we initiate them
  }
}

async function refund(call: Call, refund: Refund): Promise<RefundState> {
  const { id, orderId, providerId, price } = refund
  const sum = { amount: sumOf(price), currency: price.currency }
  const json = { refundId: id, depositId: providerId, ...sum, metadata: [{ orderId }] }
  const answer = await call({ path: '/v2/refunds', json })
  const { status, failureReason } = parseAnswer('pawapay', Status, answer)
  if (status === 'ACCEPTED') return 'open'
  if (status === 'DUPLICATE_IGNORED') return askRefund(call, refund)
  if (TEMPORARY_REFUSALS.has(failureReason?.failureCode ?? ''))
    throw refused('pawapay', answer, failureReason?.failureCode)
  return 'refused'
}

async function askRefund(call: Call, { id }: Refund): Promise<RefundState> {
  const answer = await call({ path: `/v2/refunds/${encodeURIComponent(id)}` })
  const refund = parseAnswer('pawapay', FoundRefund, answer)
  if (refund.status === 'NOT_FOUND') return 'open'
  if (refund.data.status === 'COMPLETED') return 'done'
  return refund.data.status === 'FAILED' ? 'failed' : 'open'
}

async function readCallback(
  isSigned: ReturnType<typeof createSignatureCheck>,
  headers: CallbackHeaders,
  body: Buffer,
  now: Date,
) {
  if (!(await isSigned({ method: 'POST', path: CALLBACK_PATH, headers, body, now }))) return null
  const event = Event.safeParse(parseJson(body.toString())).data
  const about = event?.depositId ?? event?.refundId
  if (!event || !about) return null
  const kind = event.refundId ? 'refund' : 'deposit'
  const orderId = event.depositId ?? event.metadata?.orderId ?? null
  return { eventId: `${about}:${event.status}`, kind: `${kind}.${event.status}`, orderId }
}

/** pawaPay refuses `12.00`, and many operators refuse all decimals. */
const sumOf = (price: Money) => decimalOf(price).replace(/\.0+$/, '')
