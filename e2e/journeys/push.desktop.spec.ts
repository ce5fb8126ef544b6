import { expect, type Page, test } from '@playwright/test'
import { findWholeBrowser } from '../../dev/browser/find-browser.mjs'
import { aMember } from '../support/accounts.ts'

test.use({ permissions: ['notifications'], launchOptions: findWholeBrowser() }) // headless has no notifications

const NEWS = {
  web_push: 8030,
  notification: {
    title: 'A new match',
    body: 'Take a look when you have a moment.',
    navigate: '/my-matches',
    tag: 'match',
    lang: 'en',
    dir: 'ltr',
  },
}

async function pushing(page: Page): Promise<(news: object) => Promise<void>> {
  const tools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    }),
  )
  await tools.send('ServiceWorker.enable')
  const registrationId = await registered
  const { origin } = new URL(page.url())
  return async (news) => {
    await tools.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(news),
    })
  }
}

test('news is shown while no window of ours is visible, and a press opens its page', async ({
  page,
  context,
  baseURL,
}) => {
  await aMember(page, 'Wanjiru Njoroge')
  await page.goto('/dashboard')
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true)
  const push = await pushing(page)
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('There is no worker.')
  const shown = () =>
    worker.evaluate<{ title: string; body: string }[]>(
      'self.registration.getNotifications().then((all) => all.map(({ title, body }) => ({ title, body })))',
    )
  /** Tests cannot grant the user activation that opening windows needs, so the worker's requests are recorded. */
  const press = () =>
    worker.evaluate<string[]>(`(async () => {
      const asked = []
      self.WindowClient.prototype.focus = async function () { asked.push('focus ' + new URL(this.url).pathname) }
      self.clients.openWindow = async (address) => void asked.push('open ' + address)
      const [notification] = await self.registration.getNotifications()
      self.dispatchEvent(new NotificationEvent('notificationclick', { notification }))
      while (asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 50))
      return asked
    })()`)
  const news = { ...NEWS, notification: { ...NEWS.notification, navigate: `${baseURL}/my-matches` } }

  await test.step('news is not shown while she looks at the page', async () => {
    await worker.evaluate(`self.addEventListener('push', (event) => event.waitUntil(new Promise((resolve) =>
      setTimeout(() => { self.pushed = (self.pushed ?? 0) + 1; resolve() }, 500))))`)
    await push(news)
    await expect.poll(() => worker.evaluate('self.pushed')).toBe(1)
    expect(await shown()).toEqual([])
  })

  await test.step('news is shown while she is elsewhere, and opens a window', async () => {
    await page.goto('about:blank')
    await push(news)
    await expect.poll(shown).toEqual([{ title: 'A new match', body: 'Take a look when you have a moment.' }])
    expect(await press()).toEqual([`open ${baseURL}/my-matches`])
    await expect.poll(shown).toEqual([])
  })

  await test.step('an open tab comes to the front and follows the link without losing drafts', async () => {
    await push(news)
    await expect.poll(shown).toHaveLength(1)
    await page.goto('/settings')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate('window.isSamePage = true')
    expect(await press()).toEqual(['focus /settings'])
    await expect(page).toHaveURL(/\/my-matches$/)
    expect(await page.evaluate('window.isSamePage')).toBe(true)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
