import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'

const PAGES = [
  '/',
  '/about',
  '/safety-tips',
  '/success-stories',
  '/faq',
  '/careers',
  '/press',
  '/privacy-policy',
  '/terms-of-service',
  '/contact',
]

test.describe('public pages', () => {
  for (const page of PAGES) {
    test(`${page} opens without signing in, reads without scripts and is accessible`, async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      const plain = await context.newPage()
      await plain.goto(page)
      await expect(plain.getByRole('heading', { level: 1 })).toBeVisible()
      await context.close()
      for (const colorScheme of ['light', 'dark'] as const) {
        const context = await browser.newContext({ colorScheme })
        const tab = await context.newPage()
        await tab.goto(page)
        await expectAccessible(tab)
        await context.close()
      }
    })
  }
})

test('every public page opens without signing in, as do the built files', async ({ request }) => {
  for (const page of PAGES) expect((await request.get(page)).status(), page).toBe(200)
  const html = await (await request.get('/login')).text()
  for (const [, file = ''] of html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)) {
    const answer = await request.get(file)
    expect(answer.status(), file).toBe(200)
    expect(answer.headers()['cache-control']).toContain('immutable')
  }
})
