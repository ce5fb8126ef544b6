import { expect, test } from '@playwright/test'
import { aMember, nextSent, signUpByPhone } from '../support/accounts.ts'
import { expectAccessible } from '../support/judges/accessible.ts'
import { aBrowser, signIn } from '../support/people.ts'

test.describe.configure({ timeout: 180_000 })

test('a member changes the password and ends a session on another device', async ({ page, browser }) => {
  const { email } = await aMember(page, 'Nadia Toure')
  const password = page.getByRole('textbox', { name: 'New Password', exact: true })
  const confirmation = page.getByRole('textbox', { name: 'Confirm New Password' })
  const update = page.getByRole('button', { name: 'Update Password' })
  await page.goto('/settings')
  await page.getByRole('tab', { name: 'Security' }).click()

  await test.step('a dialog explains errors', async () => {
    await page.getByRole('button', { name: 'Change Password' }).click()
    await expect(update).toBeDisabled()
    await password.fill('Abcdefg1')
    await expect(update).toBeDisabled()
    await confirmation.fill('Abcdefg2')
    await expectAccessible(page)
    await refusal('Passwords do not match.')
    await confirmation.fill('Abcdefg1')
    await refusal('Password does not meet requirements: One special character')
    await password.fill('Password1!')
    await confirmation.fill('Password1!')
    await refusal('This password is too common. Please choose another one.')
  })

  await test.step('a valid password closes the form', async () => {
    await password.fill('Safari-Njema-9')
    await confirmation.fill('Safari-Njema-9')
    await update.click()
    await expect(page.getByRole('dialog', { name: 'Password Changed' })).toBeVisible()
    await expect(
      page.getByText(
        'Your password was updated successfully. You’ll need to use your new password next time you log in.',
      ),
    ).toBeVisible()
    await expect(password).toHaveCount(0)
  })

  await test.step('another device is listed, and can be signed out here', async () => {
    const other = await aBrowser(browser)
    await signIn(other, email, 'Safari-Njema-9')
    await page.reload()
    const devices = page.getByRole('list', { name: 'Signed-in devices' }).getByRole('listitem')
    await expect(devices).toHaveCount(2)
    await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1)
    await page.getByRole('button', { name: /^End:/ }).click()
    await expect(page.getByText('That device was signed out.')).toBeVisible()
    await expect(devices).toHaveCount(1)
    await other.goto('/likes')
    await expect(other).toHaveURL(/\/login/)
  })

  await test.step('recent activity lists the changes', async () => {
    const activity = page.getByRole('list', { name: 'Recent activity' }).getByRole('listitem')
    await expect(activity.first()).toContainText('One of your devices was signed out')
    await expect(activity.filter({ hasText: 'Password changed' })).toHaveCount(1)
    await expectAccessible(page)
  })

  async function refusal(text: string) {
    await update.click()
    const dialog = page.getByRole('dialog', { name: 'Password Error' })
    await expect(dialog.getByText(text)).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(dialog).toBeHidden()
  }
})

test('a member who signed up by phone adds an email address and a password', async ({
  page,
  browser,
  request,
}) => {
  const email = `yaa.${Date.now()}.${Math.floor(Math.random() * 1e6)}@journey.test`
  await signUpByPhone(page, 'Yaa Boateng')
  await page.goto('/settings?tab=security')
  await page.getByRole('button', { name: 'Add Email' }).click()
  await page.getByRole('textbox', { name: 'New Email' }).fill(email)
  const { code } = await nextSent(request, email, () =>
    page.getByRole('button', { name: 'Send Verification Code' }).click(),
  )
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Verification Code' }).fill(code ?? '')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Your new contact details are confirmed.')).toBeVisible()
  await expect(page.getByText(`You are signed in as Yaa Boateng (${email}).`)).toBeVisible()
  await page.getByRole('button', { name: 'Change Password' }).click()
  await page.getByRole('textbox', { name: 'New Password', exact: true }).fill('Safari-Njema-9')
  await page.getByRole('textbox', { name: 'Confirm New Password' }).fill('Safari-Njema-9')
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByRole('dialog', { name: 'Password Changed' })).toBeVisible()
  await signIn(await aBrowser(browser), email, 'Safari-Njema-9')
})

test('settings are saved and survive a reload', async ({ page }) => {
  await aMember(page, 'Imani Otieno')
  await page.goto('/settings')
  await expect(page.getByRole('switch', { name: 'Email', exact: true })).toBeChecked()
  await page.getByRole('switch', { name: 'Likes' }).click()
  await page.getByRole('tab', { name: 'Privacy' }).click()
  await page.getByRole('radio', { name: 'Matches Only' }).check()
  await page.getByRole('switch', { name: 'Show Last Seen' }).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Settings saved successfully!')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Matches Only' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Show Last Seen' })).not.toBeChecked()
  await page.getByRole('tab', { name: 'Notifications' }).click()
  await expect(page.getByRole('switch', { name: 'Likes' })).not.toBeChecked()
  await expect(page.getByRole('switch', { name: 'Push' })).toHaveAccessibleDescription(
    /on each device where you turn it on/,
  )
})
