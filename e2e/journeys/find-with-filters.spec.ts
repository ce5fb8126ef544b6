import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/judges/accessible.ts'
import { signInByApi } from '../support/people.ts'

const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => main(page).getByRole('article')
const chip = (page: Page, name: string) => main(page).getByRole('button', { name: `Remove filter: ${name}` })

test('filters leave the announced number of members, stay in the address, and can be removed one by one', async ({
  page,
  isMobile,
}) => {
  await signInByApi(page, 'amara@demo.ndoa.test')
  await page.goto('/find-matches')
  await expect(cards(page).first()).toBeVisible()
  const all = await totalOf(page)

  await test.step('choose filters', async () => {
    await (isMobile ? chooseInSheet(page) : chooseInPanel(page))
    await expect(page).toHaveURL(/has_photo=yes/)
    await expect(page).toHaveURL(/active_this_week=yes/)
    await expect(chip(page, 'Active this week')).toBeVisible()
    await expect.poll(() => totalOf(page)).toBeLessThan(all)
    await expect(cards(page).first()).toBeVisible()
    await expectAccessible(page)
  })

  const some = await totalOf(page)
  await test.step('filters survive opening a profile, going back and reloading', async () => {
    await cards(page)
      .first()
      .getByRole('link', { name: /, \d\d$/ })
      .click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'See why' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.reload()
    await expect(chip(page, 'With a photo')).toBeVisible()
    await expect.poll(() => totalOf(page)).toBe(some)
  })

  await test.step('remove a filter and go back', async () => {
    await chip(page, 'Active this week').click()
    await expect(page).not.toHaveURL(/active_this_week/)
    await expect(chip(page, 'Active this week')).toHaveCount(0)
    await page.goBack()
    await expect(chip(page, 'Active this week')).toBeVisible()
    await expect.poll(() => totalOf(page)).toBe(some)
    await main(page).getByRole('button', { name: 'Clear All' }).click()
    await expect(page).toHaveURL(/\/find-matches$/)
    await expect.poll(() => totalOf(page)).toBeGreaterThan(some)
  })
})

async function totalOf(page: Page): Promise<number> {
  const words = await main(page)
    .getByRole('heading', { name: /^[\d,]+ match(es)?$/ })
    .allTextContents()
  return Number.parseInt((words[0] ?? '0').replaceAll(',', ''), 10)
}

async function chooseInSheet(page: Page): Promise<void> {
  await main(page)
    .getByRole('button', { name: /^Filters/ })
    .click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const show = sheet.getByRole('button', { name: /^Show [\d,]+$/ })
  await expect(show).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'With a photo' }).click()
  await sheet.getByRole('button', { name: 'Active this week' }).click()
  await expect(sheet.getByText(/members? match/)).toBeAttached()
  await show.click()
  await expect(sheet).toHaveCount(0)
  await expect(main(page).getByRole('button', { name: /^Filters/ })).toBeFocused()
}

async function chooseInPanel(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'More filters' }).click()
  await main(page).getByRole('button', { name: 'With a photo' }).click()
  await main(page).getByRole('button', { name: 'Active this week' }).click()
}
