import { expect, type Page, test } from '@playwright/test'
import { aMember } from '../support/accounts.ts'
import { expectAccessible } from '../support/judges/accessible.ts'
import { aBrowser, matchOf } from '../support/people.ts'
import { aDesk, caseInQueue, signInStaff } from '../support/staff.ts'

test.describe.configure({ timeout: 300_000 })

const WORDS = 'Words that nobody should read'
const FACTS = 'You insulted several people after they had asked you to stop.'

test('a report leads to a suspension, and an appeal lifts it', async ({ browser }) => {
  const objection = `It was a quote from a song (${Date.now()}).`
  const [adwoa, kojo] = [await aBrowser(browser), await aBrowser(browser)]
  await aMember(adwoa, 'Adwoa Sarpong', {}, 'GH')
  await aMember(kojo, 'Kojo Antwi', { gender: 'Male' }, 'GH')
  const matchId = await matchOf(adwoa, kojo)
  await kojo.goto(`/messages?matchId=${matchId}`)
  const field = kojo.getByRole('textbox', { name: /message/i })
  await field.fill(WORDS)
  await field.press('Enter')
  await expect(conversation(kojo, 'Adwoa').getByText(WORDS)).toBeVisible()

  await test.step('she reports him from the conversation', async () => {
    await adwoa.goto(`/messages?matchId=${matchId}`)
    await expect(conversation(adwoa, 'Kojo').getByText(WORDS)).toBeVisible()
    await adwoa.getByRole('button', { name: 'More options for Kojo' }).first().click()
    await adwoa.getByRole('dialog').getByRole('button', { name: 'Insults me or spreads hatred' }).click()
    await adwoa.getByRole('textbox', { name: /^What happened/ }).fill('I asked him to stop.')
    await adwoa.getByRole('button', { name: 'Send Report' }).click()
    await expect(adwoa.getByText(/^Thank you. Our team will look at it/)).toBeVisible()
  })

  const staff = await aBrowser(browser)
  await test.step('a moderator takes the case and sees no picture before requesting it', async () => {
    await signInStaff(staff, 'juma@staff.ndoa.test')
    await expectAccessible(staff)
    await caseInQueue(staff, 'Insults or hatred').getByRole('button').click()
    await expect(staff.getByText('I asked him to stop.')).toBeVisible()
    await expect(staff.getByText(WORDS).first()).toBeVisible()
    await expect(staff.getByText('Adwoa')).toHaveCount(0)
    await expect(staff.locator('img[src*="/storage/"]')).toHaveCount(0)
    await expectAccessible(staff)
  })

  await test.step('the moderator reads the statement, takes the decision back once, and decides again', async () => {
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

  await test.step('he reads the reason and the end date, and appeals', async () => {
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

  await test.step('she reads that we acted, without the measures', async () => {
    await adwoa.goto('/settings?tab=privacy')
    await expect(adwoa.getByText('We found that our rules were broken, and acted.')).toBeVisible()
    await expect(adwoa.getByText(/suspended/i)).toHaveCount(0)
  })

  await test.step('a senior who took no part lifts the decision', async () => {
    const senior = await aDesk(browser)
    await signInStaff(senior, 'aminata@staff.ndoa.test')
    await takeAppealOf(senior, objection)
    await expect(senior.getByText(FACTS).first()).toBeVisible()
    await expectAccessible(senior)
    await senior.getByRole('radio', { name: /^The decision was wrong/ }).check()
    await senior.getByRole('textbox', { name: 'Why' }).fill('He is right.')
    await senior.getByRole('button', { name: 'Decide', exact: true }).click()
    await expect(senior.getByText('The appeal is decided.')).toBeVisible()
  })

  await test.step('he has full access again', async () => {
    await expect(async () => {
      await kojo.goto('/dashboard')
      await expect(kojo).toHaveURL(/\/dashboard/, { timeout: 2_000 })
    }).toPass({ timeout: 60_000 })
  })

  await test.step('she reads that we found no breach, without a mention of his appeal', async () => {
    await adwoa.goto('/settings?tab=privacy')
    await expect(adwoa.getByText('We found nothing against our rules.')).toBeVisible()
    await expect(adwoa.getByText('We found that our rules were broken, and acted.')).toHaveCount(0)
    await expect(adwoa.getByText(/suspended|song/i)).toHaveCount(0)
    await expect(adwoa.getByRole('button', { name: 'Ask for a Second Look' })).toBeVisible()
  })
})

const conversation = (page: Page, name: string) => page.getByRole('region', { name: `Messages with ${name}` })

/** Opens appeals and returns them to the queue until the right one comes, because other journeys add appeals too. */
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
