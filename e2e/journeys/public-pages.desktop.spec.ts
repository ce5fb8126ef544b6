import { LANGUAGE_LABELS, languageLabel } from '@ndoa/contract/language-names'
import { OFFERED, pageAddress } from '@ndoa/contract/languages'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/judges/accessible.ts'
import { hiddenPages, publicPages } from '../support/public-pages.ts'
import { weighVisit } from '../support/weight.ts'

const KIB = 1024
const KB = 1000

async function expectNothingCutOff(page: Page) {
  for (const width of [320, 390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const needed = await page.evaluate<number>('document.documentElement.scrollWidth')
    expect(needed, `at ${width}`).toBeLessThanOrEqual(width)
  }
}

/** Transferred KiB. The demo's success stories include portraits. */
const LIMITS: Record<string, number> = { '/': 100, '/success-stories': 84 }

for (const path of [...publicPages, ...hiddenPages]) {
  const limit = LIMITS[path] ?? 80
  test(`${path}: accessible in both themes, no console errors, nothing cut off from 320 to 1920 pixels, a first visit of at most ${limit} KiB`, async ({
    page,
  }) => {
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    const weight = await weighVisit(page, path)
    expect(weight.all).toBeGreaterThan(20 * KIB)
    expect(weight.all / KIB).toBeLessThanOrEqual(limit)
    expect(weight.scripts / KIB).toBeGreaterThan(0)
    expect(weight.scripts / KIB).toBeLessThanOrEqual(5.8)

    const [, said] = /This page is under (\d+) KB/.exec(await page.innerText('main')) ?? []
    expect(said).toBe(path === '/' ? '100' : undefined)
    if (said) expect(weight.all / KB).toBeLessThan(Number(said))

    await expectAccessible(page)
    await expectNothingCutOff(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
    const isItself = (text: string) => path === '/nowhere' && text.includes('404')
    expect(complaints.filter((text) => !isItself(text))).toEqual([])
  })
}

test('every public page and built file opens without signing in', async ({ request }) => {
  const waysIn = ['/login', '/register', '/check-email', '/auth/callback', '/forgot-password']
  for (const page of [...publicPages, ...waysIn, '/test-reference-data'])
    expect((await request.get(page)).status(), page).toBe(200)
  for (const file of ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/service-worker.js'])
    expect((await request.get(file)).status(), file).toBe(200)
  const html = await (await request.get('/login')).text()
  for (const [, file = ''] of html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g))
    expect((await request.get(file)).status(), file).toBe(200)
})

for (const language of OFFERED) {
  test(`${language}: the header of the narrowest phones shows the languages in full`, async ({ page }) => {
    const name = `${LANGUAGE_LABELS[language]}: ${languageLabel(language)}`
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(pageAddress('/about', language))
      const header = page.getByRole('banner')
      await header.getByText(name).click()
      const choices = header.getByRole('listitem').getByRole('link')
      await expect(choices).toHaveCount(OFFERED.length - 1)
      for (const part of [header.locator('summary'), ...(await header.getByRole('link').all())]) {
        if (!(await part.isVisible())) continue
        const { x, width: wide, height } = (await part.boundingBox())!
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x + wide).toBeLessThanOrEqual(width)
        expect(height).toBeGreaterThanOrEqual(32)
      }
      await choices.first().click()
      await expect(page.locator('html')).not.toHaveAttribute('lang', language)
    }
  })
}

const STATIC_PAGES: Record<string, [title: string, part: string]> = {
  '/about': ['About Us', 'Why we exist'],
  '/safety-tips': ['Safety Tips', 'Never send money'],
  '/community-rules': ['Community Rules', 'If you think we are wrong'],
  '/transparency': ['Our Figures', 'What members reported'],
  '/success-stories': ['Success Stories', 'Ngozi and Emeka'],
  '/faq': ['FAQ', 'Joining'],
  '/careers': ['Careers', 'Open positions'],
  '/press': ['Press', 'Press releases'],
  '/privacy-policy': ['Privacy Policy', '1. Information we collect'],
  '/terms-of-service': ['Terms of Service', '2. Eligibility'],
  '/contact': ['Contact Us', 'Or email us'],
  '/report-content': ['Report Content', 'What did you see?'],
}

test('each public page has its own title and text, and a link home', async ({ page }) => {
  for (const [path, [title, part]] of Object.entries(STATIC_PAGES)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: part, exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  }
})

test('an unknown address gets a not-found page', async ({ request }) => {
  for (const address of ['/nowhere', '/dashboard/nowhere', '/about/nowhere']) {
    const answer = await request.get(address)
    expect(answer.status(), address).toBe(404)
    expect(await answer.text(), address).toMatch(/<h1[^>]*>Page not found<\/h1>/)
  }
})

test('policies print without screen-only elements', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const address of ['/privacy-policy', '/terms-of-service']) {
    await page.goto(address)
    await expect(page.getByText('Last updated: January 15, 2025')).toBeVisible()
    for (const role of ['banner', 'contentinfo', 'complementary'] as const)
      await expect(page.getByRole(role)).toHaveCount(0)
  }
})

test('other pages link to How It Works', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'How It Works' }).click()
  await expect(page).toHaveURL('/#how-it-works')
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeInViewport()
  expect(await page.evaluate('getComputedStyle(document.documentElement).scrollBehavior')).toBe('smooth')
})

test('the reference data are listed and excluded from search engines', async ({ page }) => {
  await page.goto('/test-reference-data')
  for (const entry of ['Traditional African Religion', 'Tigrinya', 'Volunteering'])
    await expect(page.getByRole('listitem').filter({ hasText: entry })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})
