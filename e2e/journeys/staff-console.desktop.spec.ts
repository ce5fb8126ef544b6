import { expect, type Page, test } from '@playwright/test'
import { totp } from '../support/accounts.ts'
import { expectAccessible, expectAccessibleInBothThemes } from '../support/judges/accessible.ts'
import { aBrowser, mailedLink, PASSWORD } from '../support/people.ts'
import { caseInQueue, shownCode, signInStaff } from '../support/staff.ts'

test.describe.configure({ timeout: 180_000 })

const ADMIN = 'nana@staff.ndoa.test'
const SENIOR = 'wanjiru@staff.ndoa.test'
const NEW_PASSWORD = 'Own-password-2026!'

async function signIn(page: Page, email: string, password: string, code: string): Promise<void> {
  await page.goto('/staff')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('textbox', { name: 'Code' }).fill(code)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('a senior moderator signs in with a code from the outbox and sees the senior actions', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (asked) => fetched.push(new URL(asked.url()).pathname))
  const answer = await page.goto('/staff')
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  await expect(heading(page, 'Ndoa Staff')).toBeVisible()
  await expectAccessible(page)
  await signIn(page, SENIOR, PASSWORD, await shownCode(page, SENIOR))
  await expect(heading(page, 'Queue')).toBeVisible()
  await page.getByRole('link', { name: 'Audit' }).click()
  await expect(heading(page, 'Audit')).toBeVisible()
  const entries = page.getByRole('list', { name: 'Audit log' }).getByRole('listitem')
  await expect(entries.filter({ hasText: 'Signed in' })).toHaveCount(1)
  await expect(entries.filter({ hasNotText: 'by Wanjiru Kamau' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Password' }).click()
  await expect(heading(page, 'Password')).toBeVisible()
  await expectAccessible(page)
  const scripts = fetched.filter((path) => path.endsWith('.js') || path.endsWith('.css'))
  expect(scripts.length).toBeGreaterThan(0)
  // All pages share the script that detects old browsers.
  expect(scripts.filter((path) => !/^\/assets\/(staff|old-browsers)-/.test(path))).toEqual([])
  expect(await page.evaluate('navigator.serviceWorker.getRegistrations().then((all) => all.length)')).toBe(0)

  await page.goto('/login')
  await expect(heading(page, 'Welcome back')).toBeVisible()
  const ofMembers = fetched.slice(fetched.indexOf('/login'))
  expect(ofMembers.filter((path) => path.includes('staff-'))).toEqual([])
})

test('an added moderator enrols by a link and signs in, and is out at the next call after removal', async ({
  page,
  browser,
}) => {
  const email = 'zola@example.test'
  await signIn(page, ADMIN, PASSWORD, await shownCode(page, ADMIN))
  await expect(heading(page, 'People')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Staff' }).getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Add Person' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Zola Nkosi')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const row = page.getByRole('listitem').filter({ hasText: email })
  await expect(row).toContainText('Has not set a password yet')

  const zola = await aBrowser(browser)
  await zola.goto(await mailedLink(page.request, email))
  await expect(heading(zola, 'Ndoa Staff: Set Up Your Account')).toBeVisible()
  await zola.getByRole('textbox', { name: 'Email' }).fill(email)
  await expectAccessible(zola)
  await zola.getByRole('button', { name: 'Continue' }).click()
  await expect(zola.getByRole('img', { name: /QR code/ })).toBeVisible()
  await expectAccessible(zola)
  const secret = (await zola.locator('code').innerText()).replace(/\s/g, '')
  await zola.getByRole('textbox', { name: 'New Password', exact: true }).fill(NEW_PASSWORD)
  await zola.getByRole('textbox', { name: 'Confirm New Password' }).fill(NEW_PASSWORD)
  await zola.getByRole('textbox', { name: 'Code' }).fill(totp(secret))
  await zola.getByRole('button', { name: 'Save' }).click()
  await expect(zola.getByText('Your password and your authenticator app are set.')).toBeVisible()
  await signIn(zola, email, NEW_PASSWORD, totp(secret, 1))
  await expect(heading(zola, 'Queue')).toBeVisible()

  await page.getByRole('button', { name: 'Remove: Zola Nkosi' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(row).toHaveCount(0)
  await zola.getByRole('link', { name: 'Password' }).click()
  await zola.getByRole('link', { name: 'Audit' }).click()
  await expect(heading(zola, 'Ndoa Staff')).toBeVisible()

  await page.getByRole('link', { name: 'Audit' }).click()
  await expect(page.getByText('Removed from the staff: Zola Nkosi')).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(heading(page, 'Ndoa Staff')).toBeVisible()
  await page.goto('/staff/nowhere')
  await expect(heading(page, 'Ndoa Staff')).toBeVisible()
})

test('queue, case, photos and figures are accessible in light and dark', async ({ page }) => {
  await signInStaff(page, SENIOR)
  await expect(page.getByRole('list', { name: 'Open cases' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Escape')
  await caseInQueue(page, 'Married or promised').getByRole('button').click()
  await expect(page.getByRole('heading', { name: 'Then and Today' })).toBeVisible()
  await page.keyboard.press('v')
  await expectAccessibleInBothThemes(page)
  await page.getByRole('link', { name: 'Photos' }).click()
  await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible()
  await page.keyboard.press('v')
  await page.keyboard.press('r')
  await expect(page.getByText('Why is it rejected?')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('link', { name: 'Figures' }).click()
  await expect(page.getByRole('table').first()).toBeVisible()
  await expectAccessibleInBothThemes(page)
})
