import { type Language, OFFERED, pageAddress } from '@ndoa/contract/languages'
import { expect, type Page, test } from '@playwright/test'
import { aMember } from '../support/accounts.ts'
import { misfitsOn } from '../support/fitting.ts'
import { settled, watchRequests } from '../support/network.ts'
import { enter, idOf, readAccountIn } from '../support/people.ts'
import { collectServerTexts, NAMES, notTranslated, textsOn } from '../support/pseudo-language.ts'
import { hiddenPages, publicPages } from '../support/public-pages.ts'

test.describe.configure({ timeout: 480_000 })
test.use({
  serviceWorkers: 'block',
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
})

test.beforeEach(({ page }) => watchRequests(page))

const FOR_VISITORS = ['/login', '/register', '/forgot-password', '/check-email', '/auth/callback?code=none']
const SETTINGS = ['notifications', 'privacy', 'security', 'membership', 'danger'].map(
  (tab) => `/settings?tab=${tab}`,
)
const FOR_MEMBERS = [
  '/dashboard',
  '/find-matches',
  '/find-matches?saved=yes',
  '/my-matches',
  '/likes',
  '/likes?view=list',
  '/messages',
  '/notifications',
  '/photos',
  '/verification',
  ...['basic', 'faith', 'lifestyle', 'languages', 'preferences', 'additional'].map(
    (section) => `/profile?section=${section}`,
  ),
  ...SETTINGS,
]

/** The choice of a language names itself in each. */
const ENGLISH = /^Language$/

test('a membership in Arabic: bought, receipt, and the page of its link', async ({ page }) => {
  const look = lookingFor(page, /[a-z]{3}/i)
  const { email } = await aMember(page, 'ليلى حسن', { email: `layla.${Date.now()}@journey.test` }, 'NG')
  await speakAccount(page, 'ar')
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

for (const language of OFFERED) {
  test(`what is printed in ${language} fits on a phone`, async ({ page }) => {
    const look = lookingFor(page, foreignIn(language))
    for (const path of [...publicPages, ...hiddenPages]) {
      await page.goto(pageAddress(path, language))
      await page.evaluate('for (const one of document.querySelectorAll("details")) one.open = true')
      await look(path)
    }
  })

  test(`the screens in ${language} fit on a phone`, async ({ page }) => {
    const look = lookingFor(page, foreignIn(language))
    await chooseInBrowser(page, language)
    for (const address of FOR_VISITORS) await open(page, address, look)
    await enter(page, 'amara@demo.ndoa.test')
    await readAccountIn(page, language)
    for (const address of FOR_MEMBERS) await open(page, address, look)
  })
}

const foreignIn = (language: Language) => (language === 'ar' ? /[a-z]{3}/i : null)

/** @param foreign letters that are not of the language, null where they are its own */
function lookingFor(page: Page, foreign: RegExp | null) {
  const fromServer = collectServerTexts(page)
  return async (where: string) => {
    await settled(page)
    await page.evaluate('document.fonts.ready.then(() => undefined)')
    const found = foreign ? notTranslated(await textsOn(page), await fromServer()) : []
    const left = found.filter((text) => !ENGLISH.test(text) && foreign?.test(text.replaceAll(NAMES, '')))
    expect.soft([...left, ...(await misfitsOn(page))], where).toEqual([])
  }
}

type Look = ReturnType<typeof lookingFor>

async function open(page: Page, address: string, look: Look) {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await look(address)
}

const chooseInBrowser = (page: Page, language: Language) =>
  page.context().addCookies([{ name: 'language', value: language, url: test.info().project.use.baseURL }])

async function speakAccount(page: Page, language: Language) {
  const answer = await page.request.put(`/functions/v1/set-language?user_id=${await idOf(page)}`, {
    data: { language },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.status()).toBe(200)
}
