import { expect, test } from '@playwright/test'
import { signInByApi } from '../support/people.ts'

test.use({ serviceWorkers: 'block' })

test('a slow screen change keeps the current screen and shows a progress bar', async ({ page }) => {
  await signInByApi(page, 'amara@demo.ndoa.test')
  await page.goto('/find-matches')
  const here = page.getByRole('heading', { name: 'Find Your Perfect Match' })
  await expect(here).toBeVisible()

  const line = Promise.withResolvers<void>()
  await page.route(/\/assets\/settings-[^/]+\.js$/, async (route) => {
    await line.promise
    await route.continue()
  })
  await page.getByRole('link', { name: 'Settings' }).click()
  const waiting = page.getByRole('progressbar', { name: 'Loading' })
  await expect(waiting).toBeVisible()
  await expect(here).toBeAttached()

  line.resolve()
  await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible()
  await expect(here).not.toBeAttached()
  await expect(waiting).not.toBeAttached()
})

test('the settings stay visible while the device part is loading slowly', async ({ page }) => {
  await signInByApi(page, 'amara@demo.ndoa.test')
  await page.goto('/settings?tab=danger')
  const tabs = page.getByRole('tab')
  await expect(tabs.first()).toBeVisible()

  const line = Promise.withResolvers<void>()
  await page.route(/\/assets\/push-[^/]+\.js$/, async (route) => {
    await line.promise
    await route.continue()
  })
  await tabs.first().click()
  await expect(page.getByRole('switch', { name: 'Email', exact: true })).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Notifications on this device' })).not.toBeAttached()
  line.resolve()
  await expect(page.getByRole('switch', { name: 'Notifications on this device' })).toBeVisible()
})
