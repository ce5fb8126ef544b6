import { expect, type Page, test } from '@playwright/test'
import { PASSWORD, signInByApi } from '../support/people.ts'

// Requests through a service worker would bypass the failures below.
test.use({ serviceWorkers: 'block' })

const CALLS = /\/functions\/v1\//
const SHELL = /get-badges|get-reference-data|get-country|complete-sign-up/

const SCREENS: {
  address: string
  sentence: string
  retry: string
  ready: (page: Page) => ReturnType<Page['getByText']>
}[] = [
  {
    address: '/find-matches',
    sentence: 'Error Loading Matches',
    retry: 'Try Again',
    ready: (page) => page.getByText(/% match/),
  },
  {
    address: '/my-matches',
    sentence: 'Error Loading Matches',
    retry: 'Try Again',
    ready: (page) => page.getByText(/% match/),
  },
  {
    address: '/likes',
    sentence: 'Error Loading Likes',
    retry: 'Try Again',
    ready: (page) => page.getByRole('button', { name: /^Like Back/ }),
  },
  {
    address: '/messages',
    sentence: 'Error Loading Messages',
    retry: 'Retry',
    ready: (page) => page.getByPlaceholder('Search conversations...'),
  },
  {
    address: '/notifications',
    sentence: 'Error Loading Notifications',
    retry: 'Try Again',
    ready: (page) => page.getByRole('article'),
  },
  {
    address: '/photos',
    sentence: 'Unable to Load Photos',
    retry: 'Try Again',
    ready: (page) => page.getByRole('list', { name: 'Your photos' }),
  },
  {
    address: '/profile',
    sentence: 'Failed to load profile: Something went wrong. Please try again. (server.defect)',
    retry: 'Retry',
    ready: (page) => page.getByLabel('Full Name'),
  },
  {
    address: '/dashboard',
    sentence: 'Failed to fetch matches',
    retry: 'Try Again',
    ready: (page) => page.getByText(/% match/),
  },
]

async function refuseCalls(page: Page, which = CALLS) {
  await page.route(which, (route) =>
    SHELL.test(route.request().url())
      ? route.fallback()
      : route.fulfill({
          status: 500,
          json: {
            success: false,
            error: 'server.defect',
            message: 'Something went wrong. Please try again.',
            data: null,
          },
        }),
  )
}

test('each screen reports a server failure and can be reloaded', async ({ page }) => {
  test.slow()
  await signInByApi(page, 'amara@demo.ndoa.test')
  for (const { address, sentence, retry, ready } of SCREENS) {
    await test.step(address, async () => {
      await refuseCalls(page)
      await page.goto(address)
      // Long, because the page retries a failed request once, and one screen makes two failing requests in sequence.
      await expect(page.getByRole('main').getByText(sentence).first()).toBeVisible({ timeout: 30_000 })
      await page.unroute(CALLS)
      await page.getByRole('main').getByRole('button', { name: retry }).first().click()
      await expect(ready(page).locator('visible=true').first()).toBeVisible()
      await expect(page.getByRole('main').getByText(sentence)).toHaveCount(0)
    })
  }
})

test('a refused like restores the card and shows an error', async ({ page }) => {
  await signInByApi(page, 'amara@demo.ndoa.test')
  await page.goto('/find-matches')
  const first = page
    .getByRole('main')
    .getByRole('button', { name: /^Like / })
    .first()
  const name = (await first.getAttribute('aria-label')) ?? ''
  await refuseCalls(page, /\/functions\/v1\/likes$/)
  await first.click()
  await expect(page.getByText('Failed to like user. Please try again.')).toBeVisible()
  await expect(page.getByRole('button', { name, exact: true }).first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a profile that takes longer than 10 s shows an error, and Retry loads it', async ({ page }) => {
  await signInByApi(page, 'amara@demo.ndoa.test')
  await page.route(/get-profile/, () => new Promise(() => {}))
  await page.goto('/profile')
  const sentence = page.getByText('Failed to load profile: Request timeout: Profile fetch took too long')
  await expect(page.getByRole('main').getByText('Loading profile...')).toBeAttached()
  await expect(sentence).toBeVisible({ timeout: 15_000 })
  await page.unroute(/get-profile/)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByLabel('Full Name')).toHaveValue('Amara Okafor')
  const reloaded = page.waitForEvent('load')
  await page.getByRole('link', { name: 'Profile', exact: true }).locator('visible=true').first().click()
  await reloaded
  await expect(page.getByLabel('Full Name')).toHaveValue('Amara Okafor')
})

test('a member signed out in another tab is sent to the login, and returns after signing in', async ({
  page,
  context,
}) => {
  await signInByApi(page, 'kofi@demo.ndoa.test')
  await page.goto('/likes?sort=photos')
  await expect(page.getByRole('heading', { name: 'People Who Liked You' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/dashboard')
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(other).toHaveURL(/\/login/)
  const session = async () => (await context.cookies()).filter(({ name }) => name.includes('session'))
  await expect.poll(session).toEqual([])
  await expect(page).toHaveURL(/\/login\?from=/)
  await page.getByRole('textbox', { name: 'Email' }).fill('kofi@demo.ndoa.test')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/\/likes\?sort=photos$/)
})
