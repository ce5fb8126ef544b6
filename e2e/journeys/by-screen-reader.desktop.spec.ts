import { expect, test } from '@playwright/test'
import { aMember } from '../support/accounts.ts'
import { ScreenReader } from '../support/screen-reader.ts'

test('by screen reader alone: from the login to a registration error', async ({ page }) => {
  const reader = await ScreenReader.on(page)
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)

  await test.step('from the login to the registration', async () => {
    await reader.press('link', "Don't have an account?")
    await expect(page).toHaveURL(/\/register/)
    await reader.arrivesAt(/./)
  })

  await test.step('an incomplete form moves the focus to the faulty field and announces the error', async () => {
    await reader.press('button', 'Create Account')
    await expect.poll(async () => (await reader.focus()).name).toBe('Full Name')
    await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveAccessibleDescription(/\S/)
  })
})

test('by screen reader alone: a member likes a suggestion', async ({ page }) => {
  const reader = await ScreenReader.on(page)
  await aMember(page, 'Nneka Eze')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)

  await test.step('she goes to the suggestions and likes one', async () => {
    await reader.press('link', /^Find Matches/)
    await expect(page).toHaveURL(/\/find-matches/)
    await reader.arrivesAt(/./)
    await expect(page.getByRole('article').first()).toBeVisible()
    await reader.press('button', /^Like /)
    await reader.hearsOnce(/^Like Sent!/)
  })
})
