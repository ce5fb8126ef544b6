import { expect, test } from '@playwright/test'

test('the search card swaps the genders and carries its choices to registration', async ({ page }) => {
  await page.goto('/')
  const mine = page.getByLabel('I am a')
  const theirs = page.getByLabel('I’m looking for a')
  await expect(page.getByLabel('Ages from')).toHaveValue('22')
  await expect(page.getByLabel('to', { exact: true })).toHaveValue('30')
  for (const ages of ['Ages from', 'to'])
    await expect(page.getByLabel(ages, { exact: true }).getByRole('option')).toHaveCount(79)
  await mine.selectOption('Female')
  await expect(theirs).toHaveValue('Male')
  await theirs.selectOption('Female')
  await expect(mine).toHaveValue('Male')
  await mine.selectOption('Female')
  await page.getByRole('button', { name: 'Find my match' }).click()
  await expect(page).toHaveURL(/\/register\?gender=Female&looking_for=Male&age_min=22&age_max=30/)
  await expect(page.getByLabel('Gender')).toHaveValue('Female')
})
