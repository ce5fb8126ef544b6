import { expect, type Page, test } from '@playwright/test'
import { aMember } from '../support/accounts.ts'
import {
  expectAccessibleInBothThemes,
  violationsInBothThemes,
  violationsOn,
} from '../support/judges/accessible.ts'
import { expectNoFindings } from '../support/judges/judge.ts'
import { layoutFaultsOn } from '../support/judges/misfits.ts'
import { shiftsOn, stopWatchingShifts, watchShifts } from '../support/judges/shifts.ts'
import { unmirroredOn } from '../support/judges/unmirrored.ts'
import { latinWords } from '../support/judges/untranslated.ts'
import { waitUntilSettled, watchRequests } from '../support/network.ts'
import { chooseCountry, fillDateOfBirth, readAccountIn, signInByApi, toStep } from '../support/people.ts'
import { hiddenPages, publicPages } from '../support/public-pages.ts'
import { memberViews, screens, visitorScreens } from '../support/screens.ts'
import { sweepPages, sweepScreens } from '../support/sweep.ts'

// Checks all screens once per language and size. Other languages run on phones only (`every-screen.phone.spec.ts`),
// the pseudo language and enlarged text on large screens only.
test.describe.configure({ timeout: 300_000 })
// The worker would serve a page cached in another language.
test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => watchRequests(page))

const ACCESSIBLE = { 'accessible in both themes': violationsInBothThemes }
const IN_ENGLISH = { 'everything fits': layoutFaultsOn, ...ACCESSIBLE }

test('every English visitor screen and every component fits and is accessible', async ({ page }) => {
  await sweepScreens(page, visitorScreens, IN_ENGLISH)
  await sweepScreens(page, ['/dev/components'], ACCESSIBLE)
})

test('the registration is accessible at each step, even with missing fields', async ({ page }) => {
  await page.goto('/register')
  await page.getByLabel('Full Name').fill('Selam Tesfaye')
  await page.getByLabel('Gender').selectOption('Female')
  await fillDateOfBirth(page, '1996-04-12')
  await toStep(page, 2)
  await page.getByRole('button', { name: /Continue|Create Account/ }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('textbox', { name: 'Email' }).fill('selam@journey.test')
  await chooseCountry(page, 'Ethiopia')
  await toStep(page, 3)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Password is required')).toBeVisible()
  await expectAccessibleInBothThemes(page)
})

const OPENS: Record<string, Record<string, (page: Page) => Promise<void>>> = {
  '/find-matches': {
    'the profile of a member': async (page) => {
      const dialog = page.getByRole('dialog')
      await page
        .getByRole('main')
        .getByRole('link', { name: /, \d\d$/ })
        .first()
        .click()
      await dialog.getByRole('button', { name: 'See why' }).click()
      await expect(dialog.getByText(/Why \d+/).first()).toBeVisible()
    },
  },
  '/likes': {
    'the menu beside a member': async (page) => {
      await page
        .getByRole('button', { name: /^More options for/ })
        .first()
        .click()
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true })).toBeVisible()
    },
    'the question before blocking': async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  '/my-matches': {
    'a conversation': async (page) => {
      await page
        .getByRole('link', { name: /^Chat with/ })
        .first()
        .click()
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible()
    },
  },
  '/profile': {
    'the profile as others see it': async (page) => {
      await page.getByRole('button', { name: 'View as Others' }).click()
      await expect(page.getByRole('dialog').getByText('About', { exact: true })).toBeVisible()
    },
  },
}
const NO_RESULTS = '/find-matches?country=MA&faith=Christianity'

test('every English member screen loads without shifts, fits and is accessible, with its dialogs', async ({
  page,
}) => {
  await signInByApi(page, 'amara@demo.ndoa.test')
  await watchShifts(page)
  for (const [address, ready] of Object.entries(screens))
    await test.step(address, async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.goto(address)
      await expect(ready(page).locator('visible=true').first()).toBeVisible()
      await waitUntilSettled(page)
      await expectNoFindings(page, { 'nothing moves while it loads': shiftsOn, ...IN_ENGLISH })
      for (const [what, open] of Object.entries(OPENS[address] ?? {}))
        await test.step(what, async () => {
          await open(page)
          await expectAccessibleInBothThemes(page)
        })
    })
  await stopWatchingShifts(page)
  await sweepScreens(page, [...memberViews.filter((view) => !(view in screens)), NO_RESULTS], IN_ENGLISH)
  await expect(page.getByRole('list', { name: 'How to see more members' })).toBeVisible()
})

test('the account menu and the paused-member banner are accessible', async ({ page }) => {
  await aMember(page, 'Wanjiru Kamau', {}, 'KE')
  await page.goto('/settings?tab=privacy')
  await page.getByRole('button', { name: 'Pause Profile' }).click()
  await expect(page.getByRole('region', { name: 'Paused profile' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible()
  // The library's focus guards at both ends of the menu are hidden and pass the focus on at once.
  await expectAccessibleInBothThemes(page, ['aria-hidden-focus'])
})

test.describe('in Arabic', () => {
  test.beforeEach(({ page, baseURL }) =>
    page.context().addCookies([{ name: 'language', value: 'ar', url: baseURL }]),
  )

  const inArabic = (page: Page) => {
    const words = { 'no word in Latin letters': latinWords(page) }
    const all = {
      'from right to left': unmirroredOn,
      'everything fits': layoutFaultsOn,
      accessible: violationsOn,
      ...words,
    }
    return { words, all }
  }

  test('every printed page runs right to left, fits, is accessible, and has no Latin letters', async ({
    page,
  }) => {
    await sweepPages(page, [...publicPages, ...hiddenPages], 'ar', inArabic(page).all)
  })

  test('every screen and dialog runs right to left, fits, is accessible, and has no Latin letters', async ({
    page,
    isMobile,
  }) => {
    const { words, all } = inArabic(page)
    await sweepScreens(page, visitorScreens, all, words)
    await signInByApi(page, 'amara@demo.ndoa.test')
    await readAccountIn(page, 'ar')
    await page.goto('/dashboard')
    await sweepScreens(page, memberViews, all, words)
    await page.getByRole('button', { name: 'قائمة الحساب' }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expectNoFindings(page, words)

    const dialog = page.getByRole('dialog')
    await page.goto('/find-matches')
    await page
      .getByRole('main')
      .getByRole('link', { name: /، \p{Cf}*\d\d\p{Cf}*$/u })
      .first()
      .click()
    await expect(dialog.getByRole('button', { name: 'عرض الأسباب' })).toBeVisible()
    await waitUntilSettled(page)
    await expectNoFindings(page, all)
    if (!isMobile) return
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'فتح القائمة' }).click()
    await expect(dialog).toBeVisible()
    await waitUntilSettled(page)
    await expectNoFindings(page, all)
    const { x = 0, width = 0 } = (await dialog.boundingBox()) ?? {}
    expect(x + width, 'the menu comes from the right').toBeCloseTo(page.viewportSize()?.width ?? 0, 0)
  })
})
