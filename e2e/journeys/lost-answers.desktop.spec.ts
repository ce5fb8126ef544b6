import { expect, type Page, test } from '@playwright/test'
import { aMember, aNumber, enterNumber, nextSent, totp } from '../support/accounts.ts'
import { PASSWORD } from '../support/people.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Lets the server handle the next such call, and breaks the connection before the answer arrives. */
const loseAnswer = (page: Page, call: string) =>
  page.route(
    `**/${call}`,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )

test('a new number survives a reload before its code, and is confirmed although the answer is lost', async ({
  page,
}) => {
  await aMember(page, 'Zola Dube')
  await page.goto('/settings?tab=security')
  const number = aNumber()
  const dialog = page.getByRole('dialog')
  await button(page, 'Add Phone').click()
  await enterNumber(page, number)
  const { code } = await nextSent(page.request, number, () => button(page, 'Send Verification Code').click())
  await expect(dialog.getByText(number)).toBeVisible()
  await page.reload()
  await expect(dialog.getByText(number)).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Verification Code' }).fill(code ?? '')
  await loseAnswer(page, 'confirm-contact')
  await button(page, 'Confirm').click()
  await expect(page.getByText('Your new contact details are confirmed.')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(number)).toBeVisible()
  await page.reload()
  await expect(button(page, 'Change Phone')).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test('two-step sign-in is on although its answer is lost, and new recovery codes are created', async ({
  page,
}) => {
  await aMember(page, 'Zola Dube')
  await page.goto('/settings?tab=security')
  const dialog = page.getByRole('dialog')
  await page.getByRole('switch', { name: 'Enable 2FA' }).click()
  await button(page, 'Continue').click()
  const key = await dialog.locator('code').textContent()
  await dialog.getByRole('textbox', { name: 'Authentication Code' }).fill(totp(key ?? ''))
  await loseAnswer(page, 'confirm-second-factor')
  await button(page, 'Turn On').click()
  await expect(dialog.getByText(/^Two-step sign-in is on, but the connection was lost/)).toBeVisible()
  await dialog.getByRole('textbox').fill(totp(key ?? '', 1))
  await button(page, 'Make New Codes').click()
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
})

test('a password is changed although its answer is lost, without an error', async ({ page }) => {
  await aMember(page, 'Zola Dube')
  await page.goto('/settings?tab=security')
  await button(page, 'Change Password').click()
  for (const name of ['New Password', 'Confirm New Password'])
    await page.getByRole('textbox', { name, exact: true }).fill(`${PASSWORD}-2`)
  await loseAnswer(page, 'change-password')
  await button(page, 'Update Password').click()
  await expect(page.getByRole('dialog', { name: 'Password Changed' })).toBeVisible()
  const changes = page.getByRole('list', { name: 'Recent activity' }).getByText('Password changed')
  await expect(changes).toHaveCount(1)
})
