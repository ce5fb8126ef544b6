import { expect, test } from '@playwright/test'

test('the search card swaps the genders and keeps its choices for registration, outside the address', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/')
  const mine = page.getByLabel('I am a')
  const theirs = page.getByLabel('I’m looking for a')
  const min = page.getByRole('combobox', { name: 'Min' })
  const max = page.getByRole('combobox', { name: 'Max' })
  await expect(min).toHaveValue('22')
  await expect(max).toHaveValue('30')
  await mine.selectOption('Female')
  await expect(theirs).toHaveValue('Male')
  await theirs.selectOption('Female')
  await expect(mine).toHaveValue('Male')
  await mine.selectOption('Female')
  await max.click()
  const list = page.getByRole('listbox', { name: 'Ages' })
  await expect(list.getByRole('option')).toHaveCount(79)
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(200)
  await page.keyboard.type('41')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Find my match' }).click()
  await expect(page).toHaveURL(/\/register$/)
  await expect(page.getByLabel('Gender')).toHaveValue('Female')
  await expect(page.getByText('You’re looking for a man aged 22 to 41.')).toBeVisible()
  expect(asked.filter((address) => /Female|looking_for|age_/.test(address))).toEqual([])
})
