import { expect, type Page, test } from '@playwright/test'
import { aMember, nextSent } from '../support/accounts.ts'
import { expectAccessible, expectAccessibleInBothThemes } from '../support/judges/accessible.ts'
import { aBrowser, PASSWORD, register, signIn } from '../support/people.ts'

test.describe.configure({ timeout: 180_000 })

test('a member who forgot the password signs in by a link and sets a new password by another', async ({
  page,
  browser,
  request,
}) => {
  const { email } = await aMember(await aBrowser(browser), 'Zola Dlamini')

  const askFor = async (button: string) => {
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    const { links } = await nextSent(request, email, () => page.getByRole('button', { name: button }).click())
    await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
    return links[0] ?? ''
  }

  await test.step('the form requires an address', async () => {
    await page.goto('/forgot-password')
    await page.getByRole('button', { name: 'Send Magic Link' }).click()
    await expect(page.getByText('Email is required')).toBeVisible()
    await page.getByRole('textbox', { name: 'Email' }).fill('zola')
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a magic link signs in once', async () => {
    const link = await askFor('Send Magic Link')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Try a different email address' }).click()
    await expect(page.getByRole('button', { name: 'Send Magic Link' })).toBeVisible()
    await page.goto(link)
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.context().clearCookies()
    await page.goto(link)
    await expect(page.getByText('Authentication failed. Please try again.')).toBeVisible()
  })

  await test.step('a reset link opens the new-password form, which does not ask for the old password', async () => {
    await page.goto(await askFor('Send Reset Link'))
    await expect(page.getByRole('textbox', { name: 'New Password', exact: true })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Current Password' })).toHaveCount(0)
    await changePassword(page, 'Nyota-Njema-7')
    await expect(page.getByRole('dialog', { name: 'Password Changed' })).toBeVisible()
    await expect(page.getByRole('dialog', { name: 'Password Changed' })).toBeHidden()
    await expect(page.getByRole('textbox', { name: 'New Password', exact: true })).toHaveCount(0)
  })

  await test.step('only the new password signs in', async () => {
    const other = await aBrowser(browser)
    await other.goto('/login')
    await other.getByRole('textbox', { name: 'Email' }).fill(email)
    await other.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD)
    await other.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(other.getByText('Invalid email or password.')).toBeVisible()
    await signIn(other, email, 'Nyota-Njema-7')
  })
})

test('a sign-in link without a code, or with an error, shows an error', async ({ page }) => {
  await page.goto('/auth/callback')
  await expect(page.getByText('No authentication code found.')).toBeVisible()
  await page.goto('/auth/callback?code=made-up')
  await expect(page.getByText('Authentication failed. Please try again.')).toBeVisible()
  await page.goto('/auth/callback#error=access_denied&error_description=You+said+no')
  await expect(page.getByText('Authentication error: access was denied.')).toBeVisible()
  await page.goto('about:blank') // the next address differs only in its fragment
  await page.goto('/auth/callback#error=denied&error_description=You+said+no')
  await expect(page.getByText('Authentication failed. Please try again.')).toBeVisible()
  await expect(page.getByText('You said no')).toHaveCount(0)
  await expectAccessible(page)
})

test('a link opened in another browser requires the password chosen at sign-up', async ({
  page,
  browser,
  request,
}) => {
  const email = `selam.${Date.now()}@journey.test`
  const person = { gender: 'Female', dateOfBirth: '1995-05-05', email } as const
  const signUp = async (fullName: string, where: Page) => {
    const { links } = await nextSent(request, email, () => register(where, { fullName, ...person }))
    return links[0] ?? ''
  }
  const strangersPage = await aBrowser(browser)
  const strangersLink = await signUp('Somebody Else', strangersPage)
  const link = await signUp('Selam Tesfaye', page)
  const mailApp = await aBrowser(browser)

  await test.step('a wrong password is refused', async () => {
    await mailApp.goto(link)
    await expect(mailApp.getByRole('heading', { name: 'Almost there' })).toBeVisible()
    await expectAccessible(mailApp)
    await mailApp.getByRole('textbox', { name: 'Password', exact: true }).fill('Wrong-horse-11')
    await mailApp.getByRole('button', { name: 'Confirm My Email' }).click()
    await expect(mailApp.getByText('That isn’t the password', { exact: false })).toBeVisible()
  })

  await test.step('the chosen password signs in', async () => {
    await mailApp.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD)
    await mailApp.getByRole('button', { name: 'Confirm My Email' }).click()
    await expect(mailApp).toHaveURL(/\/dashboard$/)
    await expect(mailApp.getByText('Selam', { exact: false }).first()).toBeVisible()
    await strangersPage.goto(strangersLink)
    await expect(strangersPage.getByText('Authentication failed. Please try again.')).toBeVisible()
  })

  await test.step('a link for another account asks before switching', async () => {
    const other = `other.${Date.now()}@journey.test`
    const { links } = await nextSent(request, other, async () =>
      register(await aBrowser(browser), { fullName: 'Kofi Mensah', ...person, email: other }),
    )
    await mailApp.goto(links[0] ?? '')
    await expect(mailApp.getByText('You are signed in as Selam,', { exact: false })).toBeVisible()
    await expectAccessible(mailApp)
    await mailApp.getByRole('button', { name: 'Switch Account' }).click()
    await mailApp.getByRole('button', { name: 'Start Over' }).click()
    await expect(mailApp.getByRole('textbox', { name: 'Full Name' })).toBeVisible()
    await expectAccessible(mailApp)
  })
})

test('every sign-in screen is accessible in light and dark', async ({ page }) => {
  for (const address of ['/login', '/register']) {
    await page.goto(address)
    await page.getByText('Phone', { exact: true }).click()
    await expect(page.getByRole('textbox', { name: 'Phone Number' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
  }
  await page.goto('/login?step=code')
  await expect(page.getByRole('textbox', { name: 'Authentication Code' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.goto('/login?done=deactivated')
  await expect(page.getByText('Your account is deactivated.', { exact: false })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.goto('/forgot-password')
  await page.getByRole('button', { name: 'Send Magic Link' }).click()
  await expectAccessibleInBothThemes(page)
})

async function changePassword(page: Page, password: string) {
  await page.getByRole('textbox', { name: 'New Password', exact: true }).fill(password)
  await page.getByRole('textbox', { name: 'Confirm New Password' }).fill(password)
  await page.getByRole('button', { name: 'Update Password' }).click()
}
