import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { aBrowser, join } from '../support/people.ts'
import { caseInQueue, signInStaff } from '../support/staff.ts'

test.describe.configure({ timeout: 300_000 })

/** Each project has people and a reason of its own, so that neither takes the other's case. */
const STAFF = {
  phone: {
    decides: 'juma',
    looksAgain: 'aminata',
    reason: 'Insults me or spreads hatred',
    words: 'Insults or hatred',
  },
  desktop: {
    decides: 'ife',
    looksAgain: 'sipho',
    reason: 'Sexual words or pictures',
    words: 'Sexual words or pictures',
  },
}
const WORDS = 'Words that nobody should read'
const FACTS = 'You insulted several people after they had asked you to stop.'

test('a report leads to a suspension, a statement, an appeal and its success, as seen from all three sides', async ({
  browser,
}, { project, retry }) => {
  const { decides, looksAgain, reason, words } = STAFF[project.name === 'phone' ? 'phone' : 'desktop']
  const run = `${project.name}.${retry}.${Date.now()}`
  const objection = `It was a quote from a song (${run}).`
  const [adwoa, kojo] = [await aBrowser(browser), await aBrowser(browser)]
  await join(adwoa, person('Adwoa Sarpong', 'Female', `adwoa.${run}@journey.test`), 'GH')
  await join(kojo, person('Kojo Antwi', 'Male', `kojo.${run}@journey.test`), 'GH')
  const matchId = await match(adwoa, kojo)
  await kojo.goto(`/messages?matchId=${matchId}`)
  const field = kojo.getByRole('textbox', { name: /message/i })
  await field.fill(WORDS)
  await field.press('Enter')
  await expect(conversation(kojo, 'Adwoa').getByText(WORDS)).toBeVisible()

  await test.step('she reports him from the conversation', async () => {
    await adwoa.goto(`/messages?matchId=${matchId}`)
    await expect(conversation(adwoa, 'Kojo').getByText(WORDS)).toBeVisible()
    await adwoa.getByRole('button', { name: 'More options for Kojo' }).first().click()
    await adwoa.getByRole('dialog').getByRole('button', { name: reason }).click()
    await adwoa.getByRole('textbox', { name: /^What happened/ }).fill('I asked him to stop.')
    await adwoa.getByRole('button', { name: 'Send Report' }).click()
    await expect(adwoa.getByText(/^Thank you. Our team will look at it/)).toBeVisible()
  })

  const staff = await aBrowser(browser)
  await test.step('somebody on the staff takes the case and sees no picture before asking for it', async () => {
    await signInStaff(staff, `${decides}@staff.ndoa.test`)
    await expectAccessible(staff)
    await caseInQueue(staff, words).getByRole('button').click()
    await expect(staff.getByText('I asked him to stop.')).toBeVisible()
    await expect(staff.getByText(WORDS).first()).toBeVisible()
    await expect(staff.getByText('Adwoa')).toHaveCount(0)
    await expect(staff.locator('img[src*="/storage/"]')).toHaveCount(0)
    await expectAccessible(staff)
  })

  await test.step('the statement is read first, the decision is taken back once, and made again', async () => {
    for (let i = 0; i < 2; i++) {
      await staff.getByRole('radio', { name: /^Suspend/ }).check()
      await staff.getByRole('combobox', { name: 'How long' }).selectOption('3')
      await staff.getByRole('textbox', { name: 'What happened' }).fill(FACTS)
      await staff.getByRole('textbox', { name: /^Why not/ }).fill('It was not the first time.')
      await staff.getByRole('button', { name: 'Read the Statement' }).click()
      await expect(staff.getByRole('article', { name: /^The statement/ })).toContainText('3 days')
      await expectAccessible(staff)
      await staff.getByRole('button', { name: 'Decide', exact: true }).click()
      await expect(staff.getByRole('heading', { level: 1, name: 'Queue' })).toBeVisible()
      if (i > 0) continue
      await staff.getByRole('button', { name: 'Undo' }).click()
      await expect(staff.getByRole('heading', { level: 1, name: /^Reports/ })).toBeVisible()
    }
  })

  await test.step('he reads why and until when, and asks for a second look', async () => {
    await expect(async () => {
      await kojo.goto('/dashboard')
      await expect(kojo).toHaveURL(/\/suspended/, { timeout: 2_000 })
    }).toPass({ timeout: 60_000 })
    await expect(kojo.getByRole('heading', { name: 'Your account is suspended' })).toBeVisible()
    await expect(kojo.getByText('Adwoa')).toHaveCount(0)
    await kojo.getByRole('button', { name: 'Ask for a Second Look' }).click()
    await kojo.getByRole('textbox', { name: 'Why should we look again?' }).fill(objection)
    await kojo.getByRole('button', { name: /^Send/ }).click()
    await expect(kojo.getByText(/^You asked for a second look/)).toBeVisible()
  })

  await test.step('she reads that we acted, and not how', async () => {
    await adwoa.goto('/settings?tab=privacy')
    await expect(adwoa.getByText('We found that our rules were broken, and acted.')).toBeVisible()
    await expect(adwoa.getByText(/suspended/i)).toHaveCount(0)
  })

  await test.step('a senior who took no part lifts the decision', async () => {
    const senior = await aBrowser(browser)
    await signInStaff(senior, `${looksAgain}@staff.ndoa.test`)
    await takeAppealOf(senior, objection)
    await expect(senior.getByText(FACTS).first()).toBeVisible()
    await expectAccessible(senior)
    await senior.getByRole('radio', { name: /^The decision was wrong/ }).check()
    await senior.getByRole('textbox', { name: 'Why' }).fill('He is right.')
    await senior.getByRole('button', { name: 'Decide', exact: true }).click()
    await expect(senior.getByText('The appeal is decided.')).toBeVisible()
  })

  await test.step('he is back', async () => {
    await expect(async () => {
      await kojo.goto('/dashboard')
      await expect(kojo).toHaveURL(/\/dashboard/, { timeout: 2_000 })
    }).toPass({ timeout: 60_000 })
  })

  await test.step('she reads that we found no breach, and not that he asked for a second look', async () => {
    await adwoa.goto('/settings?tab=privacy')
    await expect(adwoa.getByText('We found nothing against our rules.')).toBeVisible()
    await expect(adwoa.getByText('We found that our rules were broken, and acted.')).toHaveCount(0)
    await expect(adwoa.getByText(/suspended|song/i)).toHaveCount(0)
    await expect(adwoa.getByRole('button', { name: 'Ask for a Second Look' })).toBeVisible()
  })
})

const conversation = (page: Page, name: string) => page.getByRole('region', { name: `Messages with ${name}` })

const person = (fullName: string, gender: 'Male' | 'Female', email: string) => ({
  fullName,
  gender,
  dateOfBirth: '1993-05-02',
  email,
})

/** There may be other appeals in the queue: each is looked into, and given back when it is not the one. */
async function takeAppealOf(page: Page, words: string): Promise<void> {
  await expect(async () => {
    await page.getByRole('link', { name: 'Queue' }).click()
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('appeal')
    const waiting = page.getByRole('button', { name: /^Take case/ })
    await expect(waiting.first()).toBeVisible()
    for (let i = (await waiting.count()) - 1; i >= 0; i--) {
      await waiting.nth(i).click()
      await expect(page.getByRole('heading', { name: 'Why the Member Disagrees' })).toBeVisible()
      if ((await page.getByText(words).count()) > 0) return
      await page.getByRole('button', { name: 'Give Back' }).click()
      await page.getByRole('combobox', { name: 'Kind' }).selectOption('appeal')
    }
    throw new Error('The appeal is not in the queue yet.')
  }).toPass({ timeout: 60_000 })
}

/** They like each other past the screens. @returns the id of their match */
async function match(a: Page, b: Page): Promise<string> {
  const [first, second] = [await idOf(a), await idOf(b)]
  await like(a, first, second)
  return (await like(b, second, first)) ?? ''
}

async function idOf(page: Page): Promise<string> {
  const session = (await (await page.request.get('/auth/v1/get-session')).json()) as {
    data: { user: { id: string } }
  }
  return session.data.user.id
}

async function like(page: Page, from_id: string, to_id: string): Promise<string | null> {
  const answer = await page.request.post('/functions/v1/likes', {
    data: { from_id, to_id },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.status()).toBe(200)
  return ((await answer.json()) as { data: { match_id: string | null } }).data.match_id
}
