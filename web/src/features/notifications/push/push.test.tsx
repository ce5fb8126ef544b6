import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answered, fakeServer, refused } from '../../../testing/fake-server.ts'
import { mount } from '../../../testing/mount.tsx'
import { amara } from '../../../testing/signed-in.tsx'
import { signOut } from '../../identity/accounts/sessions/sign-out.ts'
import { ViewerProvider } from '../../identity/accounts/sessions/viewer-provider.tsx'
import { AskForPush, mayAskForPush, PushSetting } from './index.ts'
import { anIphone, browserWithPush } from './push.test-browser.ts'
import { refreshPush, turnPushOff, turnPushOn } from './push.ts'

afterEach(() => void vi.restoreAllMocks())

/** A push server that returns these keys in turn and then repeats the last one. */
function pushServer(...keys: string[]) {
  const subscribed = vi.fn(() => answered({}))
  const unsubscribed = vi.fn(() => answered({}))
  fakeServer({
    'GET /functions/v1/get-push-key': () =>
      answered({ key: (keys.length > 1 ? keys.shift() : keys[0]) ?? 'KEY1' }),
    'POST /functions/v1/subscribe-push': subscribed,
    'POST /functions/v1/unsubscribe-push': unsubscribed,
    'POST /auth/v1/sign-out': () => answered({}),
  })
  return { subscribed, unsubscribed }
}

function show(part: ReactNode) {
  mount(
    <QueryClientProvider client={new QueryClient()}>
      <ViewerProvider admitted={amara}>
        <Suspense>{part}</Suspense>
      </ViewerProvider>
    </QueryClientProvider>,
  )
}

const button = page.getByRole('button', { name: 'Get notified on this device' })
const setting = page.getByRole('switch', { name: 'Notifications on this device' })

test('the browser asks only after a press, and then this device is subscribed', async () => {
  const browser = browserWithPush('default')
  const { subscribed } = pushServer()
  show(<AskForPush />)
  await expect.element(button).toBeVisible()
  expect(browser.requestPermission).not.toHaveBeenCalled()
  await button.click()
  await expect.element(page.getByText(/This device will tell you/)).toBeVisible()
  expect(subscribed).toHaveBeenCalledExactlyOnceWith({
    endpoint: browser.endpoints[0],
    keys: { p256dh: expect.any(String), auth: expect.any(String) },
  })
  await expect.element(button).not.toBeInTheDocument()
})

test('"Not now" hides the question for thirty days', async () => {
  browserWithPush('default')
  show(<AskForPush />)
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect.element(button).not.toBeInTheDocument()
  const now = Date.now()
  const clock = vi.spyOn(Date, 'now')
  clock.mockReturnValue(now + 29 * 86_400_000)
  expect(mayAskForPush()).toBe(false)
  clock.mockReturnValue(now + 31 * 86_400_000)
  expect(mayAskForPush()).toBe(true)
})

test('a member who blocked push, turned it on or turned it off is not asked', async () => {
  const browser = browserWithPush('denied')
  expect(mayAskForPush()).toBe(false)
  browser.permission = 'granted'
  expect(mayAskForPush()).toBe(true)
  pushServer()
  await turnPushOn(amara.id)
  expect(mayAskForPush()).toBe(false)
  await turnPushOff()
  expect(mayAskForPush()).toBe(false)
})

test('a member who refuses the browser’s question sees how to undo it', async () => {
  browserWithPush('default', 'denied')
  const { subscribed } = pushServer()
  show(<AskForPush />)
  await button.click()
  await expect.element(page.getByText(/This browser blocks notifications/)).toBeVisible()
  expect(subscribed).not.toHaveBeenCalled()
})

test('push blocked by the browser cannot be turned on, and the settings show the remedy', async () => {
  browserWithPush('denied')
  show(<PushSetting />)
  await expect.element(setting).toHaveAccessibleDescription(/choose Notifications, then Allow/)
  await expect.element(setting).toBeDisabled()
})

test('adding to the Home Screen comes first on an iPhone', async () => {
  browserWithPush('default')
  anIphone()
  show(<AskForPush />)
  await expect.element(page.getByText(/Add to Home Screen/)).toBeVisible()
  await expect.element(button).not.toBeInTheDocument()
  show(<PushSetting />)
  await expect.element(setting).toBeDisabled()
})

test('the settings turn push on and off', async () => {
  const browser = browserWithPush('granted')
  const { subscribed, unsubscribed } = pushServer()
  const changed = vi.fn()
  show(<PushSetting onChange={changed} />)
  await expect.element(setting).not.toBeChecked()
  await setting.click()
  await expect.element(setting).toBeChecked()
  expect(subscribed).toHaveBeenCalledOnce()
  await setting.click()
  await expect.element(setting).not.toBeChecked()
  expect(unsubscribed).toHaveBeenCalledExactlyOnceWith({ endpoint: browser.endpoints[0] })
  expect(browser.subscription).toBeUndefined()
  expect(changed).toHaveBeenCalledTimes(2)
})

test('a subscription that the server refuses shows an error', async () => {
  browserWithPush('granted')
  fakeServer({
    'GET /functions/v1/get-push-key': () => answered({ key: 'KEY1' }),
    'POST /functions/v1/subscribe-push': () => refused(422, 'push.unknown_service', 'Not this browser.'),
  })
  show(<PushSetting />)
  await setting.click()
  await expect.element(setting).toHaveAccessibleDescription(/couldn’t turn this on/)
  await expect.element(setting).not.toBeChecked()
})

test('a changed server key makes the browser subscribe again', async () => {
  const browser = browserWithPush('granted')
  const { subscribed } = pushServer('KEY1', 'KEY1', 'KEY2')
  await turnPushOn(amara.id)
  await refreshPush(amara.id)
  expect(browser.endpoints).toHaveLength(1)
  await refreshPush(amara.id)
  expect(browser.endpoints).toHaveLength(2)
  expect(subscribed).toHaveBeenCalledTimes(3)
})

test('another member who signs in here does not get the previous member’s push', async () => {
  const browser = browserWithPush('granted')
  const { subscribed } = pushServer()
  await turnPushOn(amara.id)
  await refreshPush('somebody else')
  expect(browser.subscription).toBeUndefined()
  expect(subscribed).toHaveBeenCalledOnce()
})

test('signing out ends push in this browser', async () => {
  const browser = browserWithPush('granted')
  pushServer()
  await turnPushOn(amara.id)
  await signOut(() => undefined)
  await expect.poll(() => browser.subscription).toBeUndefined()
})
