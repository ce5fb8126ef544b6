import { expect, type Page, test } from '@playwright/test'
import { aMember } from '../support/accounts.ts'
import { expectNoFindings } from '../support/judges/judge.ts'
import { layoutFaultsOn } from '../support/judges/misfits.ts'
import { controlsOutsideOn } from '../support/judges/reachable-controls.ts'
import { waitUntilSettled, watchRequests } from '../support/network.ts'
import { aBrowser, idOf, like, matchOf } from '../support/people.ts'
import { memberViews } from '../support/screens.ts'
import { sweepScreens } from '../support/sweep.ts'

test.describe.configure({ timeout: 300_000 })
test.use({
  viewport: { width: 320, height: 640 },
  serviceWorkers: 'block',
  actionTimeout: 20_000,
  contextOptions: { reducedMotion: 'reduce' },
})

/** A name from Madagascar, and the longest word that a field takes. */
const GIVEN_NAME = 'Andrianampoinimerinatsimitoviaminandriampanjaka'
const LONGEST_NAME = GIVEN_NAME + 'n'.repeat(100 - GIVEN_NAME.length)
const CITY = 'Ouagadougoukoulouba'.repeat(5).slice(0, 80)
const LINK = `https://example.org/${'a'.repeat(124)}`
const LONGEST = {
  occupation: 'x'.repeat(100),
  location: CITY,
  bio: `${LINK} ${'x'.repeat(1000 - LINK.length - 1)}`,
}
const COUNTRY = 'KM' // no other journey or demo member lives there

const FITS = { 'everything fits': layoutFaultsOn, 'every control is in the window': controlsOutsideOn }

async function aLongMember(page: Page, name: string, gender: 'Male' | 'Female'): Promise<void> {
  await aMember(
    page,
    name,
    { gender, dateOfBirth: '1993-03-03', email: `long.${Date.now()}.${Math.random()}@journey.test` },
    COUNTRY,
  )
  const answer = await page.request.put(`/functions/v1/update-profile?user_id=${await idOf(page)}`, {
    data: LONGEST,
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

async function write(page: Page, match_id: string, content: string): Promise<void> {
  const answer = await page.request.post('/functions/v1/send-message', {
    data: { match_id, content, client_message_id: crypto.randomUUID() },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

async function fits(page: Page, what: string): Promise<void> {
  await test.step(what, async () => {
    await waitUntilSettled(page)
    await expectNoFindings(page, FITS)
  })
}

test('the longest names, places and texts move no control out of a window of 320 pixels', async ({
  page,
  browser,
}) => {
  const [matched, likes, found] = [await aBrowser(browser), await aBrowser(browser), await aBrowser(browser)]
  await aLongMember(page, LONGEST_NAME, 'Female')
  await aLongMember(matched, LONGEST_NAME, 'Male')
  await aLongMember(likes, GIVEN_NAME, 'Male')
  await aLongMember(found, LONGEST_NAME, 'Male')
  const matchId = await matchOf(page, matched)
  await like(likes, await idOf(likes), await idOf(page))
  for (const text of [LINK, 'x'.repeat(4_000)]) await write(matched, matchId, text)
  await write(page, matchId, 'x'.repeat(4_000))
  watchRequests(page)

  await test.step('every screen', () =>
    sweepScreens(page, [...memberViews, `/find-matches?country=${COUNTRY}`], FITS))

  const dialog = page.getByRole('dialog').last()
  await page.goto(`/find-matches?country=${COUNTRY}`)
  await page
    .getByRole('main')
    .getByRole('link', { name: /, \d\d/ })
    .first()
    .click()
  await expect(dialog.getByText('About', { exact: true })).toBeVisible()
  await fits(page, 'a profile')

  for (const address of [`/my-matches?member=${await idOf(matched)}`, `/messages?matchId=${matchId}`]) {
    await page.goto(address)
    await expect(page.getByRole('button', { name: /^More options for/ }).first()).toBeVisible()
    await fits(page, address)
  }
  await page
    .getByRole('button', { name: /^More options for/ })
    .first()
    .click()
  await expect(dialog.getByRole('button', { name: 'Block', exact: true })).toBeVisible()
  await fits(page, 'the menu beside a member')
  await dialog.getByRole('button', { name: 'Insults me or spreads hatred' }).click()
  await fits(page, 'a report')

  await page.goto('/likes')
  await page
    .getByRole('button', { name: /^Like Back/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await fits(page, 'a match')

  await page.goto('/likes')
  await page.goto(`/messages?matchId=${matchId}`)
  await page
    .getByRole('button', { name: /^More options for/ })
    .first()
    .click()
  await dialog.getByRole('button', { name: 'Block', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await fits(page, 'the question before blocking')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click()
  await expect(page.getByText('Done. You no longer see each other.')).toBeVisible()
  await page.goto('/settings?tab=privacy')
  await expect(page.getByRole('button', { name: /^Unblock/ })).toBeVisible()
  await fits(page, 'the people she parted from')
})
