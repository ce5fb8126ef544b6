import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer, refused } from '../../testing/fake-server.ts'
import { mount } from '../../testing/mount.tsx'
import { MembershipOrderPage } from '../pages/membership-order-page.tsx'
import { PrintingProvider } from '../print/printing-provider.tsx'
import { begin } from './membership-order-script.ts'

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

test.each(['ended', ''])('an ended or foreign link (%o) shows other ways', async (token) => {
  fakeServer({ 'POST /functions/v1/open-order-link': () => refused(404, 'request.not_found', 'Not found') })
  expect(await open(token)).toMatch(/13 months.*Settings, Membership/)
})

test('a failing server shows a request to try again', async () => {
  fakeServer({ 'POST /functions/v1/open-order-link': () => refused(500, 'request.failed', 'Failed') })
  expect(await open('ours')).toMatch(/try again/)
})
