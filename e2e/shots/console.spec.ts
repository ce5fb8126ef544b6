import { expect, test } from '@playwright/test'
import { signInStaff } from '../support/staff.ts'
import { settle, takePictures } from './pictures.ts'

const SENIOR = 'wanjiru@staff.ndoa.test'
const ADMIN = 'nana@staff.ndoa.test'
const MAX_CASES = 12

test.describe.configure({ timeout: 300_000 })

for (const [who, email] of Object.entries({ senior: SENIOR, administrator: ADMIN }))
  test(`console: screens of a ${who}`, async ({ page }) => {
    await signInStaff(page, email, who === 'senior' ? 'Queue' : 'People')
    const links = page.getByRole('navigation', { name: 'Console' }).getByRole('link')
    await expect(links.first()).toBeVisible()
    for (const name of await links.allInnerTexts()) {
      await links.filter({ hasText: name }).click()
      await settle(page)
      await takePictures(page, `console of a ${who}`, name.toLowerCase())
    }
  })

test('console: each case and its decision', async ({ page }) => {
  await signInStaff(page, SENIOR)
  const cases = page.getByRole('list', { name: 'Open cases' }).getByRole('button')
  await expect(cases.first()).toBeVisible()
  const count = Math.min(await cases.count(), MAX_CASES)
  for (let nth = 0; nth < count; nth++) {
    await page.getByRole('link', { name: 'Queue' }).click()
    await cases.nth(nth).click()
    await settle(page)
    await page.keyboard.press('v')
    await settle(page)
    await takePictures(page, 'console case', String(nth + 1))
  }
})
