import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { hiddenPages, publicPages } from '../support/public-pages.ts'

for (const page of [...publicPages, ...hiddenPages]) {
  test(`${page} reads without scripts, breaks no rule of the browser and is accessible`, async ({
    browser,
  }) => {
    const plain = await browser.newPage({ javaScriptEnabled: false })
    expect((await plain.goto(page))?.ok()).toBe(page !== '/nowhere')
    await expect(plain.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(plain.getByRole('contentinfo').getByRole('link')).not.toHaveCount(0)
    await plain.close()
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({ colorScheme })
      const tab = await context.newPage()
      const complaints: string[] = []
      tab.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
      tab.on('pageerror', (error) => complaints.push(error.message))
      await tab.goto(page)
      await expectAccessible(tab)
      expect(complaints.filter((text) => !text.includes('404'))).toEqual([])
      await context.close()
    }
  })

  test(`the headings of ${page} are in order and nothing is cut off from 320 to 1920 pixels`, async ({
    page: tab,
  }) => {
    await tab.goto(page)
    const levels = await tab.evaluate<number[]>(
      `[...document.querySelectorAll('h1,h2,h3,h4,h5,h6')].map(({ tagName }) => Number(tagName[1]))`,
    )
    expect(levels[0]).toBe(1)
    for (const [index, level] of levels.entries())
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1)
    for (const width of [320, 390, 768, 1280, 1920]) {
      await tab.setViewportSize({ width, height: 800 })
      expect(
        await tab.evaluate<number>('document.documentElement.scrollWidth'),
        `at ${width}`,
      ).toBeLessThanOrEqual(width)
    }
  })
}

test('2 Public routes (routes): every public page opens without signing in, as do the built files', async ({
  request,
}) => {
  for (const page of publicPages) expect((await request.get(page)).status(), page).toBe(200)
  for (const file of ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/service-worker.js'])
    expect((await request.get(file)).status(), file).toBe(200)
  const html = await (await request.get('/login')).text()
  for (const [, file = ''] of html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g))
    expect((await request.get(file)).status(), file).toBe(200)
})

test('every link of the public pages leads somewhere', async ({ page, request }) => {
  const seen = new Set<string>()
  for (const from of [...publicPages, ...hiddenPages]) {
    await page.goto(from)
    const links = await page.evaluate<string[]>(
      `[...document.links].map((link) => link.getAttribute('href'))`,
    )
    for (const link of links) seen.add(link.startsWith('#') ? from + link : link)
  }
  for (const link of seen) {
    if (/^(mailto:|https:)/.test(link)) continue
    const answer = await request.get(link)
    const status = link.startsWith('/nowhere') ? 404 : 200
    expect(answer.status(), link).toBe(status)
    const anchor = link.split('#')[1]
    if (anchor !== undefined) expect(await answer.text(), link).toContain(` id="${anchor}"`)
  }
})

test('an unknown address is answered with a page that says so', async ({ page }) => {
  for (const address of ['/nowhere', '/dashboard/nowhere', '/about/nowhere']) {
    expect((await page.goto(address))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/')
  }
})

test('policies are printed without what is only for the screen', async ({ page }) => {
  for (const address of ['/privacy-policy', '/terms-of-service']) {
    await page.goto(address)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('Last updated: January 15, 2025')).toBeVisible()
    for (const role of ['banner', 'contentinfo', 'complementary'] as const)
      await expect(page.getByRole(role)).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
  }
})

test('2 Landing (anchor): how it works is reached from other pages, too', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'How It Works' }).click()
  await expect(page).toHaveURL('/#how-it-works')
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeInViewport()
})

test('2 Public routes (reference page): the reference data are listed, and not for search engines', async ({
  page,
}) => {
  await page.goto('/test-reference-data')
  for (const entry of ['Traditional African Religion', 'Tigrinya', 'Volunteering'])
    await expect(page.getByRole('listitem').filter({ hasText: entry })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})
