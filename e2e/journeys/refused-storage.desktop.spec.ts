import { expect, type Page, test } from '@playwright/test'
import { signIn } from '../support/people.ts'

const REFUSE = `() => { throw new DOMException('The operation is insecure.', 'SecurityError') }`

/** Each of these is missing or throws in some current browser, private mode or content filter. */
const REFUSED: readonly [what: string, script: string][] = [
  [
    'storage that throws, as with blocked cookies',
    `for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: ${REFUSE} })
    navigator.serviceWorker.register = navigator.serviceWorker.getRegistration = async ${REFUSE}
    Object.defineProperty(navigator, 'locks', { get: () => undefined })`,
  ],
  [
    'no storage, workers, databases, notifications and channels',
    `for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: () => null })
    for (const name of ['serviceWorker', 'locks'])
      Object.defineProperty(Navigator.prototype, name, { get: () => undefined })
    for (const name of ['Notification', 'BroadcastChannel', 'PushManager']) delete window[name]`,
  ],
  ['a WebSocket that throws', `window.WebSocket = class { constructor() { (${REFUSE})() } }`],
]

function uncaughtIn(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  return errors
}

for (const [what, script] of REFUSED)
  test(`a member signs in, reads and writes with ${what}`, async ({ page }) => {
    const errors = uncaughtIn(page)
    await page.addInitScript(script)
    await signIn(page, 'amara@demo.ndoa.test')
    await page.goto('/messages')
    const text = `Written without it: ${what}`
    const field = page.getByRole('textbox', { name: /message/i })
    await field.fill(text)
    await field.press('Enter')
    await expect(page.getByRole('region', { name: /^Messages with/ }).getByText(text)).toBeVisible()
    await page.goto('/settings')
    await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible()
    expect(errors).toEqual([])
  })

test('a browser without cookies warns on the forms that the sign-in will not last', async ({ page }) => {
  const errors = uncaughtIn(page)
  await page.addInitScript(`Object.defineProperty(navigator, 'cookieEnabled', { get: () => false })`)
  await page.goto('/register')
  await expect(page.getByText(/Your browser blocks cookies/)).toBeVisible()
  expect(errors).toEqual([])
})
