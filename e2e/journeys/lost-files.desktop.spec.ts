import { expect, type Page, test } from '@playwright/test'
import { signInByApi } from '../support/people.ts'

test.use({ serviceWorkers: 'block' })

/** Fails a file's first two requests: the page's preload and the script's import. @returns the request count */
async function failTwice(page: Page, files: string, how: 'lost' | 'gone'): Promise<() => number> {
  let requests = 0
  await page.route(files, async (route) => {
    requests += 1
    if (requests > 2) return route.fallback()
    return how === 'lost' ? route.abort() : route.fulfill({ status: 404 })
  })
  return () => requests
}

test('a page whose words failed to load reloads itself', async ({ page }) => {
  const requests = await failTwice(page, '**/assets/start-*.js', 'lost')
  await page.goto('/login')
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
  expect(requests()).toBeGreaterThan(2)
})

test('a screen that the server no longer has reloads itself', async ({ page }) => {
  await signInByApi(page, 'kofi@demo.ndoa.test')
  const requests = await failTwice(page, '**/assets/verification-*.js', 'gone')
  await page.goto('/settings?tab=privacy')
  await page.getByRole('link', { name: /verif/i }).first().click()
  await expect(page).toHaveURL(/\/verification/)
  await expect.poll(requests).toBeGreaterThan(2)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
