import { expect, test } from '@playwright/test'
import type { Page as FirefoxPage } from 'puppeteer-core'
import { aMember } from '../support/accounts.ts'
import { launchFirefox } from '../support/firefox.ts'
import { aBrowser, idOf, like, PASSWORD } from '../support/people.ts'
import { startPushService } from '../support/push-service.ts'

/** Firefox and the machine may be slow, and news waits for half a minute whether it is seen. */
const PATIENT = { timeout: 120_000 }

test('a member is told on her phone of a message, by a real push service', async ({ browser, baseURL }) => {
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
    phone.setDefaultTimeout(PATIENT.timeout)
    // Older versions of Firefox hold the functions by which Puppeteer waits to the policy of the page, which allows none.
    const element = (selector: string) => phone.locator(selector).setWaitForEnabled(false)
    const pathname = () => phone.evaluate('location.pathname')

    await test.step('she signs in, writes to her match, and presses the button', async () => {
      await open(phone, `${baseURL}/login`)
      await element('input[type=email]').fill(email)
      await element('input[type=password]').fill(PASSWORD)
      await element('::-p-aria(Sign In[role="button"])').click()
      await expect.poll(pathname, PATIENT).toBe('/dashboard')
      await phone.waitForSelector('::-p-aria(Logout[role="button"])')
      await open(phone, `${baseURL}/messages?matchId=${matchId}`)
      await element('textarea').fill('Habari, Otieno?')
      await element('::-p-aria(Send[role="button"])').click()
      await element('::-p-aria(Get notified on this device[role="button"])').click()
      await phone.waitForSelector('::-p-text(This device will tell you)')
    })

    await test.step('he writes while she is elsewhere: her browser decrypts what the server pushed', async () => {
      await neverQuiet(phone, herId)
      await open(phone, 'about:blank')
      await his.goto('/messages')
      await his
        .getByRole('link', { name: /Naliaka/ })
        .first()
        .click()
      await his.getByRole('textbox', { name: /^Message to/ }).fill('Habari ya jioni, Naliaka?')
      await his.getByRole('button', { name: 'Send' }).click()
      await expect.poll(() => service.posted.length, PATIENT).toBeGreaterThan(0)
      await expect.poll(() => service.delivered, PATIENT).toBeGreaterThan(0)
      expect(service.posted[0]?.headers).toMatchObject({ 'content-encoding': 'aes128gcm' })
      expect(Number(service.posted[0]?.headers['ttl'])).toBeGreaterThan(80_000) // a day, less what passed meanwhile
    })

    await test.step('the notification says what it is about, and neither from whom nor what', async () => {
      await open(phone, `${baseURL}/about`)
      const shown = await notifications(phone)
      expect(shown).toHaveLength(1)
      expect(shown[0]).toMatchObject({ data: expect.stringMatching(/\/(messages|notifications)$/) })
      expect(JSON.stringify(shown)).not.toMatch(/Otieno|Naliaka|Habari/)
    })

    await test.step('when the push service has forgotten her browser, it subscribes again', async () => {
      service.forget()
      await expect.poll(() => service.begun, PATIENT).toBe(2)
    })

    await test.step('signing out ends push in this browser', async () => {
      await open(phone, `${baseURL}/dashboard`)
      await element('::-p-aria(Logout[role="button"])').click()
      await expect.poll(pathname, PATIENT).toBe('/login')
      await expect.poll(() => service.ended, PATIENT).toBe(1)
    })
  } finally {
    await firefox.close()
    service.close()
  }
})

/** A page that is still going somewhere by itself breaks off the first attempt. */
const open = (page: FirefoxPage, address: string) =>
  expect(async () => void (await page.goto(address))).toPass(PATIENT)

/** Journeys run at any time of the day. */
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
