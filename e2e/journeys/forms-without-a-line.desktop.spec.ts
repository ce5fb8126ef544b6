import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { aMember, nextSent } from '../support/accounts.ts'
import { goOffline, goOnline } from '../support/network.ts'
import { chooseCountry, fillDateOfBirth, PASSWORD, signInByApi, toStep } from '../support/people.ts'

const NOT_SENT = 'You seem to be offline. Please check your connection and try again.'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function another(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  return page
}

test('offline: profile, settings and first steps keep unsaved input through a reload and save it later', async ({
  page: profile,
  context,
}) => {
  await aMember(profile, 'Zola Dube')
  const again = await profile.request.get('/auth/v1/get-session')
  const { data } = (await again.json()) as { data: { user: { id: string } } }
  await profile.request.put(`/functions/v1/update-profile?user_id=${data.user.id}`, {
    data: { first_steps_open: true },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  await profile.goto('/profile')
  const settings = await another(context, '/settings')
  const steps = await another(context, '/dashboard')
  const occupation = profile.getByLabel('Occupation')
  const views = settings.getByRole('switch', { name: 'Profile Views' })
  const islam = steps.getByRole('dialog').getByRole('radio', { name: 'Islam' })
  await expect(occupation).toBeVisible()
  await expect(views).toBeVisible()
  await button(steps, 'Skip').click()
  await expect(islam).toBeAttached()
  const wasOn = await views.isChecked()
  await goOffline(context)

  await test.step('saving fails, and each screen shows an error', async () => {
    await occupation.fill('Harbour pilot')
    await profile.getByLabel('City').fill('Durban')
    await views.click()
    await steps.getByRole('dialog').getByText('Islam', { exact: true }).click()
    await button(profile, 'Save Changes').click()
    await expect(profile.getByText('Failed to save profile. Please try again.').first()).toBeVisible()
    await button(settings, 'Save Changes').click()
    await expect(settings.getByText(NOT_SENT)).toBeVisible()
    await button(steps, 'Continue').click()
    await expect(steps.getByText(NOT_SENT)).toBeVisible()
  })

  await test.step('the page asks before closing with unsaved settings', async () => {
    const question = settings.waitForEvent('dialog')
    const reloading = settings.reload()
    const asked = await question
    expect(asked.type()).toBe('beforeunload')
    await asked.accept()
    await reloading
  })

  await test.step('a reload keeps all input', async () => {
    for (const page of context.pages()) await page.reload()
    await expect(occupation).toHaveValue('Harbour pilot')
    await expect(views).toBeChecked({ checked: !wasOn })
    await button(steps, 'Skip').click()
    await expect(islam).toBeChecked()
  })

  await test.step('everything can be saved when the network returns', async () => {
    await goOnline(context)
    await button(profile, 'Save Changes').click()
    await expect(profile.getByRole('dialog', { name: 'Profile Updated Successfully!' })).toBeVisible()
    await button(settings, 'Save Changes').click()
    await expect(settings.getByText('Settings saved successfully!')).toBeVisible()
    await button(steps, 'Continue').click()
    await expect(steps.getByText(/^Step 3 of 6/)).toBeVisible()
  })
})

test('offline: a report keeps its text until it can be sent', async ({ page, context }) => {
  await signInByApi(page, 'kofi@demo.ndoa.test')
  await page.goto('/my-matches')
  await page
    .getByRole('button', { name: /^More options for/ })
    .locator('visible=true')
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Insults me or spreads hatred' }).click()
  const words = page.getByRole('textbox', { name: /^What happened/ })
  await expect(words).toBeVisible()
  await goOffline(context)
  await words.fill('He shouted at me.')
  await button(page, 'Send Report').click()
  await expect(page.getByRole('dialog').getByText(NOT_SENT)).toBeVisible()
  await expect(words).toHaveValue('He shouted at me.')
  await goOnline(context)
  await expect(words).toHaveValue('He shouted at me.')
  // Other journeys rely on the demo staff's queue, so the report is not sent.
  await page.route('**/report-member', (route) => route.abort())
  const sent = page.waitForRequest('**/report-member')
  await button(page, 'Send Report').click()
  expect((await sent).postDataJSON()).toMatchObject({ details: 'He shouted at me.' })
})

test('offline: a registration keeps its input through a reload, and is sent when the network returns', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/register')
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await field('Full Name').fill('Zola Dube')
  await page.getByLabel('Gender').selectOption('Female')
  await fillDateOfBirth(page, '1995-05-05')
  await toStep(page, 2)
  await chooseCountry(page, 'South Africa')
  await context.setOffline(true)
  const email = `zola.${Date.now()}@journey.test`
  await field('Email').fill(email)
  await toStep(page, 3)
  await field('Password').fill(PASSWORD)
  await field('Confirm Password').fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await button(page, 'Create Account').click()
  await expect(page.getByText(NOT_SENT)).toBeVisible()
  await expect(field('Password')).toHaveValue(PASSWORD)
  await page.goBack()
  await expect(field('Email')).toHaveValue(email)
  await toStep(page, 3)
  await context.setOffline(false)

  await test.step('a reload keeps all fields but the passwords and the consent', async () => {
    await page.reload()
    await expect(page.getByText(email)).toBeVisible()
    await expect(field('Password')).toHaveValue('')
    await expect(page.getByRole('checkbox')).not.toBeChecked()
    await button(page, 'Back').click()
    await expect(field('Email')).toHaveValue(email)
    await button(page, 'Back').click()
    await expect(field('Full Name')).toHaveValue('Zola Dube')
    await expect(page.getByLabel('Gender')).toHaveValue('Female')
    await expect(field('Year')).toHaveValue('1995')
  })

  await test.step('it is sent when the network returns', async () => {
    await toStep(page, 2)
    await expect(page.getByRole('combobox', { name: 'Country of Residence' })).toHaveValue('South Africa')
    await toStep(page, 3)
    await field('Password').fill(PASSWORD)
    await field('Confirm Password').fill(PASSWORD)
    await page.getByRole('checkbox').check()
    await button(page, 'Create Account').click()
    await expect(page.getByRole('heading', { name: 'Thank you for Registering!' })).toBeVisible()
    expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('draft')
  })
})

test('offline: sign-in, password and address forms show an error, keep their input, and work later', async ({
  page,
  context,
}) => {
  const { email } = await aMember(page, 'Zola Dube')
  const newPassword = 'Safari-Njema-9'
  const newEmail = email.replace('zola', 'zola.dube')
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })

  await test.step('the password form', async () => {
    await page.goto('/settings?tab=security')
    await button(page, 'Change Password').click()
    await goOffline(context)
    await field('New Password').fill(newPassword)
    await field('Confirm New Password').fill(newPassword)
    await button(page, 'Update Password').click()
    const failure = page.getByRole('dialog', { name: 'Password Error' })
    await expect(failure.getByText(NOT_SENT)).toBeVisible()
    await failure.getByRole('button', { name: 'Close' }).last().click()
    await expect(field('New Password')).toHaveValue(newPassword)
    await expect(field('Confirm New Password')).toHaveValue(newPassword)
    await goOnline(context)
    await button(page, 'Update Password').click()
    await expect(page.getByRole('dialog', { name: 'Password Changed' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('the address form, loaded for the first time', async () => {
    await goOffline(context)
    await button(page, 'Change Email').click()
    await expect(page.getByRole('dialog').getByText('This opens when you’re back online.')).toBeVisible()
    await goOnline(context)
    await expect(field('New Email')).toBeVisible()
    await goOffline(context)
    await field('New Email').fill(newEmail)
    await button(page, 'Send Verification Code').click()
    await expect(page.getByRole('dialog').getByText(NOT_SENT)).toBeVisible()
    await expect(field('New Email')).toHaveValue(newEmail)
    await goOnline(context)
    const { code } = await nextSent(page.request, newEmail, () =>
      button(page, 'Send Verification Code').click(),
    )
    await field('Verification Code').fill(code ?? '')
    await context.setOffline(true)
    await button(page, 'Confirm').click()
    await expect(page.getByRole('dialog').getByText(NOT_SENT)).toBeVisible()
    await expect(field('Verification Code')).toHaveValue(code ?? '')
    await goOnline(context)
    await button(page, 'Confirm').click()
    await expect(page.getByText('Your new contact details are confirmed.')).toBeVisible()
  })

  await test.step('the sign-in form, and the phone form loaded for the first time', async () => {
    await button(page, 'Logout').click()
    await expect(page).toHaveURL(/\/login/)
    await field('Email').fill(newEmail)
    await field('Password').fill(newPassword)
    await context.setOffline(true)
    await button(page, 'Sign In').click()
    await expect(page.getByRole('alert').getByText(NOT_SENT)).toBeVisible()
    await expect(field('Email')).toHaveValue(newEmail)
    await expect(field('Password')).toHaveValue(newPassword)
    await page.getByText('Phone', { exact: true }).click()
    await expect(page.getByText('This opens when you’re back online.')).toBeVisible()
    await context.setOffline(false)
    await expect(field('Phone Number')).toBeVisible()
    await page.getByText('Email', { exact: true }).first().click()
    await field('Email').fill(newEmail)
    await field('Password').fill(newPassword)
    await context.setOffline(true)
    await button(page, 'Sign In').click()
    await expect(page.getByRole('alert').getByText(NOT_SENT)).toBeVisible()
    await context.setOffline(false)
    await button(page, 'Sign In').click()
    await expect(page).toHaveURL(/\/dashboard/)
  })
})

test('offline: a contact message stays in the form, and is sent when the network returns', async ({
  page,
  context,
}) => {
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Zola Dube')
  await context.setOffline(true)
  await page.getByLabel('Email').fill('zola@example.test')
  await page.getByLabel('Subject').fill('A question')
  await page.getByLabel('Category').selectOption('technical')
  const message = page.getByLabel('Message')
  await message.fill('Does it work on a ferry?')
  await button(page, 'Send Message').click()
  await expect(page.getByRole('status')).toContainText('Message Failed to Send')
  await expect(message).toHaveValue('Does it work on a ferry?')
  await context.setOffline(false)
  await button(page, 'Send Message').click()
  await expect(page.getByRole('status')).toContainText('Message Sent')
})
