import { OFFERED, pageAddress } from '@ndoa/contract/languages'
import { expect, type Page, test } from '@playwright/test'
import { aMember } from '../support/accounts.ts'
import { misfitsOn } from '../support/fitting.ts'
import { settled, watchRequests } from '../support/network.ts'
import { enter, idOf, readAccountIn } from '../support/people.ts'
import { collectServerTexts, latinWordsOn } from '../support/pseudo-language.ts'
import { hiddenPages, publicPages } from '../support/public-pages.ts'
import { memberViews, show, visitorScreens } from '../support/screens.ts'

test.describe.configure({ timeout: 480_000 })
test.use({
  serviceWorkers: 'block',
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
})

test.beforeEach(({ page }) => watchRequests(page))

test('a membership in Arabic: bought, receipt, and the page of its link', async ({ page }) => {
  const fromServer = collectServerTexts(page)
  const look = async (where: string) => {
    await expectFits(page, where)
    expect.soft(await latinWordsOn(page, fromServer), where).toEqual([])
  }
  const { email } = await aMember(page, 'ليلى حسن', { email: `layla.${Date.now()}@journey.test` }, 'NG')
  await speakArabic(page)
  await page.goto('/settings?tab=membership')
  await page.getByRole('radio').nth(1).check()
  await page.getByRole('switch').click()
  await look('what can be bought')
  await page.getByRole('button', { name: /^دفع/ }).click()
  await page.waitForURL(/\/dev\/providers\//)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByText(/^شكرًا لك/)).toBeVisible()
  await look('what was bought')
  await page.getByRole('button', { name: 'الإيصال' }).click()
  await expect(page.getByRole('heading', { name: /^الإيصال رقم/ })).toBeVisible()
  await look('the receipt')

  const sent = (await (await page.request.get('/dev/outbox.json')).json()) as {
    to: string
    links: string[]
  }[]
  const links = sent.flatMap((mail) => (mail.to === email ? mail.links : []))
  await page.goto(links.find((link) => link.includes('/membership-order')) ?? '')
  await expect(page.getByText(/المبلغ المدفوع/)).toBeVisible()
  await look('the page of the link')
})

/** Arabic is checked in `right-to-left`. */
const LEFT_TO_RIGHT = OFFERED.filter((language) => language !== 'ar')

for (const language of LEFT_TO_RIGHT) {
  test(`what is printed in ${language} fits on a phone`, async ({ page }) => {
    for (const path of [...publicPages, ...hiddenPages]) {
      await page.goto(pageAddress(path, language))
      await page.evaluate('for (const one of document.querySelectorAll("details")) one.open = true')
      await expectFits(page, path)
    }
  })

  test(`the screens in ${language} fit on a phone`, async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'language', value: language, url: baseURL }])
    for (const address of visitorScreens) await expectScreenFits(page, address)
    await enter(page, 'amara@demo.ndoa.test')
    await readAccountIn(page, language)
    await page.goto('/dashboard')
    for (const address of memberViews) await expectScreenFits(page, address)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  })
}

async function expectScreenFits(page: Page, address: string) {
  await show(page, address)
  await expectFits(page, address)
}

async function expectFits(page: Page, where: string) {
  await settled(page)
  expect.soft(await misfitsOn(page), where).toEqual([])
}

async function speakArabic(page: Page) {
  const answer = await page.request.put(`/functions/v1/set-language?user_id=${await idOf(page)}`, {
    data: { language: 'ar' },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.status()).toBe(200)
}
