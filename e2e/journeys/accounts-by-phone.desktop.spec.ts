import { expect, test } from '@playwright/test'
import { aNumber, enterNumber, nextSent } from '../support/accounts.ts'
import { expectAccessible } from '../support/judges/accessible.ts'
import { aBrowser, fillDateOfBirth } from '../support/people.ts'

test.describe.configure({ timeout: 180_000 })

test('a member signs up by phone and signs in on another device', async ({ page, browser, request }) => {
  const number = aNumber()

  await test.step('they enter details and a number for the code', async () => {
    await page.goto('/register')
    await page.getByText('Phone', { exact: true }).click()
    await page.getByLabel('Full Name').fill('Efua Mensah')
    await page.getByLabel('Gender').selectOption('Female')
    await fillDateOfBirth(page, '1994-08-20')
    await page.getByLabel('Country of Residence').click()
    await page.getByRole('combobox', { name: 'Country of Residence' }).fill('Ghana')
    await page.getByRole('option', { name: 'Ghana', exact: true }).click()
    await enterNumber(page, number)
    await page.getByRole('checkbox').check()
    await expectAccessible(page)
  })

  await test.step('the texted code leads to the dashboard, and Back does not return', async () => {
    const { code } = await nextSent(request, number, () =>
      page.getByRole('button', { name: 'Send Verification Code' }).click(),
    )
    const field = page.getByRole('textbox', { name: 'Verification Code' })
    await expect(field).toBeFocused()
    await field.fill(code === '000000' ? '111111' : '000000')
    await page.getByRole('button', { name: 'Complete Registration' }).click()
    await expect(page.getByText('Invalid verification code')).toBeVisible()
    await expectAccessible(page)
    await field.fill(code ?? '')
    await page.getByRole('button', { name: 'Complete Registration' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByText('Hello, Efua')).toBeVisible()
    await page.goBack()
    await expect(page).not.toHaveURL(/\/register/)
  })

  await test.step('the profile has the sign-up details', async () => {
    await page.goto('/profile')
    await expect(page.getByLabel('Full Name')).toHaveValue('Efua Mensah')
    await expect(page.getByRole('definition').nth(1)).toHaveText(/20 Aug 1994|Aug 20, 1994/)
  })

  await test.step('another device refuses an unregistered number and accepts their own', async () => {
    const other = await aBrowser(browser)
    await other.goto('/login')
    await other.getByText('Phone', { exact: true }).click()
    await enterNumber(other, aNumber())
    await expectAccessible(other)
    await other.getByRole('button', { name: 'Send Verification Code' }).click()
    await expect(
      other.getByText('Invalid phone number or password. Please check your credentials and try again.'),
    ).toBeVisible()
    await other.getByRole('button', { name: 'Dismiss' }).click()
    await other.getByRole('textbox', { name: 'Phone Number' }).fill(number)
    const { code } = await nextSent(request, number, () =>
      other.getByRole('button', { name: 'Send Verification Code' }).click(),
    )
    await other.getByRole('textbox', { name: 'Verification Code' }).fill(code ?? '')
    await other.getByRole('button', { name: 'Verify & Sign In' }).click()
    await expect(other.getByText('Hello, Efua')).toBeVisible()
  })
})
