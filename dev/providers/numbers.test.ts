import type { Purchase } from '@ndoa/contract/membership/membership'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { archiveOf } from '../../server/src/app/leaving/archive.ts'
import { unzip } from '../../server/src/app/leaving/testing/unzip.ts'
import {
  aBuyer,
  afterSeconds,
  type Buyer,
  mailsTo,
  orderRow,
  purchaseOf,
  remindOfRenewals,
  renewMemberships,
} from '../../server/src/features/membership/testing/membership-world.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { type TestApp, testApp } from '../../server/test/app.ts'
import { freePort } from '../../server/test/free-port.ts'
import { aMan, aMatch } from '../../server/test/members.ts'
import { columnsContaining } from '../../server/test/planted-words.ts'
import { mountProviders } from './development.ts'
import type { Fakes } from './index.ts'
import { press } from './providers.test-world.ts'

/** Card number planted in Stripe's answers about each payment, as if Stripe revealed it. */
const CARD = '4000056655665556'
/** The payer's number in pawaPay's answers and callbacks. */
const PAYER = '260763456789'
/** Part of the number that `press` types on the mobile money page. */
const TYPED = '763 000 111'
const SIX_HOURS = 6 * 3_600

let t: TestApp
let fakes: Fakes
const lines: string[] = []
beforeAll(async () => {
  const port = await freePort()
  const log = createLog('debug', { write: (line) => void lines.push(line) })
  t = await testApp({ PUBLIC_URL: `http://127.0.0.1:${port}` }, log, (http, app, dataDir) => {
    fakes = mountProviders(http, app, dataDir)
  })
  await t.http.listen({ port, host: '127.0.0.1' })
})
afterAll(() => t.close())
beforeEach(() => t.clock.set(new Date()))

async function buy({ client, country }: Buyer, chosen: Partial<Purchase> = {}) {
  const { body } = await client.post<{ data: { order_id: string; pay_at: string } }>(
    '/functions/v1/start-purchase',
    purchaseOf(country, chosen),
  )
  for (const session of Object.values(fakes.stripe.state.sessions)) session.metadata['number'] = CARD
  return { id: body.data.order_id, payAt: body.data.pay_at }
}

const waitForState = (orderId: string, state: string) =>
  vi.waitFor(async () => {
    await afterSeconds(t, 60)
    expect((await orderRow(t, orderId)).state).toBe(state)
  })

/** Advances the clock in steps of six hours and runs the jobs that fall due. */
async function passDays(days: number) {
  for (let step = 0; step < 4 * days; step++) {
    await afterSeconds(t, SIX_HOURS)
    await remindOfRenewals(t.app)
    await renewMemberships(t.app)
    await afterSeconds(t, 0)
  }
}

/** All files of an archive, as text. */
const exportOf = async (memberId: string) =>
  [...unzip(await archiveOf(t.app, memberId, 'en')).values()].join('\n')

/** Returns every place that contains a word: tables (events and jobs included), the log, and members' exports. */
async function placesOf(word: string, members: readonly string[]): Promise<string[]> {
  const places = await columnsContaining(t.app, word)
  if (lines.some((line) => line.includes(word))) places.push('the log')
  for (const id of members) if ((await exportOf(id)).includes(word)) places.push('an export')
  return places
}

test('no card or phone number is stored, logged or returned after purchases, refunds and refused cards', async () => {
  const [amara, kwame] = [await aBuyer(t, 'GB'), await aBuyer(t, 'GH')]
  const kofi = await aMan(t.app)
  await aMatch(t.app, amara.id, kofi)

  const kept = await buy(amara, { renews: true })
  await press(kept.payAt, 'pay_declines')
  await waitForState(kept.id, 'paid')

  const byPhone = await buy(kwame, { method: 'mobile_money' })
  await press(byPhone.payAt, 'approve')
  await waitForState(byPhone.id, 'paid')
  await kwame.client.post('/functions/v1/withdraw-order', { order_id: byPhone.id })
  await waitForState(byPhone.id, 'refunded')

  const refusedNow = await buy(await aBuyer(t, 'GB'))
  await press(refusedNow.payAt, 'decline')
  await passDays(40) // the stored card is refused at the renewal
  expect((await mailsTo(t, amara.id)).map(({ subject }) => subject)).toContain(
    'Your Ndoa membership was not renewed',
  )

  const [token] = Object.values(fakes.stripe.state.intents).flatMap(
    ({ paymentMethod }) => paymentMethod ?? [],
  )
  const cameIn = JSON.stringify([fakes.stripe.calls, fakes.pawapay.calls])
  for (const number of [CARD, PAYER, token ?? '']) expect(cameIn).toContain(number)
  const members = [amara.id, kwame.id, kofi]
  for (const number of [CARD, PAYER, TYPED, TYPED.replaceAll(' ', ''), token ?? ''])
    expect(await placesOf(number, members), number).toEqual([])
})

test('only a stored card’s owner finds its last four digits in the export', async () => {
  const [amara, kofi] = [await aBuyer(t, 'GB'), await aMan(t.app)]
  await aMatch(t.app, amara.id, kofi)
  const order = await buy(amara, { renews: true })
  await press(order.payAt, 'pay')
  await waitForState(order.id, 'paid')
  expect(await exportOf(amara.id)).toContain('"card_last_four": "4242"')
  expect(await exportOf(kofi)).not.toContain('card_last_four')
})

test('the search finds a number stored anywhere in the product', async () => {
  const number = '5555555555554444'
  const kofi = await aMan(t.app, { profile: { bio: `Call ${number}` } })
  t.app.log.warn({ number }, 'planted')
  await t.app.db
    .insertInto('outbox')
    .values({ kind: 'membership.changed', payload: JSON.stringify({ user_id: kofi, number }) })
    .execute()
  expect(await placesOf(number, [kofi])).toEqual(
    expect.arrayContaining(['public.outbox', 'the log', 'an export']),
  )
})
