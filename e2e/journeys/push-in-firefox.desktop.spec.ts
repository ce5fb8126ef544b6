import { expect, test } from '@playwright/test'
import type { Page as FirefoxPage } from 'puppeteer-core'
import { aMember } from '../support/accounts.ts'
import { launchFirefox } from '../support/firefox.ts'
import { aBrowser, idOf, like, PASSWORD } from '../support/people.ts'
import { startPushService } from '../support/push-service.ts'

/** Firefox and the machine may be slow, and notifications wait half a minute in case the news is read. */
const SLOW = { timeout: 120_000 }

test('a member’s phone gets a notification of a message through a real push service', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(600_000)
  const [hers, his] = [await aBrowser(browser), await aBrowser(browser)]
  const { email } = await aMember(hers, 'Naliaka Wekesa')
  await aMember(his, 'Otieno Okoth', { gender: 'Male' })
  const [herId, hisId] = [await idOf(hers), await idOf(his)]
  await like(hers, herId, hisId)
  const matchId = await like(his, hisId, herId)
  const service = await startPushService(Number(process.env.E2E_PUSH_PORT))
  const firefox = await launchFirefox(Number(process.env.E2E_PUSH_PORT))
  try {
    const phone = await firefox.newPage()
    phone.setDefaultTimeout(SLOW.timeout)
    // Puppeteer's wait functions violate the page's content security policy in older Firefox.
    const element = (selector: string) => phone.locator(selector).setWaitForEnabled(false)
    const pathname = () => phone.evaluate('location.pathname')

    await test.step('she signs in, writes to her match, and presses the button', async () => {
      await open(phone, `${baseURL}/login`)
      await element('input[type=email]').fill(email)
      await element('input[type=password]').fill(PASSWORD)
      await element('::-p-aria(Sign In[role="button"])').click()
      await expect.poll(pathname, SLOW).toBe('/dashboard')
      await phone.waitForSelector('::-p-aria(Logout[role="button"])')
      await open(phone, `${baseURL}/messages?matchId=${matchId}`)
      await element('textarea').fill('Habari, Otieno?')
      await element('::-p-aria(Send[role="button"])').click()
      await element('::-p-aria(Get notified on this device[role="button"])').click()
      await phone.waitForSelector('::-p-text(This device will tell you)')
    })

    await test.step('he writes while her page is closed, and her browser decrypts the push', async () => {
      await neverQuiet(phone, herId)
      await open(phone, 'about:blank')
      await his.goto('/messages')
      await his
        .getByRole('link', { name: /Naliaka/ })
        .first()
        .click()
      await his.getByRole('textbox', { name: /^Message to/ }).fill('Habari ya jioni, Naliaka?')
      await his.getByRole('button', { name: 'Send' }).click()
      await expect.poll(() => service.posted.length, SLOW).toBeGreaterThan(0)
      await expect.poll(() => service.delivered, SLOW).toBeGreaterThan(0)
      expect(service.posted[0]?.headers).toMatchObject({ 'content-encoding': 'aes128gcm' })
      expect(Number(service.posted[0]?.headers['ttl'])).toBeGreaterThan(80_000)
    })

    await test.step('the notification names its kind, without sender or text', async () => {
      await open(phone, `${baseURL}/about`)
      const shown = await notifications(phone)
      expect(shown).toHaveLength(1)
      expect(shown[0]).toMatchObject({ data: expect.stringMatching(/\/(messages|notifications)$/) })
      expect(JSON.stringify(shown)).not.toMatch(/Otieno|Naliaka|Habari/)
    })

    await test.step('her browser subscribes again after the push service forgets it', async () => {
      service.forget()
      await expect.poll(() => service.begun, SLOW).toBe(2)
    })

    await test.step('signing out ends push in this browser', async () => {
      await open(phone, `${baseURL}/dashboard`)
      await element('::-p-aria(Logout[role="button"])').click()
      await expect.poll(pathname, SLOW).toBe('/login')
      await expect.poll(() => service.ended, SLOW).toBe(1)
    })
  } finally {
    await firefox.close()
    service.close()
  }
})

/** Client-side navigation can abort the first attempt. */
const open = (page: FirefoxPage, address: string) =>
  expect(async () => void (await page.goto(address))).toPass(SLOW)

async function neverQuiet(page: FirefoxPage, userId: string): Promise<void> {
  const status = await page.evaluate(
    `fetch('/functions/v1/update-delivery-choices?user_id=${userId}', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: '{"quiet":{"starts":0,"ends":0}}',
    }).then(({ status }) => status)`,
  )
  expect(status).toBe(200)
}

const notifications = (page: FirefoxPage) =>
  page.evaluate(`navigator.serviceWorker.ready
    .then((registration) => registration.getNotifications())
    .then((all) => all.map(({ title, body, tag, data }) => ({ title, body, tag, data })))`) as Promise<
    object[]
  >
