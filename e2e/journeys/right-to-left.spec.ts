import { pageAddress } from '@ndoa/contract/languages'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { misfitsOn } from '../support/fitting.ts'
import { settled, watchRequests } from '../support/network.ts'
import { enter, readAccountIn } from '../support/people.ts'
import { collectServerTexts, latinWordsOn, openWhatIsClosed } from '../support/pseudo-language.ts'
import { hiddenPages, publicPages } from '../support/public-pages.ts'
import { memberViews, show, visitorScreens } from '../support/screens.ts'

test.describe.configure({ timeout: 240_000 })
// A page that the worker has kept would be the one of another language.
test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(async ({ page, baseURL }) => {
  watchRequests(page)
  await page.context().addCookies([{ name: 'language', value: 'ar', url: baseURL }])
})

const AN_AGE = /، \p{Cf}*\d\d\p{Cf}*$/u

test('in Arabic, every page fits, is accessible, and has no word in Latin letters', async ({ page }) => {
  const fromServer = collectServerTexts(page)
  for (const path of [...publicPages, ...hiddenPages])
    await test.step(path, async () => {
      await page.goto(pageAddress(path, 'ar'))
      await page.evaluate('for (const one of document.querySelectorAll("details")) one.open = true')
      await expectInOrder(page, fromServer)
    })
})

test('in Arabic, every screen fits, is accessible, and has no word in Latin letters', async ({ page }) => {
  const fromServer = collectServerTexts(page)
  for (const address of visitorScreens)
    await test.step(address, () => expectScreenInOrder(page, address, fromServer))
  await enterInArabic(page)
  await page.goto('/dashboard')
  for (const address of memberViews)
    await test.step(address, () => expectScreenInOrder(page, address, fromServer))

  await page.getByRole('button', { name: 'قائمة الحساب' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  expect.soft(await latinWordsOn(page, fromServer), 'in the menu of the account').toEqual([])
})

test('in Arabic, what opens over a screen is in order', async ({ page, isMobile }) => {
  const fromServer = collectServerTexts(page)
  await enterInArabic(page)
  const dialog = page.getByRole('dialog')
  await page.goto('/find-matches')
  await page.getByRole('main').getByRole('link', { name: AN_AGE }).first().click()
  await expect(dialog.getByRole('button', { name: 'عرض الأسباب' })).toBeVisible()
  await expectInOrder(page, fromServer)
  if (isMobile) {
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'فتح القائمة' }).click()
    await expect(dialog).toBeVisible()
    await expectInOrder(page, fromServer)
    const { x = 0, width = 0 } = (await dialog.boundingBox()) ?? {}
    expect(x + width, 'the menu comes from the right').toBeCloseTo(page.viewportSize()?.width ?? 0, 0)
  }
})

test('the left arrow key leads on: to the next tab and to the next photo', async ({ page }) => {
  await enterInArabic(page)
  await page.goto('/settings')
  const tabs = page.getByRole('tab')
  await tabs.first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')

  await page.goto('/my-matches')
  await page
    .getByRole('main')
    .getByRole('button', { name: /[2-9] صور في ملف/ })
    .first()
    .click()
  const place = page.getByRole('dialog').getByRole('status').first()
  await expect(place).toHaveText(/^الصورة \p{Cf}*1\b/u)
  await page.keyboard.press('ArrowLeft')
  await expect(place).toHaveText(/^الصورة \p{Cf}*2\b/u)
})

test('the Arabic face is fetched by Arabic pages alone', async ({ page }) => {
  await page.context().clearCookies()
  const faces: string[] = []
  page.on('request', (request) => void (request.resourceType() === 'font' && faces.push(request.url())))
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const heading = 'document.querySelector("h1").textContent = "أهلا وسهلا"'
  await page.evaluate(heading)
  await page.evaluate('document.fonts.ready.then(() => true)')
  expect(faces.filter((face) => face.includes('arabic'))).toEqual([])
  await page.evaluate('document.documentElement.lang = "ar"')
  await expect.poll(() => faces.filter((face) => face.includes('arabic')).length).toBe(1)
})

async function enterInArabic(page: Page) {
  await enter(page, 'amara@demo.ndoa.test')
  await readAccountIn(page, 'ar')
}

async function expectScreenInOrder(page: Page, address: string, fromServer: () => Promise<string[]>) {
  await show(page, address)
  await expectInOrder(page, fromServer)
  if (!(await openWhatIsClosed(page))) return
  await settled(page)
  expect.soft(await latinWordsOn(page, fromServer), 'in what opens').toEqual([])
}

async function expectInOrder(page: Page, fromServer: () => Promise<string[]>) {
  await settled(page)
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(/\p{Script=Arabic}/u)
  expect(await page.evaluate('document.dir')).toBe('rtl')
  expect.soft(await misfitsOn(page), 'everything fits').toEqual([])
  expect.soft(await latinWordsOn(page, fromServer), 'no word in Latin letters').toEqual([])
  await expectAccessible(page)
}
