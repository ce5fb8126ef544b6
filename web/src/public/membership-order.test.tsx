import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer, refused } from '../testing/fake-server.ts'
import { mount } from '../testing/mount.tsx'
import { begin } from './membership-order-script.ts'
import { MembershipOrderPage } from './pages/membership-order.tsx'
import { PrintingProvider } from './printing.tsx'

afterEach(() => vi.restoreAllMocks())

async function open(token: string) {
  mount(
    <PrintingProvider printing={{ path: '/membership-order', language: 'en', languages: ['en'] }}>
      <MembershipOrderPage />
    </PrintingProvider>,
  )
  await begin(document.querySelector<HTMLElement>('#order')!, token)
  return page.getByRole('status').element().textContent
}

test.each(['ended', ''])(
  'a link that has ended or is not ours (%o) says where else it can be done',
  async (token) => {
    fakeServer({ 'POST /functions/v1/open-order-link': () => refused(404, 'request.not_found', 'Not found') })
    expect(await open(token)).toMatch(/13 months.*Settings, Membership/)
  },
)

test('a server that fails says to try again', async () => {
  fakeServer({ 'POST /functions/v1/open-order-link': () => refused(500, 'request.failed', 'Failed') })
  expect(await open('ours')).toMatch(/try again/)
})
