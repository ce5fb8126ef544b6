import type { Membership, MembershipOrder, Purchase, Receipt } from '@ndoa/contract/membership/membership'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { realtime } from '../../lib/realtime/realtime.ts'
import { answered, refused } from '../../testing/fake-server.ts'
import { mySecurity } from '../../testing/my-settings.ts'
import { visitAsAmara } from '../../testing/signed-in.tsx'

afterEach(() => void vi.restoreAllMocks())

const ORDER: MembershipOrder = {
  id: '0f0e2d7c-5a0b-4f43-8a6e-6f3f2a0c1b11',
  tier: 'super',
  months: 3,
  method: 'card',
  price: { amount: 940_000, currency: 'NGN' },
  state: 'paid',
  is_renewal: false,
  ordered_at: '2026-11-20T10:00:00.000Z',
  paid_at: '2026-11-20T10:01:00.000Z',
  starts_at: '2026-11-20T10:01:00.000Z',
  ends_at: '2027-02-20T10:01:00.000Z',
  receipt: 17,
  unused: { amount: 930_000, currency: 'NGN' },
  refunded: null,
  withdrawal: { price: { amount: 940_000, currency: 'NGN' }, is_full: true },
}
const FREE: Membership = {
  tier: null,
  ends_at: null,
  country: 'NG',
  prices_follow_at: null,
  methods: ['card'],
  can_renew: true,
  renewal: null,
  orders: [],
}
const PAID: Membership = { ...FREE, tier: 'super', ends_at: ORDER.ends_at, orders: [ORDER] }
const RENEWING: Membership = {
  ...PAID,
  renewal: {
    is_on: true,
    tier: 'super',
    months: 3,
    price: ORDER.price,
    at: '2027-02-19T10:01:00.000Z',
    card: '4242',
  },
}
const ended = ({ renewal, ...membership }: Membership): Membership => ({
  ...membership,
  renewal: renewal && { ...renewal, is_on: false },
})

function open(membership: Membership, search = '', answers: Parameters<typeof visitAsAmara>[1] = {}) {
  return visitAsAmara(`/settings?tab=membership${search}`, {
    'GET /functions/v1/get-settings': () => answered({}),
    'GET /functions/v1/get-membership': () => answered(membership),
    ...answers,
  })
}
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('the order has the page’s price and term, with renewal off', async () => {
  const ordered: Purchase[] = []
  open({ ...FREE, country: 'GH', methods: ['card', 'mobile_money'] }, '&tier=super', {
    'POST /functions/v1/start-purchase': (body) => {
      ordered.push(body as Purchase)
      return refused(503, 'membership.provider_away', 'The payment page is away.')
    },
  })
  await expect.element(page.getByRole('radio', { name: /Super Ndoa/ })).toBeChecked()
  await expect
    .element(page.getByRole('switch', { name: 'Renew automatically with this card' }))
    .not.toBeChecked()
  await page.getByRole('radio', { name: /3 months/ }).click()
  await page.getByRole('radio', { name: 'Mobile money' }).click()
  await expect
    .element(page.getByRole('switch', { name: 'Renew automatically with this card' }))
    .not.toBeInTheDocument()
  await button('Pay GH₵94').click()
  await expect
    .poll(() => ordered)
    .toEqual([
      {
        tier: 'super',
        months: 3,
        method: 'mobile_money',
        price: { amount: 9_400, currency: 'GHS' },
        renews: false,
        begins_now: true,
      },
    ])
  await expect.element(page.getByText('The payment page is away.')).toBeVisible()
})

test('an upgrade shows its charge, the replaced term and the refund before the payment', async () => {
  open(PAID)
  const pays = page.getByText('You pay ₦5,000.')
  const replacementNotice = page.getByText(/Replaces Super Ndoa, 3 months, and returns up to ₦9,300/)
  await expect.element(page.getByText(/Begins on Feb 20, 2027/)).toBeVisible()
  await expect.element(replacementNotice).not.toBeInTheDocument()
  await expect.element(pays).not.toBeInTheDocument()
  await page.getByRole('radio', { name: /Premium Ndoa/ }).click()
  await expect.element(replacementNotice).toBeVisible()
  await expect.element(pays).toBeVisible()
  await expect.element(page.getByText('Begins when paid.')).toBeVisible()
})

test('Back from the payment page re-enables the button', async () => {
  open(FREE, '', {
    'POST /functions/v1/start-purchase': () => answered({ order_id: ORDER.id, pay_at: '#pay' }),
  })
  onTestFinished(() => history.replaceState(null, '', ' '))
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect.element(button('Opening the payment page...')).toBeVisible()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.element(page.getByRole('button', { name: /^Pay/ })).toBeEnabled()
})

test('a purchase begins when the last term of its tier or a higher one ends', async () => {
  const waiting: MembershipOrder = {
    ...ORDER,
    id: '0f0e2d7c-5a0b-4f43-8a6e-6f3f2a0c1b12',
    tier: 'easy',
    starts_at: ORDER.ends_at,
    ends_at: '2027-05-20T10:01:00.000Z',
  }
  open({ ...PAID, orders: [waiting, ORDER] })
  await expect.element(page.getByText(/Begins on Feb 20, 2027/)).toBeVisible()
  await page.getByRole('radio', { name: /Easy Ndoa/ }).click()
  await expect.element(page.getByText(/Begins on May 20, 2027/)).toBeVisible()
})

test('an upgrade of two terms shows one charge, and a refund for each', async () => {
  const other = {
    ...ORDER,
    id: '0f0e2d7c-5a0b-4f43-8a6e-6f3f2a0c1b12',
    unused: { amount: 940_000, currency: 'NGN' as const },
  }
  open({ ...PAID, orders: [other, ORDER] })
  await page.getByRole('radio', { name: /Premium Ndoa/ }).click()
  await expect.element(page.getByText(/returns up to ₦9,300/)).toBeVisible()
  await expect.element(page.getByText(/returns up to ₦9,400/)).toBeVisible()
  expect(page.getByText(/You pay ₦5,000/).elements()).toHaveLength(1)
})

test('the page shows how long prices follow the former country', async () => {
  open({ ...FREE, prices_follow_at: '2027-01-05T10:00:00.000Z' })
  await expect.element(page.getByText(/former country until .*2027/)).toBeVisible()
})

test('a member without a country sees no prices and a link to add it', async () => {
  open({ ...FREE, country: null, methods: [] })
  await expect.element(page.getByRole('link', { name: 'Add your country to your profile' })).toBeVisible()
  await expect.element(page.getByRole('radio').first()).not.toBeInTheDocument()
})

test('one press stops renewing, and one more undoes it', async () => {
  const called: string[] = []
  open(RENEWING, '', {
    'POST /functions/v1/stop-renewing': () => {
      called.push('stop')
      return answered(ended(RENEWING))
    },
    'POST /functions/v1/start-renewing': () => {
      called.push('start')
      return answered(RENEWING)
    },
  })
  await expect
    .element(page.getByText(/Renews on Feb 19, 2027 for ₦9,400, with the card ending in 4242/))
    .toBeVisible()
  await button('Stop Renewing').click()
  await expect.element(page.getByText('It won’t renew.')).toBeVisible()
  await expect.element(page.getByText('Until Feb 20, 2027. It ends by itself.')).toBeVisible()
  await button('Undo').click()
  await expect.element(button('Stop Renewing')).toBeVisible()
  expect(called).toEqual(['stop', 'start'])
})

test('two presses refund the money, after the page has shown the amount', async () => {
  open(PAID, '', {
    'POST /functions/v1/withdraw-order': (body) => {
      expect(body).toEqual({ order_id: ORDER.id })
      const order: MembershipOrder = {
        ...ORDER,
        state: 'refunding',
        refunded: ORDER.price,
        unused: null,
        withdrawal: null,
      }
      return answered({ ...FREE, orders: [order] })
    },
  })
  await button('Withdraw and Get My Money Back').click()
  await expect
    .element(page.getByText('You get all of it back: ₦9,400. The membership ends now.'))
    .toBeVisible()
  await button('Confirm Withdrawal').click()
  await expect.element(page.getByText('Money on its way back', { exact: false })).toBeVisible()
  await expect.element(button('Withdraw and Get My Money Back')).not.toBeInTheDocument()
})

test('a partly returned payment is not described as returned in full', async () => {
  const withdrawal = { price: { amount: 640_000, currency: 'NGN' as const }, is_full: true }
  open({ ...PAID, orders: [{ ...ORDER, withdrawal }] })
  await button('Withdraw and Get My Money Back').click()
  await expect
    .element(page.getByText('You get the rest back: ₦6,400. The membership ends now.'))
    .toBeVisible()
})

test('the page awaits the payment after the provider’s page, then confirms it', async () => {
  let state: MembershipOrder['state'] = 'open'
  open(FREE, `&order=${ORDER.id}`, {
    'GET /functions/v1/get-order': () => answered({ ...ORDER, method: 'mobile_money', state }),
  })
  await expect
    .element(page.getByText(/If your phone asks for your PIN, it is for this payment of ₦/))
    .toBeVisible()
  state = 'paid'
  await expect.element(page.getByText('Thank you. Super Ndoa is yours until Feb 20, 2027.')).toBeVisible()
})

test.each(['failed', 'expired'] as const)('a payment that has %s is shown as not charged', async (state) => {
  open(FREE, `&order=${ORDER.id}`, { 'GET /functions/v1/get-order': () => answered({ ...ORDER, state }) })
  await expect
    .element(page.getByText('The payment didn’t go through, and you weren’t charged.'))
    .toBeVisible()
})

test.each(['refunding', 'refunded'] as const)(
  'a payment that is %s is not shown as failed',
  async (state) => {
    const order: MembershipOrder = { ...ORDER, state, refunded: ORDER.price, unused: null, withdrawal: null }
    open({ ...FREE, orders: [order] }, `&order=${ORDER.id}`, {
      'GET /functions/v1/get-order': () => answered(order),
    })
    await expect.element(page.getByText(/Money (on its way back|returned)/)).toBeVisible()
    await expect.element(page.getByText('Waiting for your payment...')).not.toBeInTheDocument()
    await expect.element(page.getByText(/The payment didn’t go through/)).not.toBeInTheDocument()
  },
)

test('a member without a confirmed email address is offered no renewal and promised no email', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  open({ ...PAID, can_renew: false, renewal: ended(RENEWING).renewal }, `&order=${ORDER.id}`, {
    'GET /functions/v1/get-order': () => answered({ ...ORDER, state: 'open' }),
  })
  await expect.element(page.getByText(/confirm an email address first/)).toBeVisible()
  await expect.element(page.getByRole('switch')).not.toBeInTheDocument()
  await expect.element(button('Renew Automatically')).not.toBeInTheDocument()
  await expect.element(page.getByText('Waiting for your payment...').first()).toBeVisible()
  vi.setSystemTime(Date.now() + 120_000)
  await expect.element(page.getByText(/your receipt will be here once it’s paid/)).toBeVisible()
})

test('a receipt shows the amount, its purpose, its recipient and its tax', async () => {
  const receipt: Receipt = {
    number: 17,
    issued_at: ORDER.ordered_at,
    tier: 'super',
    months: 3,
    starts_at: ORDER.ordered_at,
    ends_at: ORDER.ordered_at,
    price: ORDER.price,
    tax: { amount: 65_581, currency: 'NGN' },
    tax_rate: 750,
    country: 'GH',
    method: 'card',
    refunded: null,
    link: 'https://ndoa.test/membership-order?token=0f0e.mac',
    seller: { name: 'Ndoa Ltd', address: '1 Marina\nLagos', tax_number: null },
  }
  open(PAID, '', { 'GET /functions/v1/get-receipt': () => answered(receipt) })
  await button('Receipt').click()
  await expect.element(page.getByRole('heading', { name: 'Receipt 17' })).toBeVisible()
  await expect.element(page.getByText('Tax included (7.5%)')).toBeVisible()
  await expect.element(page.getByText('₦655.81')).toBeVisible()
  await expect.element(page.getByText('Ndoa Ltd', { exact: false })).toBeVisible()
  await expect.element(page.getByText(/withdraw or stop the renewal without signing in/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: receipt.link })).toHaveAttribute('href', receipt.link)
  await button('Back').click()
  await expect.element(button('Receipt')).toBeVisible()
})

test('an open page shows a membership’s beginning or end without a reload', async () => {
  const listening = vi.spyOn(realtime, 'on')
  const tell = (type: 'membership.changed' | 'ready') => {
    for (const [heard, listener] of listening.mock.calls)
      if (heard === type) (listener as (event: { type: string }) => void)({ type })
  }
  let now = FREE
  open(FREE, '', { 'GET /functions/v1/get-membership': () => answered(now) })
  await expect.element(page.getByText('No membership')).toBeVisible()
  now = PAID
  tell('membership.changed')
  await expect.element(page.getByText(/It ends by itself\.$/)).toBeVisible()
  now = FREE
  tell('ready') // a new connection, which may have missed events
  await expect.element(page.getByText('No membership')).toBeVisible()
})

test('an owner who deletes the account is offered a refund first', async () => {
  let withdrawn = false
  const { promise: answering, resolve: answer } = Promise.withResolvers<void>()
  const membership = () => ({
    ...PAID,
    can_renew: false,
    orders: [withdrawn ? { ...ORDER, state: 'refunding' as const, withdrawal: null } : ORDER],
  })
  visitAsAmara('/settings?tab=danger', {
    'GET /functions/v1/get-settings': () => answered({}),
    'GET /auth/v1/get-security': () => answered(mySecurity(5)),
    'GET /functions/v1/get-membership': () => answered(membership()),
    'POST /functions/v1/withdraw-order': async () => {
      await answering
      withdrawn = true
      return answered(membership())
    },
  })
  await page.getByRole('button', { name: 'Delete Account' }).click()
  const question = page.getByRole('alertdialog')
  const title = question.getByText('Get your money back first?')
  await expect.element(title).toBeVisible()
  expect(question.getByRole('listitem').element().textContent).toContain('Super Ndoa, 3 months')
  const deletion = question.getByRole('button', { name: 'Delete Forever' })
  await expect.element(deletion).toBeEnabled()
  await question.getByRole('button', { name: 'Withdraw and Get My Money Back' }).click()
  await question.getByRole('button', { name: 'Confirm Withdrawal' }).click()
  await expect.element(deletion).toBeDisabled()
  answer()
  await expect.element(page.getByText('Done. Your money is on its way back.')).toBeVisible()
  await expect.element(title).not.toBeInTheDocument()
  await expect.element(deletion).toBeEnabled()
})
