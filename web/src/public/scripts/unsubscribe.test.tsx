import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answered, fakeServer, refused } from '../../testing/fake-server.ts'
import { mount } from '../../testing/mount.tsx'
import { UnsubscribePage } from '../pages/unsubscribe-page.tsx'
import { PrintingProvider } from '../print/printing-provider.tsx'
import { begin } from './contact-script.ts'

const address = location.href
afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(null, '', address)
})

function open(token: string) {
  history.replaceState(null, '', `?token=${token}`)
  mount(
    <PrintingProvider printing={{ path: '/unsubscribe', language: 'en', languages: ['en'] }}>
      <UnsubscribePage />
    </PrintingProvider>,
  )
  begin(document.querySelector<HTMLFormElement>('#unsubscribe')!)
  return page.getByRole('button', { name: 'Turn Off These Emails' })
}

test('the button alone sends the request, with the link’s own value', async () => {
  const received: unknown[] = []
  fakeServer({
    'POST /functions/v1/unsubscribe-mail': (body) => {
      received.push(body)
      return answered({})
    },
  })
  const button = open('amara.like.mac')
  await expect.element(button).toBeEnabled()
  expect(received).toEqual([])
  await button.click()
  await expect.poll(() => page.getByRole('status').element().textContent).toMatch(/^Turned Off/)
  expect(received).toEqual([{ token: 'amara.like.mac' }])
})

test('a forged or expired link shows where to turn the mails off, and a contact', async () => {
  fakeServer({
    'POST /functions/v1/unsubscribe-mail': () => refused(404, 'request.not_found', 'Not found'),
  })
  await open('made-up').click()
  await expect
    .poll(() => page.getByRole('status').element().textContent)
    .toMatch(/^That Didn’t Work.*13 months.*Settings, under Notifications/)
  await expect.element(page.getByRole('status').getByRole('link')).toBeVisible()
})
