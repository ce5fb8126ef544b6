import { expect, test } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../support/accessible.ts'
import { aMember } from '../support/accounts.ts'

test.describe.configure({ timeout: 180_000 })

test('every tab of the settings is accessible', async ({ page }) => {
  await aMember(page, 'Amina Diallo')
  for (const tab of ['notifications', 'privacy', 'security', 'membership', 'danger']) {
    await page.goto(`/settings?tab=${tab}`)
    await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
    await expectAccessibleInBothThemes(page)
  }
})
