import { expect, type Page, test } from '@playwright/test'
import { aBrowser, join } from '../support/people.ts'

test('a member pauses, is found by no one new while the conversation continues, and resumes', async ({
  browser,
}, { project, retry }) => {
  const run = `${project.name}.${retry}.${Date.now()}`
  // Nobody else joins in this country meanwhile, so the totals are those of this journey.
  const country = project.name === 'phone' ? 'MA' : 'EG'
  const [him, match, looker] = [await aBrowser(browser), await aBrowser(browser), await aBrowser(browser)]
  const born = { dateOfBirth: '1992-03-01' }
  const email = (name: string) => `${name}.${run}@journey.test`
  await join(him, { fullName: 'Idrissou Alaoui', gender: 'Male', ...born, email: email('idrissou') }, country)
  await join(match, { fullName: 'Safiatou Alaoui', gender: 'Female', ...born, email: email('safi') }, country)
  await join(
    looker,
    { fullName: 'Ouidade Naciri', gender: 'Female', ...born, email: email('ouida') },
    country,
  )
  const matchId = await matchOf(him, match)
  const found = looker.getByRole('main').getByRole('link', { name: /^Idrissou, \d+$/ })
  const look = () => looker.goto(`/find-matches?country=${country}&sort=newest`)
  let total = 0

  await test.step('somebody new finds him', async () => {
    await look()
    await expect(found.first()).toBeVisible()
    total = await totalOn(looker)
  })

  await test.step('he pauses in the settings', async () => {
    await him.goto('/settings?tab=privacy')
    await him.getByRole('button', { name: 'Pause Profile' }).click()
    await expect(lineOf(him)).toBeVisible()
  })

  await test.step('a card from before cannot be liked, and he is gone from the list and its total', async () => {
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

  await test.step('he resumes with one press, and is found again', async () => {
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

/** How many matches the list says that there are; NaN while it is being searched. */
const totalOn = async (page: Page) => Number.parseInt((await page.locator('#found').textContent()) ?? '', 10)

async function write(page: Page, text: string) {
  const field = page.getByRole('textbox', { name: /message/i })
  await field.fill(text)
  await field.press('Enter')
}

/** They like each other past the screens. @returns the id of their match */
async function matchOf(a: Page, b: Page): Promise<string> {
  const [first, second] = await Promise.all([a, b].map(idOf))
  await like(a, first, second)
  return (await like(b, second, first)) ?? ''
}

async function idOf(page: Page): Promise<string> {
  const session = (await (await page.request.get('/auth/v1/get-session')).json()) as {
    data: { user: { id: string } }
  }
  return session.data.user.id
}

async function like(page: Page, from_id = '', to_id = ''): Promise<string | null> {
  const answer = await page.request.post('/functions/v1/likes', {
    data: { from_id, to_id },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.status()).toBe(200)
  return ((await answer.json()) as { data: { match_id: string | null } }).data.match_id
}
