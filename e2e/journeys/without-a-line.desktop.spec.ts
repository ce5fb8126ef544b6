import { expect, type Page, test } from '@playwright/test'
import { goOffline, goOnline, offline, passTime } from '../support/network.ts'
import { signInByApi } from '../support/people.ts'
import { furtherScreens, screens, uncachedScreens } from '../support/screens.ts'
import { AWAY, expectToSurviveOffline, openCachedScreen } from '../support/without-a-line.ts'

/** Screens that one test opens in tabs. They need different data, because tabs share what one of them has loaded. */
const TOGETHER = [
  ['/find-matches', '/dashboard', '/settings', '/verification'],
  ['/my-matches', '/profile', '/notifications'],
  ['/likes', '/messages', '/photos', '/settings?tab=privacy'],
]
const uncovered = new Set(Object.keys({ ...screens, ...furtherScreens }))
for (const address of TOGETHER.flat()) uncovered.delete(address)
if (uncovered.size > 0) throw new Error(`No journey takes ${[...uncovered].join()} offline`)

for (const addresses of TOGETHER)
  test(`offline: ${addresses.join(', ')} stay for 20 seconds and a reload, and call again within 3 seconds of the network’s return`, async ({
    page,
    context,
  }) => {
    await context.clock.install()
    await signInByApi(page, 'kofi@demo.ndoa.test')
    await page.close()
    const shown = []
    for (const address of addresses) shown.push(await openCachedScreen(await context.newPage(), address))
    await expectToSurviveOffline(context, shown)
  })

test('offline: content that is not stored waits through a reload, and loads when the network returns', async ({
  page,
  context,
}) => {
  await context.clock.install()
  await signInByApi(page, 'kofi@demo.ndoa.test')
  const tabs = await Promise.all(
    Object.entries(uncachedScreens).map(async ([address, loaded]) => {
      const tab = await context.newPage()
      await tab.goto(address)
      return { tab, content: loaded(tab).first() }
    }),
  )
  await page.close()
  for (const { content } of tabs) await expect(content).toBeVisible()
  await goOffline(context)
  for (const { tab, content } of tabs) {
    await expect(content).toBeVisible()
    await tab.reload()
    await expect(tab.getByRole('tab', { selected: true })).toBeVisible()
    await expect(offline(tab)).toHaveCount(1)
  }
  await passTime(context, AWAY)
  for (const { tab } of tabs)
    await expect(tab.getByText(/Failed to|Something went wrong|couldn’t load/)).toHaveCount(0)
  await goOnline(context)
  for (const { content } of tabs) await expect(content).toBeVisible()
})

const countUnsent = (page: Page) =>
  page.evaluate<number>(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('ndoa')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const counting = opening.result.transaction('unsent').objectStore('unsent').count()
      counting.onsuccess = () => {
        opening.result.close()
        resolve(counting.result)
      }
    }
  })`)

test('offline: messages wait through a reload, and go out once and in order when the network returns', async ({
  page,
  context,
}) => {
  const words = ['first', 'second', 'third'].map((word) => `The ${word} of ${Date.now()}`)
  await signInByApi(page, 'kofi@demo.ndoa.test')
  await page.goto('/messages')
  const lists = page.getByRole('region', { name: 'Conversations', exact: true }).getByRole('list')
  await lists.last().getByRole('link').first().click()
  const field = page.getByRole('textbox', { name: /message/i })
  await expect(field).toBeVisible()
  await goOffline(context)
  for (const word of words) {
    await field.fill(word)
    await field.press('Enter')
  }
  const waiting = page.getByRole('button', { name: /, Waiting for network$/ })
  await expect(waiting).toHaveCount(3)
  await expect.poll(() => countUnsent(page)).toBe(3)
  await field.fill('Not finished')
  await page.reload()
  await expect(waiting).toHaveCount(3)
  await expect(field).toHaveValue('Not finished')

  // Unsent messages are sent from any screen.
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  await goOnline(context)
  await page
    .getByRole('link', { name: /^Messages/ })
    .first()
    .click()
  await expect(waiting).toHaveCount(0)
  await page.reload()
  const own = page.locator('p[dir=auto]').filter({ hasText: /^The (first|second|third) of/ })
  await expect.poll(async () => (await own.allTextContents()).slice(-3)).toEqual(words)
})

test('offline: visited screens open with their filters, and an unvisited screen waits', async ({
  page,
  context,
}) => {
  await signInByApi(page, 'kofi@demo.ndoa.test')
  await page.goto('/find-matches?max_age=45&sort=newest')
  const match = page
    .getByText(/% match/)
    .locator('visible=true')
    .first()
  const toLikes = async () => {
    await page
      .getByRole('link', { name: /^Likes/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: 'People Who Liked You' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Like Back/ }).first()).toBeVisible()
  }
  await expect(match).toBeVisible()
  await toLikes()
  await page.goBack()
  await expect(match).toBeVisible()
  await goOffline(context)
  await toLikes()
  await page.goBack()
  await expect(match).toBeVisible()
  await expect(page).toHaveURL(/max_age=45&sort=newest/)
  await page.getByRole('link', { name: 'Photos', exact: true }).click()
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeVisible()
  await goOnline(context)
  await expect(page.getByText('Photo Status')).toBeVisible()
})

test('offline: a member’s own card and profile input survive a reload', async ({ page, context }) => {
  await signInByApi(page, 'kofi@demo.ndoa.test')
  await page.goto('/profile')
  await expect(page.getByLabel('Occupation')).toBeVisible()
  await expect(page.getByRole('button', { name: 'View as Others' })).toBeVisible()
  await goOffline(context)
  await page.getByLabel('Occupation').fill('Harbour pilot')
  await page.reload()
  await expect(page.getByLabel('Occupation')).toHaveValue('Harbour pilot')
  await expect(page.getByRole('button', { name: 'View as Others' })).toBeVisible()
  await goOnline(context)
  await expect(page.getByLabel('Occupation')).toHaveValue('Harbour pilot')
})

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('offline: dialogs and unvisited screens wait, and recover', async ({ page, context }) => {
    await signInByApi(page, 'kofi@demo.ndoa.test')
    await page.goto('/my-matches')
    const more = page
      .getByRole('button', { name: /^More options for/ })
      .locator('visible=true')
      .first()
    await expect(more).toBeVisible()
    await expect(page.getByText('You’re back online.')).toHaveCount(0)
    await context.setOffline(true)
    await expect(offline(page)).toHaveCount(1)
    await more.click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByText('This opens when you’re back online.')).toBeVisible()
    await goOnline(context)
    await expect(sheet.getByRole('button', { name: /^Block/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)

    await context.setOffline(true)
    await expect(offline(page)).toHaveCount(1)
    await page.getByRole('link', { name: 'Photos', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Not loaded yet' })).toBeVisible()
    await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeVisible()
    await goOnline(context)
    await expect(page.getByText('Photo Status')).toBeVisible()
  })
})
