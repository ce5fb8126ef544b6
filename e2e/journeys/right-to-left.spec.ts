import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { settled, watchRequests } from '../support/network.ts'
import { enter, readAccountIn } from '../support/people.ts'
import { hiddenPages, publicPages } from '../support/public-pages.ts'
import { runToTheLeft } from '../support/right-to-left.ts'
import { screens } from '../support/screens.ts'

test.describe.configure({ timeout: 240_000 })
// A page that the worker has kept would be the one of another direction.
test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(async ({ page }) => {
  watchRequests(page)
  await runToTheLeft(page)
})

const FOR_VISITORS = [
  ...publicPages,
  ...hiddenPages,
  '/login',
  '/register',
  '/forgot-password',
  '/check-email',
]
/** Beside the screens that the menu leads to. */
const FURTHER = [
  ...['privacy', 'security', 'danger'].map((tab) => `/settings?tab=${tab}`),
  ...['faith', 'lifestyle', 'languages', 'preferences', 'additional'].map(
    (name) => `/profile?section=${name}`,
  ),
  '/likes?view=list',
  '/verification',
]

test('from right to left, nothing stands out at the side and every page is accessible', async ({ page }) => {
  for (const address of FOR_VISITORS) await test.step(address, () => expectScreenInOrder(page, address))
})

test('from right to left, further screens are in order, too', async ({ page }) => {
  await enter(page, 'amara@demo.ndoa.test')
  for (const address of FURTHER) await test.step(address, () => expectScreenInOrder(page, address))
})

test('from right to left, nothing stands out at the side and every screen is accessible', async ({
  page,
}) => {
  await enter(page, 'amara@demo.ndoa.test')
  for (const [address, ready] of Object.entries(screens)) {
    await test.step(address, async () => {
      await page.goto(address)
      await expect(ready(page).locator('visible=true').first()).toBeVisible()
      await expectInOrder(page)
    })
  }
})

test('from right to left, what opens over a screen is in order', async ({ page, isMobile }) => {
  await enter(page, 'amara@demo.ndoa.test')
  const dialog = page.getByRole('dialog')
  await page.goto('/find-matches')
  await page
    .getByRole('main')
    .getByRole('link', { name: /, \d\d$/ })
    .first()
    .click()
  await expect(dialog.getByRole('button', { name: 'See why' })).toBeVisible()
  await expectInOrder(page)
  if (isMobile) {
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(dialog).toBeVisible()
    await expectInOrder(page)
    const { x = 0, width = 0 } = (await dialog.boundingBox()) ?? {}
    expect(x + width, 'the menu comes from the right').toBeCloseTo(page.viewportSize()?.width ?? 0, 0)
  }
})

test('in Arabic, with its own letters, screens are in order', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'language', value: 'ar', url: baseURL }])
  for (const address of ['/ar', '/login', '/register'])
    await test.step(address, () => expectScreenInOrder(page, address))
  await enter(page, 'amara@demo.ndoa.test')
  await readAccountIn(page, 'ar')
  for (const address of ['/find-matches', '/settings?tab=membership'])
    await test.step(address, () => expectScreenInOrder(page, address))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Arabic}/u)
})

test('the left arrow key leads on: to the next tab and to the next photo', async ({ page }) => {
  await enter(page, 'amara@demo.ndoa.test')
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
    .getByRole('button', { name: /\b[2-9] photos/ })
    .first()
    .click()
  const place = page.getByRole('dialog').getByRole('status')
  await expect(place).toHaveText(/^Photo 1 of/)
  await page.keyboard.press('ArrowLeft')
  await expect(place).toHaveText(/^Photo 2 of/)
})

test('the Arabic face is fetched by Arabic pages alone', async ({ page }) => {
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

async function expectScreenInOrder(page: Page, address: string) {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await settled(page)
  await expectInOrder(page)
}

async function expectInOrder(page: Page) {
  expect(await page.evaluate('document.dir')).toBe('rtl')
  const beyond = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  )
  expect.soft(beyond, 'nothing stands out at the side').toBeLessThanOrEqual(0)
  await expectAccessible(page)
}
