import { expect, type Page, test } from '@playwright/test'
import { aMember } from '../support/accounts.ts'
import { aBrowser, matchOf } from '../support/people.ts'

test('a paused member is hidden from new members, keeps conversations, and resumes', async ({ browser }) => {
  // No other journey uses this country, so that the totals count only this journey's members.
  const country = 'MA'
  const [him, match, looker] = [await aBrowser(browser), await aBrowser(browser), await aBrowser(browser)]
  await aMember(him, 'Idrissou Alaoui', { gender: 'Male' }, country)
  await aMember(match, 'Safiatou Alaoui', {}, country)
  await aMember(looker, 'Ouidade Naciri', {}, country)
  const matchId = await matchOf(him, match)
  const found = looker.getByRole('main').getByRole('link', { name: /^Idrissou, \d+$/ })
  const look = () => looker.goto(`/find-matches?country=${country}&sort=newest`)
  let total = 0

  await test.step('a new member finds him', async () => {
    await look()
    await expect(found.first()).toBeVisible()
    total = await totalOn(looker)
  })

  await test.step('he pauses in the settings', async () => {
    await him.goto('/settings?tab=privacy')
    await him.getByRole('button', { name: 'Pause Profile' }).click()
    await expect(lineOf(him)).toBeVisible()
  })

  await test.step('an old card refuses the like, and he leaves the list and its total', async () => {
    await looker.getByRole('button', { name: 'Like Idrissou' }).first().click()
    await expect(looker.getByText('Failed to like user. Please try again.')).toBeVisible()
    await look()
    await expect.poll(() => totalOn(looker)).toBe(total - 1)
    await expect(found).toHaveCount(0)
  })

  await test.step('the conversation with his match continues', async () => {
    await match.goto(`/messages?matchId=${matchId}`)
    await write(match, 'Good evening')
    await him.goto(`/messages?matchId=${matchId}`)
    await expect(
      him.getByRole('region', { name: 'Messages with Safiatou' }).getByText('Good evening'),
    ).toBeVisible()
    await write(him, 'Good evening to you')
    await expect(
      match.getByRole('region', { name: 'Messages with Idrissou' }).getByText('Good evening to you'),
    ).toBeVisible()
  })

  await test.step('he resumes with one press and is found again', async () => {
    await him.goto('/dashboard')
    await lineOf(him).getByRole('button', { name: 'Resume' }).click()
    await expect(him.getByText('Your profile is visible again.')).toBeVisible()
    await expect(lineOf(him)).toHaveCount(0)
    await look()
    await expect(found.first()).toBeVisible()
    expect(await totalOn(looker)).toBe(total)
  })
})

const lineOf = (page: Page) => page.getByRole('region', { name: 'Paused profile' })

const totalOn = async (page: Page) => Number.parseInt((await page.locator('#found').textContent()) ?? '', 10)

async function write(page: Page, text: string) {
  const field = page.getByRole('textbox', { name: /message/i })
  await field.fill(text)
  await field.press('Enter')
}
