import { expect, type Page, test } from '@playwright/test'
import { aMember, enterNumber, nextSent, signUpByPhone, totp } from '../support/accounts.ts'
import { expectAccessible } from '../support/judges/accessible.ts'
import { aBrowser, PASSWORD } from '../support/people.ts'

test.describe.configure({ timeout: 180_000 })

test('every sign-in method asks for the second factor', async ({ page, browser, request }) => {
  const { email } = await aMember(page, 'Selam Bekele')
  const recovery: string[] = []
  let secret = ''
  await page.goto('/settings?tab=security')
  const toggle = page.getByRole('switch', { name: 'Enable 2FA' })

  await test.step('the toggle moves only by enrolment', async () => {
    await toggle.click()
    await expect(page.getByRole('dialog', { name: 'Set Up Two-Step Sign-In' })).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(toggle).not.toBeChecked()
    await toggle.click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
    await expectAccessible(page)
    secret = (await page.getByRole('dialog').locator('code').innerText()).replace(/\s/g, '')
    await page.getByRole('textbox', { name: 'Authentication Code' }).fill(totp(secret))
    await page.getByRole('button', { name: 'Turn On' }).click()
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
    await expect(codes).toHaveCount(10)
    recovery.push(...(await codes.allInnerTexts()))
    await expectAccessible(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    expect((await download).suggestedFilename()).toBe('ndoa-recovery-codes.txt')
    await page.getByRole('button', { name: 'I’ve saved them' }).click()
    await expect(toggle).toBeChecked()
    await expect(page.getByText('10 of 10 recovery codes left.')).toBeVisible()
  })

  const other = await aBrowser(browser)

  await test.step('the password leads to the code, and only a right code signs in', async () => {
    await other.goto('/login')
    await other.getByRole('textbox', { name: 'Email' }).fill(email)
    await other.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD)
    await other.getByRole('button', { name: 'Sign In', exact: true }).click()
    const field = other.getByRole('textbox', { name: 'Authentication Code' })
    await expect(field).toBeFocused()
    await expectAccessible(other)
    await field.fill('000000')
    await other.getByRole('button', { name: 'Verify & Sign In' }).click()
    await expect(other.getByText('That code isn’t right. Please try again.')).toBeVisible()
    await field.fill(totp(secret, 1))
    await other.getByRole('button', { name: 'Verify & Sign In' }).click()
    await expect(other).toHaveURL(/\/dashboard$/)
  })

  await test.step('a magic link asks for it too, and accepts a recovery code', async () => {
    await other.context().clearCookies()
    await openLink(other, 'Send Magic Link')
    await giveRecoveryCode(other, recovery[0] ?? '')
    await expect(other).toHaveURL(/\/dashboard$/)
  })

  await test.step('a reset link asks for it before the new password', async () => {
    await other.context().clearCookies()
    await openLink(other, 'Send Reset Link')
    await giveRecoveryCode(other, recovery[1] ?? '')
    await expect(other.getByRole('textbox', { name: 'New Password', exact: true })).toBeVisible()
    await expect(other.getByText('8 of 10 recovery codes left.')).toBeVisible()
  })

  await test.step('a code turns it off', async () => {
    await page.getByRole('switch', { name: 'Enable 2FA' }).click()
    await page.getByRole('textbox', { name: 'Authentication or Recovery Code' }).fill(recovery[2] ?? '')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Turn Off' }).click()
    await expect(toggle).not.toBeChecked()
  })

  async function openLink(device: Page, button: string) {
    await device.goto('/forgot-password')
    await device.getByRole('textbox', { name: 'Email' }).fill(email)
    const { links } = await nextSent(request, email, () =>
      device.getByRole('button', { name: button }).click(),
    )
    // The answer marks this browser as the one that requested the link; the mail may arrive before it.
    await expect(device.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
    await device.goto(links[0] ?? '')
  }
})

test('a member with only a phone number is asked for the second factor too', async ({
  page,
  browser,
  request,
}) => {
  const number = await signUpByPhone(page, 'Abena Osei')
  await page.goto('/settings?tab=security')
  await page.getByRole('switch', { name: 'Enable 2FA' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  const secret = (await page.getByRole('dialog').locator('code').innerText()).replace(/\s/g, '')
  await page.getByRole('textbox', { name: 'Authentication Code' }).fill(totp(secret))
  await page.getByRole('button', { name: 'Turn On' }).click()
  await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible()

  const other = await aBrowser(browser)
  await other.goto('/login')
  await other.getByText('Phone', { exact: true }).click()
  await enterNumber(other, number)
  const { code } = await nextSent(request, number, () =>
    other.getByRole('button', { name: 'Send Verification Code' }).click(),
  )
  await other.getByRole('textbox', { name: 'Verification Code' }).fill(code ?? '')
  await other.getByRole('button', { name: 'Verify & Sign In' }).click()
  await other.getByRole('textbox', { name: 'Authentication Code' }).fill(totp(secret, 1))
  await other.getByRole('button', { name: 'Verify & Sign In' }).click()
  await expect(other.getByText('Hello, Abena')).toBeVisible()
})

async function giveRecoveryCode(page: Page, code: string) {
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByRole('textbox', { name: 'Recovery Code' }).fill(code)
  await page.getByRole('button', { name: 'Verify & Sign In' }).click()
}
