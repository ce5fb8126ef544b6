import { expect, type Page, test } from '@playwright/test'
import { settled, watchRequests } from '../support/network.ts'
import { enter, join, openFirstSteps, readAccountIn } from '../support/people.ts'
import {
  collectServerTexts,
  LANGUAGE_PICKER,
  latinWordsOn,
  notTranslated,
  openWhatIsClosed,
  speakPseudo,
  textsOn,
} from '../support/pseudo-language.ts'
import { memberViews, show, visitorScreens } from '../support/screens.ts'

test.describe.configure({ timeout: 240_000 })
test.use({ serviceWorkers: 'block' })
test.beforeEach(({ page }) => watchRequests(page))

/** Names are written as they are. */
const NOT_ENGLISH = /Easy|Super|Premium|Amara/g

test('in another language, nothing that a visitor reads is English', async ({ page }) => {
  await expectNoEnglish(page, visitorScreens)
})

test('in another language, nothing that a member reads is English', async ({ page }) => {
  await enter(page, 'amara@demo.ndoa.test')
  const fromServer = await expectNoEnglish(page, memberViews)
  await page.locator('[aria-haspopup=menu]').click()
  await expect(page.getByRole('menu')).toBeVisible()
  expect.soft(await englishOn(page, fromServer), 'in the menu of the account').toEqual([])
})

test('in another language, a new member reads no English in the first steps, and where she reports somebody', async ({
  page,
}) => {
  const email = `nala.${Date.now()}@journey.test`
  await join(page, { fullName: 'Nala Oduya', gender: 'Female', dateOfBirth: '1994-02-11', email }, 'NG')
  await openFirstSteps(page)
  const fromServer = collectServerTexts(page)
  await speakPseudo(page)
  await takeFirstSteps(page, async (step) => expect.soft(await englishOn(page, fromServer), step).toEqual([]))
  const dialog = page.getByRole('dialog')
  const reason = dialog.locator('h3 ~ ul button').first()
  // The answers of the first steps bring other suggestions, and the card whose menu is open may not be among them.
  await expect(async () => {
    await page.locator('main article [aria-haspopup=dialog]').first().click()
    await expect(reason).toBeVisible({ timeout: 5_000 })
  }).toPass()
  expect.soft(await englishOn(page, fromServer), 'in the menu').toEqual([])
  await reason.click()
  await expect(dialog.getByRole('textbox')).toBeVisible()
  expect.soft(await englishOn(page, fromServer), 'in the report').toEqual([])
})

test('in Arabic, a new member reads no words in Latin letters in the first steps', async ({ page }) => {
  const email = `mariam.${Date.now()}@journey.test`
  await join(page, { fullName: 'مريم حسن', gender: 'Female', dateOfBirth: '1994-02-11', email }, 'NG')
  await openFirstSteps(page)
  const fromServer = collectServerTexts(page)
  await readAccountIn(page, 'ar')
  await takeFirstSteps(page, async (step) => {
    await settled(page)
    expect.soft(await latinWordsOn(page, fromServer), step).toEqual([])
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Arabic}/u)
})

/** @param look at each step, which may stay as it is */
async function takeFirstSteps(page: Page, look: (step: string) => Promise<void>) {
  await page.goto('/dashboard')
  const dialog = page.getByRole('dialog')
  const progress = dialog.getByRole('progressbar')
  for (let step = 1; step <= 6; step++) {
    await test.step(`step ${step}`, async () => {
      await expect(progress).toHaveAttribute('aria-valuenow', String(Math.round((step / 6) * 100)))
      await look(`step ${step}`)
      await dialog.getByRole('button').last().click()
    })
  }
  await expect(page).toHaveURL(/find-matches/)
}

async function expectNoEnglish(page: Page, addresses: readonly string[]) {
  const fromServer = collectServerTexts(page)
  await speakPseudo(page)
  for (const address of addresses) {
    await test.step(address, async () => {
      await show(page, address)
      await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(/[ļöéåîû]/i)
      expect.soft(await englishOn(page, fromServer)).toEqual([])
      if (await openWhatIsClosed(page))
        expect.soft(await englishOn(page, fromServer), 'also in what opens').toEqual([])
    })
  }
  return fromServer
}

async function englishOn(page: Page, fromServer: () => Promise<string[]>) {
  await settled(page)
  const found = notTranslated(await textsOn(page), await fromServer())
  const english = notTranslated(
    found.map((text) => text.replaceAll(NOT_ENGLISH, '')),
    [],
  )
  return english.filter((text) => !LANGUAGE_PICKER.test(text))
}
