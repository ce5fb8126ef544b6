import { expect, test } from '@playwright/test'

test('the search card swaps the genders and keeps its choices for registration, outside the address', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/')
  const ownGender = page.getByLabel('I am a')
  const soughtGender = page.getByLabel('I’m looking for a')
  const min = page.getByRole('combobox', { name: 'Min' })
  const max = page.getByRole('combobox', { name: 'Max' })
  await expect(min).toHaveValue('22')
  await expect(max).toHaveValue('30')
  await ownGender.selectOption('Female')
  await expect(soughtGender).toHaveValue('Male')
  await soughtGender.selectOption('Female')
  await expect(ownGender).toHaveValue('Male')
  await ownGender.selectOption('Female')
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
  expect(requests.filter((address) => /Female|looking_for|age_/.test(address))).toEqual([])
})
