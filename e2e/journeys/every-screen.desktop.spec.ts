import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/judges/accessible.ts'
import { expectNoFindings } from '../support/judges/judge.ts'
import { outOfReachOn } from '../support/judges/out-of-reach.ts'
import { englishWords, latinWords } from '../support/judges/untranslated.ts'
import { waitUntilSettled, watchRequests } from '../support/network.ts'
import { openFirstSteps, readAccountIn, signInByApi, signUpByApi } from '../support/people.ts'
import { usePseudoLanguage } from '../support/pseudo-language.ts'
import { furtherScreens, memberViews, screens, uncachedScreens, visitorScreens } from '../support/screens.ts'
import { sweepScreens } from '../support/sweep.ts'

test.describe.configure({ timeout: 300_000 })
test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => watchRequests(page))

test.describe('in another language', () => {
  async function inPseudo(page: Page) {
    const noEnglish = { 'no English': englishWords(page) }
    await usePseudoLanguage(page)
    return noEnglish
  }

  test('a visitor reads no English', async ({ page }) => {
    const noEnglish = await inPseudo(page)
    await sweepScreens(page, visitorScreens, noEnglish, noEnglish)
    await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(/[ļöéåîû]/i)
  })

  test('a member reads no English', async ({ page }) => {
    await signInByApi(page, 'amara@demo.ndoa.test')
    const noEnglish = await inPseudo(page)
    await sweepScreens(page, memberViews, noEnglish, noEnglish)
    await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(/[ļöéåîû]/i)
    await page.locator('[aria-haspopup=menu]').click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expectNoFindings(page, noEnglish)
  })

  test('a new member reads no English in the accessible first steps and the report form', async ({
    page,
  }) => {
    await joinAs(page, 'Nala Oduya')
    const noEnglish = await inPseudo(page)
    await takeFirstSteps(page, async () => {
      await waitUntilSettled(page)
      await expectNoFindings(page, noEnglish)
      await expectAccessible(page)
    })
    const dialog = page.getByRole('dialog')
    const reason = dialog.locator('h3 ~ ul button').first()
    // The answers of the first steps change the suggestions, so the card with the open menu may vanish.
    await expect(async () => {
      await page.locator('main article [aria-haspopup=dialog]').first().click()
      await expect(reason).toBeVisible({ timeout: 5_000 })
    }).toPass()
    await waitUntilSettled(page)
    await expectNoFindings(page, noEnglish)
    await reason.click()
    await expect(dialog.getByRole('textbox')).toBeVisible()
    await waitUntilSettled(page)
    await expectNoFindings(page, noEnglish)
  })
})

test('a new member reads no Latin letters in the Arabic first steps', async ({ page }) => {
  await joinAs(page, 'مريم حسن')
  const noLatin = { 'no word in Latin letters': latinWords(page) }
  await readAccountIn(page, 'ar')
  await takeFirstSteps(page, async () => {
    await waitUntilSettled(page)
    await expectNoFindings(page, noLatin)
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Arabic}/u)
})

async function joinAs(page: Page, fullName: string): Promise<void> {
  const email = `new.${Date.now()}.${Math.floor(Math.random() * 1e6)}@journey.test`
  await signUpByApi(page, { fullName, gender: 'Female', dateOfBirth: '1994-02-11', email }, 'NG')
  await openFirstSteps(page)
}

async function takeFirstSteps(page: Page, look: () => Promise<void>) {
  await page.goto('/dashboard')
  const dialog = page.getByRole('dialog')
  const progress = dialog.getByRole('progressbar')
  for (let step = 1; step <= 6; step++) {
    await test.step(`step ${step}`, async () => {
      await expect(progress).toHaveAttribute('aria-valuenow', String(Math.round((step / 6) * 100)))
      await look()
      await dialog.getByRole('button').last().click()
    })
  }
  await expect(page).toHaveURL(/find-matches/)
}

test.describe('at 200 %', () => {
  /** Corresponds to a window of 1280 by 800 at 200 % zoom. */
  test.use({ viewport: { width: 640, height: 400 } })

  const WITHIN_REACH = { 'everything can be reached': outOfReachOn }

  test('no screen, dialog or menu is cut off', async ({ page }) => {
    await signInByApi(page, 'amara@demo.ndoa.test')
    await sweepScreens(page, Object.keys({ ...screens, ...furtherScreens, ...uncachedScreens }), WITHIN_REACH)
    const dialog = page.getByRole('dialog')
    await page.goto('/find-matches')
    await page
      .getByRole('main')
      .getByRole('link', { name: /, \d\d$/ })
      .first()
      .click()
    await dialog.getByRole('button', { name: 'See why' }).click()
    await expect(dialog.getByText(/Why \d+/).first()).toBeVisible()
    await waitUntilSettled(page)
    await expectNoFindings(page, WITHIN_REACH)
    await page.goto('/my-matches')
    await page
      .getByRole('link', { name: /^Chat with/ })
      .first()
      .click()
    await expect(dialog.getByRole('textbox')).toBeVisible()
    await waitUntilSettled(page)
    await expectNoFindings(page, WITHIN_REACH)
  })
})
