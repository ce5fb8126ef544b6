import { expect, type Page, test } from '@playwright/test'
import { PASSWORD, signInByApi } from '../support/people.ts'

const SIGN_OUT = /\/auth\/v1\/sign-out$/
const EMAIL = 'tendai@demo.ndoa.test'

async function signedInOn(page: Page, address: string) {
  await signInByApi(page, EMAIL)
  await page.goto(address)
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
}

async function expectSignedOut(page: Page) {
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
}

const sessionStatus = async (page: Page) => (await page.request.get('/auth/v1/get-session')).status()

test.describe('past the service worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('a member can sign out although the server never answers', async ({ page }) => {
    await signedInOn(page, '/messages')
    await page.route(SIGN_OUT, () => new Promise(() => {}))
    await logOut(page)
    await page.reload()
    await expectSignedOut(page)
    expect(await sessionStatus(page)).toBe(200)
    await page.unroute(SIGN_OUT)
    await page.reload()
    await expect.poll(() => sessionStatus(page)).toBe(401)
    await expectSignedOut(page)
  })

  test('a sign-out does not wait for a 1.5 s answer, and still takes effect', async ({ page }) => {
    await signedInOn(page, '/messages')
    await page.route(SIGN_OUT, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue().catch(() => {})
    })
    await logOut(page)
    await page.reload()
    await expectSignedOut(page)
    await expect.poll(() => sessionStatus(page)).toBe(401)
    await page.unroute(SIGN_OUT)
    await expectSignedOut(page)
  })

  test('a member can sign in again before the server receives the sign-out', async ({ page }) => {
    await signedInOn(page, '/messages')
    await page.route(SIGN_OUT, () => new Promise(() => {}))
    await logOut(page)
    await page.getByRole('textbox', { name: 'Email' }).fill(EMAIL)
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page).toHaveURL(/\/dashboard/)
    await page.unroute(SIGN_OUT)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  })
})

test('a member who signed out offline stays signed out when the connection returns', async ({
  page,
  context,
}) => {
  await signedInOn(page, '/my-matches')
  const other = await context.newPage()
  await other.goto('/likes')
  await expect(other.getByRole('heading', { name: 'People Who Liked You' })).toBeVisible()
  await page.evaluate('navigator.serviceWorker?.ready')
  await page.reload() // after this, the service worker serves the page
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await context.setOffline(true)
  await logOut(page)
  await page.reload()
  await page.goto('/my-matches')
  await expect(page).toHaveURL(/\/login/)
  await expect(other).toHaveURL(/\/login/) // the sign-out reaches the other tab offline
  await context.setOffline(false)
  await expect.poll(() => sessionStatus(page)).toBe(401)
  await expectSignedOut(page)
  await expectSignedOut(other)
})
