import { createHmac } from 'node:crypto'
import * as z from 'zod'
import type { NewPayment, Payment, PaymentProvider, Refund, RefundState } from './provider.ts'
import {
  type Answer,
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

/** Everything is in hundredths, also francs, which have none. */
const units = unitsWith(hundredths)

const Begun = z.object({ data: z.object({ authorization_url: z.string(), reference: z.string() }) })
const Authorization = z.object({
  authorization_code: z.string(),
  last4: z.string().nullish(),
  country_code: z.string().nullish(),
  channel: z.string().nullish(),
  reusable: z.boolean().nullish(),
})
const Transaction = z.object({
  data: z.object({
    id: z.number(),
    status: z.string(),
    reference: z.string(),
    amount: z.number(),
    currency: z.string(),
    authorization: Authorization.nullish().catch(null), // an empty object until somebody has paid
    customer: z.object({ email: z.string() }).nullish(),
  }),
})
const Charged = z.object({ data: z.object({ reference: z.string() }) })
const RefundObject = z.object({
  status: z.string(),
  amount: z.number(),
  merchant_note: z.string().nullish(),
})
const Refunds = z.object({ data: z.array(RefundObject) })
const NewRefund = z.object({ data: RefundObject })
const Problem = z.object({ code: z.string() })
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

/** https://paystack.com/docs/api: cards and bank transfers, on a page of Paystack, under our own reference. */
export function paystack(account: ProviderAccount): PaymentProvider {
  const call = (request: Request) => callProvider('paystack', account, request)

  async function begin({ id, price, email, storesCard, returnTo }: NewPayment) {
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
    if (answer.status >= 400) throw refused('paystack', answer, codeOf(answer)) // a reference counts once
    const { data } = understood('paystack', Begun, answer)
    return { providerId: data.reference, payAt: data.authorization_url }
  }

  /** @returns null for a transaction that Paystack has never heard of */
  async function transactionOf(reference: string) {
    const answer = await call({ path: `/transaction/verify/${encodeURIComponent(reference)}` })
    const isUnknown = answer.status === 404 || codeOf(answer) === 'transaction_not_found'
    return isUnknown ? null : understood('paystack', Transaction, answer).data
  }

  async function ask({ providerId }: { providerId: string }): Promise<Payment> {
    const transaction = await transactionOf(providerId)
    if (transaction?.status === 'failed') return { state: 'failed' }
    if (transaction?.status !== 'success' && transaction?.status !== 'reversed') return { state: 'open' }
    const { reference, amount, currency, authorization, customer } = transaction
    const returned = transaction.status === 'reversed' ? amount : await returnedOf(transaction.id)
    const card = authorization?.reusable && authorization.channel === 'card' ? authorization : null
    return {
      state: 'paid',
      reference,
      amount: units.from(amount, currency),
      currency,
      payerCountry: authorization?.country_code || null,
      // Paystack charges a card again under the address that it was first used with.
      card: card?.last4
        ? { token: `${card.authorization_code}/${customer?.email}`, lastFour: card.last4 }
        : null,
      returned: units.from(returned, currency),
    }
  }

  /** It finds them by the number of their transaction, and not by its reference. */
  async function refundsOf(transactionId: number) {
    const path = `/refund?perPage=100&transaction=${transactionId}`
    return understood('paystack', Refunds, await call({ path })).data
  }

  async function returnedOf(transactionId: number): Promise<number> {
    const refunds = await refundsOf(transactionId)
    const returned = refunds.filter(({ status }) => status !== 'failed')
    return returned.reduce((sum, { amount }) => sum + amount, 0)
  }

  /** It keeps no reference of ours but the note, so that asking twice must look first. */
  async function findRefund({ id, providerId }: Refund) {
    const transaction = await transactionOf(providerId)
    if (!transaction) return null
    return (await refundsOf(transaction.id)).find(({ merchant_note }) => merchant_note === id)
  }

  async function refund(refund: Refund): Promise<RefundState> {
    const known = await findRefund(refund)
    if (known) return refundStateOf(known)
    const json = { transaction: refund.providerId, amount: units.of(refund.price), merchant_note: refund.id }
    const answer = await call({ path: '/refund', json })
    return answer.status >= 400 ? 'failed' : refundStateOf(understood('paystack', NewRefund, answer).data)
  }

  async function askRefund(refund: Refund): Promise<RefundState> {
    const known = await findRefund(refund)
    return known ? refundStateOf(known) : 'open'
  }

  async function charge({ id, price }: NewPayment, token: string) {
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
    if (answer.status >= 400) throw refused('paystack', answer, codeOf(answer))
    return { providerId: understood('paystack', Charged, answer).data.reference } // or declined, which asking will say
  }

  /** The signature holds no time: that each event counts once, and is only a hint, must do. */
  function readCallback(headers: CallbackHeaders, body: Buffer) {
    const given = Buffer.from(headerOf(headers, 'x-paystack-signature') ?? '', 'hex')
    if (!isSame(given, createHmac('sha512', account.key).update(body).digest())) return null
    const { event, data } = Event.safeParse(parsed(body.toString())).data ?? {}
    if (!event || !data) return null
    const { id, status, reference, refund_reference, transaction_reference, transaction } = data
    const eventId = [event, id ?? refund_reference ?? reference ?? transaction_reference, status]
    const orderId = transaction_reference ?? transaction?.reference ?? reference ?? null
    return { eventId: eventId.join(':'), kind: event, orderId }
  }

  return { name: 'paystack', begin, ask, refund, askRefund, charge, readCallback }
}

const codeOf = ({ body }: Answer): string | undefined => Problem.safeParse(body).data?.code

function refundStateOf({ status }: z.infer<typeof RefundObject>): RefundState {
  if (status === 'processed') return 'done'
  return status === 'failed' ? 'failed' : 'open'
}
