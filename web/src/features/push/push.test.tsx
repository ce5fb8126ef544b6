import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answered, fakeServer, refused } from '../../testing/fake-server.ts'
import { mount } from '../../testing/mount.tsx'
import { amara } from '../../testing/signed-in.tsx'
import { signOut } from '../accounts/sign-out.ts'
import { ViewerProvider } from '../accounts/viewer.tsx'
import { AskForPush, mayAskForPush, PushSetting } from './index.ts'
import { anIphone, browserWithPush } from './push.test-browser.ts'
import { keepPush, turnPushOff, turnPushOn } from './push.ts'

afterEach(() => void vi.restoreAllMocks())

/** A server that pushes, with one key after another. */
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

test('the browser asks only when the member presses, and then this device is told', async () => {
  const browser = browserWithPush('default')
  const { subscribed } = pushServer()
  show(<AskForPush />)
  await expect.element(button).toBeVisible()
  expect(browser.asked).not.toHaveBeenCalled()
  await button.click()
  await expect.element(page.getByText(/This device will tell you/)).toBeVisible()
  expect(subscribed).toHaveBeenCalledExactlyOnceWith({
    endpoint: browser.endpoints[0],
    keys: { p256dh: expect.any(String), auth: expect.any(String) },
  })
  await expect.element(button).not.toBeInTheDocument()
})

test('"Not now" keeps the question away for thirty days', async () => {
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

test('a member who blocked notifications, turned push on, or off again, is not asked', async () => {
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

test('a member who says no to the browser reads how to undo it', async () => {
  browserWithPush('default', 'denied')
  const { subscribed } = pushServer()
  show(<AskForPush />)
  await button.click()
  await expect.element(page.getByText(/This browser blocks notifications/)).toBeVisible()
  expect(subscribed).not.toHaveBeenCalled()
})

test('what the browser blocks cannot be turned on in the settings, which say how to undo it', async () => {
  browserWithPush('denied')
  show(<PushSetting />)
  await expect.element(setting).toHaveAccessibleDescription(/choose Notifications, then Allow/)
  await expect.element(setting).toBeDisabled()
})

test('on an iPhone, adding to the Home Screen comes first', async () => {
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

test('a browser whose subscription the server refuses says so', async () => {
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

test('when the server has another key, the browser subscribes again', async () => {
  const browser = browserWithPush('granted')
  const { subscribed } = pushServer('KEY1', 'KEY1', 'KEY2')
  await turnPushOn(amara.id)
  await keepPush(amara.id)
  expect(browser.endpoints).toHaveLength(1)
  await keepPush(amara.id)
  expect(browser.endpoints).toHaveLength(2)
  expect(subscribed).toHaveBeenCalledTimes(3)
})

test('another member who signs in here does not get the push of the one before', async () => {
  const browser = browserWithPush('granted')
  const { subscribed } = pushServer()
  await turnPushOn(amara.id)
  await keepPush('somebody else')
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
