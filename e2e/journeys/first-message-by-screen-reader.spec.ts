import { expect, type Page, test } from '@playwright/test'
import { aMember } from '../support/accounts.ts'
import { aBrowser, PASSWORD } from '../support/people.ts'
import { ScreenReader } from '../support/screen-reader.ts'

test('by screen reader alone: from signing in to the first message and its answer', async ({
  page,
  browser,
}, { project, retry }) => {
  const isPhone = project.name === 'phone'
  // A name that is unique in the demo world and for each retry.
  const name = (isPhone ? ['Okumu', 'Tumwine'] : ['Wandera', 'Katende'])[retry] ?? ''
  const him = new RegExp(`^${name}, \\d+$`)
  const his = await aBrowser(browser)
  await aMember(his, `${name} Mugisha`, { gender: 'Male', dateOfBirth: '1991-04-04' }, 'UG')
  const { email } = await aMember(page, 'Nakato Kasule', {}, 'UG')
  await like(his, await idOf(his), await idOf(page))
  await page.context().clearCookies()
  const reader = await ScreenReader.on(page)

  await test.step('she signs in and hears the page title', async () => {
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await reader.findsItsWay()
    await reader.type('Email', email)
    await reader.type('Password', PASSWORD)
    await reader.press('button', 'Sign In')
    await reader.arrivesAt(/Nakato/)
    await expect(page).toHaveURL(/\/dashboard/)
    await expect(page.getByRole('article').first()).toBeVisible()
    await reader.findsItsWay()
  })

  await test.step('she goes to the suggestions and filters them', async () => {
    await reader.press('link', /^Find Matches/)
    await reader.arrivesAt('Find Your Perfect Match')
    await expect(page.getByRole('article').first()).toBeVisible()
    await reader.findsItsWay()
    if (isPhone) {
      await reader.press('button', /^Filters/)
      await reader.entersDialog('Filters')
      await reader.findsItsWay()
    }
    await reader.type('Country', 'Ugan', 'combobox')
    if (isPhone) {
      await reader.press('button', /^Show \d+/)
      await reader.isBackAt('button', /^Filters/)
    }
    await expect(page).toHaveURL(/country=UG/)
    await expect(page.getByRole('article', { name })).toBeVisible()
    await reader.hearsLast(/^\d+ match/)
  })

  await test.step('she opens and closes his profile, and the focus returns', async () => {
    await reader.press('link', him)
    await reader.entersDialog(him)
    await reader.hearsOnce(him)
    await reader.findsItsWay()
    await page.keyboard.press('Escape')
    await reader.isBackAt('link', him)
  })

  await test.step('she likes him from his profile, and hears the match once', async () => {
    await page.keyboard.press('Enter')
    await reader.entersDialog(him)
    await reader.press('button', /^Like/)
    await reader.entersDialog('Match Found')
    await reader.hasFocus('button', 'Awesome!')
    await expect(page.getByRole('dialog')).toHaveAccessibleDescription(`You and ${name} like each other.`)
    await reader.findsItsWay()
    await reader.hearsOnce(/Match Found/)
  })

  await test.step('she writes the first message from an opener', async () => {
    await reader.press('button', /\?$/)
    await reader.hasFocus('textbox', `Message to ${name}`)
    await expect(page.getByRole('textbox', { name: `Message to ${name}` })).not.toHaveValue('')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/messages/)
    await reader.arrivesAt('Messages')
    await expect(page.getByRole('region', { name: `Messages with ${name}` })).toBeVisible()
    await reader.findsItsWay()
  })

  await test.step('he answers, and she hears exactly one announcement', async () => {
    const before = (await reader.announcements()).length
    const answer = `Webale nyo ${Date.now()}`
    await his.goto('/messages')
    await his
      .getByRole('link', { name: /Nakato/ })
      .first()
      .click()
    await his.getByRole('textbox', { name: /^Message to/ }).fill(answer)
    await his.keyboard.press('Enter')
    await reader.hearsOnce(new RegExp(answer))
    expect((await reader.announcements()).slice(before)).toEqual([`New message from ${name}: ${answer}`])
  })
})

async function idOf(page: Page): Promise<string> {
  const session = await page.request.get('/auth/v1/get-session')
  return ((await session.json()) as { data: { user: { id: string } } }).data.user.id
}

async function like(page: Page, from: string, to: string) {
  const answer = await page.request.post('/functions/v1/likes', {
    data: { from_id: from, to_id: to },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}
