import { OFFERED } from '@ndoa/contract/languages'
import { expect, test } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../support/judges/accessible.ts'
import { layoutFaultsOn } from '../support/judges/misfits.ts'
import { watchRequests } from '../support/network.ts'
import { readAccountIn, signInByApi } from '../support/people.ts'
import { hiddenPages, publicPages } from '../support/public-pages.ts'
import { memberViews, visitorScreens } from '../support/screens.ts'
import { sweepPages, sweepScreens } from '../support/sweep.ts'

test.describe.configure({ timeout: 300_000 })
test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => watchRequests(page))

const FITS = { 'everything fits': layoutFaultsOn }

/** Without Arabic, which `every-screen.spec.ts` checks at both sizes. */
const LEFT_TO_RIGHT = OFFERED.filter((language) => language !== 'ar')

for (const language of LEFT_TO_RIGHT) {
  test(`printed pages in ${language} fit on a phone`, async ({ page }) => {
    await sweepPages(page, [...publicPages, ...hiddenPages], language, FITS)
  })

  if (language !== 'en')
    test(`screens in ${language} fit on a phone`, async ({ page, baseURL }) => {
      await page.context().addCookies([{ name: 'language', value: language, url: baseURL }])
      await sweepScreens(page, visitorScreens, FITS)
      await signInByApi(page, 'amara@demo.ndoa.test')
      await readAccountIn(page, language)
      await page.goto('/dashboard')
      await sweepScreens(page, memberViews, FITS)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
    })
}

test('the drawer is accessible', async ({ page }) => {
  await signInByApi(page, 'kofi@demo.ndoa.test')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessibleInBothThemes(page)
})
