import { randomUUID } from 'node:crypto'
import type { Provider } from '@ndoa/contract/membership/membership-rules'
import { type Money, moneyOf } from '@ndoa/contract/money'
import {
  createProviders,
  type ProvidersConfig,
} from '../../server/src/features/membership/providers/index.ts'
import type {
  Callback,
  NewPayment,
  PaymentProvider,
} from '../../server/src/features/membership/providers/provider.ts'
import { fail } from '../../server/src/features/shared/failures.ts'
import { createHttp } from '../../server/src/platform/http.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { configFor, createFakes, mountFakes } from './index.ts'
import { createStore, type Store } from './store.ts'

export interface ReceivedCallback {
  name: Provider
  headers: Record<string, string | string[] | undefined>
  body: Buffer
  read: Callback | null
}

/** The fakes and our adapters on one listening server, as in development. */
export async function createWorld(store: Store = createStore(null)) {
  let origin = 'http://127.0.0.1:1'
  const log = createLog('silent')
  const http = await createHttp({ publicUrl: origin, production: false, trustProxy: false, log, fail })
  const clock = { now: () => new Date() }
  const fakes = createFakes({
    store,
    pagesAt: () => origin,
    callbacksAt: () => origin,
    now: () => clock.now(),
  })
  mountFakes(http, fakes)
  const arrived: ReceivedCallback[] = []
  void http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (_request, bytes, done) =>
      done(null, { bytes }),
    )
    for (const name of ['stripe', 'paystack', 'pawapay'] as const)
      scope.post<{ Body: { bytes: Buffer } }>(`/payments/v1/${name}`, async (request, reply) => {
        const { headers, body } = request
        const read = (await providers[name].readCallback(headers, body.bytes, clock.now())) ?? null
        arrived.push({ name, headers, body: body.bytes, read })
        return reply.code(read ? 200 : 400).send({})
      })
  })
  await http.listen({ port: 0, host: '127.0.0.1' })
  origin = http.listeningOrigin
  const adapters = (config: Partial<ProvidersConfig> = {}) =>
    createProviders({ ...configFor(origin), ...config }) as Record<Provider, PaymentProvider>
  const providers = adapters()
  return {
    fakes,
    providers,
    adapters,
    arrived,
    clock,
    origin,
    async close() {
      http.server.closeAllConnections()
      await http.close()
    },
  }
}
export type World = Awaited<ReturnType<typeof createWorld>>

const COUNTRY = { stripe: 'GB', paystack: 'NG', pawapay: 'GH' }
const PRICE = { stripe: moneyOf(6, 'GBP'), paystack: moneyOf(2_000, 'NGN'), pawapay: moneyOf(20, 'GHS') }

export const aPayment = (name: Provider, over: Partial<NewPayment> = {}): NewPayment => ({
  id: randomUUID(),
  price: PRICE[name],
  country: COUNTRY[name],
  title: 'Easy, 1 month',
  language: 'en',
  email: 'amara@members.test',
  storesCard: false,
  returnTo: 'http://127.0.0.1:1/settings/membership?order=1',
  ...over,
})

/** The name of the button that pays, by provider. */
const APPROVE = { stripe: 'pay', paystack: 'pay', pawapay: 'approve' }

/** Presses a button of the payment page. @returns the address to which the provider redirects; null if it does not */
export async function press(payAt: string, what: string): Promise<string | null> {
  const body = new URLSearchParams({ do: what, number: '+260 763 000 111' })
  const { status, headers } = await fetch(payAt, { method: 'POST', body, redirect: 'manual' })
  return status === 303 ? headers.get('location') : null
}

/** Starts a payment and pays it. */
export async function payOrder(
  { providers, fakes }: World,
  name: Provider,
  over: Partial<NewPayment> = {},
  what = APPROVE[name],
) {
  const payment = aPayment(name, over)
  const { providerId, payAt } = await providers[name].begin(payment)
  await press(payAt, what)
  await fakes[name].settled()
  return { ...payment, providerId, payAt }
}

export const refundOf = ({ id, providerId }: { id: string; providerId: string }, price: Money) => ({
  id: randomUUID(),
  orderId: id,
  providerId,
  price,
})

/** Charges a stored card; the charge may still be declined. */
export async function chargeCard(provider: PaymentProvider, payment: NewPayment, token: string) {
  const charge = await provider.charge?.(payment, token)
  if (!charge || !('providerId' in charge)) throw new Error('the card was not charged')
  return charge
}
