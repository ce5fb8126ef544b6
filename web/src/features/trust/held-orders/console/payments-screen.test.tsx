import type { HeldOrder } from '@ndoa/contract/trust/held-orders'
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createStaffQueryClient } from '../../../../staff/query-client.ts'
import { type Answers, answered, fakeServer, refused } from '../../../../testing/fake-server.ts'
import { mount } from '../../../../testing/mount.tsx'
import { ToastProvider } from '../../../../ui/feedback/toast-provider.tsx'
import { PaymentsScreen } from './payments-screen.tsx'

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const short: HeldOrder = {
  id: '0f8b0b5e-5a55-4c6e-8f4e-1f2a3b4c5d01',
  provider: 'paystack',
  reference: 'ps_1',
  state: 'open',
  held_for: 'amount',
  held_at: ago(30),
  ordered_at: ago(31),
  price: { amount: 200_000, currency: 'NGN' },
  refunded: null,
  returned: null,
  countries: { price: 'NG', payer: null, network: null },
  settled: null,
}
const lost: HeldOrder = {
  ...short,
  id: '0f8b0b5e-5a55-4c6e-8f4e-1f2a3b4c5d02',
  provider: 'stripe',
  state: 'refunding',
  held_for: 'refund',
  held_at: ago(2),
  refunded: { amount: 100_000, currency: 'NGN' },
  returned: { amount: 50_000, currency: 'NGN' },
}

function open(orders: HeldOrder[], more: Answers = {}) {
  fakeServer({ 'GET /functions/v1/get-held-orders': () => answered(orders), ...more })
  mount(
    <QueryClientProvider client={createStaffQueryClient()}>
      <ToastProvider>
        <PaymentsScreen />
      </ToastProvider>
    </QueryClientProvider>,
  )
}

test('each order shows its reason, its time, its amounts and the provider’s reference', async () => {
  open([
    short,
    lost,
    {
      ...short,
      id: lost.id.replace('02', '03'),
      settled: { at: ago(1), by: 'Nana Boateng', note: 'Sent back.' },
    },
  ])
  await expect.element(page.getByText(/^A different amount was paid than was ordered/).first()).toBeVisible()
  const [first, second, third] = page.getByRole('listitem').elements()
  expect(first?.textContent).toMatch(/30 hours ago.*for ₦2,000.*Paystack: ps_1/)
  expect(second?.textContent).toMatch(
    /The refund did not arrive.*our refund: ₦1,000 · went back otherwise: ₦500.*Stripe/,
  )
  expect(third?.textContent).toContain('Nana Boateng')
  expect(third?.querySelector('button')).toBeNull()
})

test('a check shows whether the order agrees or the provider is silent', async () => {
  let answer = () => answered({ is_held: true })
  open([short], { 'POST /functions/v1/ask-about-order': () => answer() })
  const button = page.getByRole('button', { name: /^Ask again/ })
  await button.click()
  await expect.element(page.getByText(/still says something else/)).toBeVisible()
  answer = () => answered({ is_held: false })
  await button.click()
  await expect.element(page.getByText('It agrees now.')).toBeVisible()
  answer = () => refused(503, 'membership.provider_away', 'The payment provider is away.')
  await button.click()
  await expect.element(page.getByText('The payment provider is away.')).toBeVisible()
})

test('an order can be settled only with a note', async () => {
  const orders = [lost]
  open(orders, {
    'POST /functions/v1/settle-order': (body) => {
      expect(body).toEqual({ order_id: lost.id, state: 'refunding', note: 'Sent by bank transfer.' })
      orders.length = 0
      return answered({})
    },
  })
  await page.getByRole('button', { name: /^Settle:/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Settle this order?' })
  await expect.element(dialog.getByText(/counts as given back/)).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Settle' })).toBeDisabled()
  await dialog.getByRole('textbox').fill('Sent by bank transfer.')
  await dialog.getByRole('button', { name: 'Settle' }).click()
  await expect.element(page.getByText('No order needs you.')).toBeVisible()
})

test('an order paid from another country shows the three countries and needs no action', async () => {
  open([
    { ...short, held_for: 'country', state: 'paid', countries: { price: 'NG', payer: 'GB', network: 'DE' } },
  ])
  await expect.element(page.getByText(/^Paid from another country/)).toBeVisible()
  const [order] = page.getByRole('listitem').elements()
  for (const fact of ['price of NG', 'card or wallet of GB', 'ordered from DE'])
    expect(order?.textContent).toContain(fact)
  expect(page.getByRole('button').elements()).toEqual([])
})
