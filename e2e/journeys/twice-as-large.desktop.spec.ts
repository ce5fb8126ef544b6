import { expect, type Page, test } from '@playwright/test'
import { enter } from '../support/people.ts'
import { furtherScreens, screens, unkeptScreens } from '../support/screens.ts'

/** A window of 1280 by 800, enlarged to 200 %. */
test.use({ viewport: { width: 640, height: 400 }, contextOptions: { reducedMotion: 'reduce' } })

test('at 200 % nothing is cut off, and everything can be reached', async ({ page }) => {
  await enter(page, 'amara@demo.ndoa.test')
  for (const [address, ready] of Object.entries({ ...screens, ...furtherScreens, ...unkeptScreens })) {
    await test.step(address, async () => {
      await page.goto(address)
      await expect(ready(page).locator('visible=true').first()).toBeVisible()
      expect.soft(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
      expect.soft(await outOfReach(page)).toEqual([])
    })
  }
})

test('at 200 % the buttons of dialogs and menus can be reached', async ({ page }) => {
  await enter(page, 'amara@demo.ndoa.test')
  const dialog = page.getByRole('dialog')
  await page.goto('/find-matches')
  await page
    .getByRole('main')
    .getByRole('link', { name: /, \d\d$/ })
    .first()
    .click()
  await dialog.getByRole('button', { name: 'See why' }).click()
  await expect(dialog.getByText(/Why \d+/).first()).toBeVisible()
  await expect.poll(() => outOfReach(page)).toEqual([])
  await page.goto('/my-matches')
  await page
    .getByRole('link', { name: /^Chat with/ })
    .first()
    .click()
  await expect(dialog.getByRole('textbox')).toBeVisible()
  await expect.poll(() => outOfReach(page)).toEqual([])
})

const sidewaysScroll = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth')

/** The controls that stay invisible when focused: outside the window, or covered by something else. */
const outOfReach = (page: Page) =>
  page.evaluate<string[]>(`(() => {
    const open = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
    const controls = [...open.querySelectorAll('a[href], button:enabled, input, select, textarea')]
    const shown = controls.filter((control) => control.checkVisibility({ visibilityProperty: true }) && control.tabIndex >= 0)
    return shown.filter((control) => {
      const box = control.closest('label') ?? control
      control.focus({ preventScroll: false })
      if (box !== control) box.scrollIntoView({ block: 'nearest' })
      const { left, top, width, height } = box.getBoundingClientRect()
      if (width <= 1 || height <= 1) return false
      const there = document.elementFromPoint(left + width / 2, top + height / 2)
      return !there || !(box.contains(there) || there.contains(box))
    }).map((control) => control.outerHTML.replace(/ class=.[^"]*./g, '').slice(0, 120))
  })()`)
