import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../testing/mount.tsx'
import { swapGenders } from './landing-script.ts'
import { SearchCard } from './pages/landing-search.tsx'

test('2 Landing (genders): choosing one’s own gender sets the other to the opposite', async () => {
  mount(<SearchCard />)
  swapGenders(document.body)
  await page.getByLabelText('I am a').selectOptions('Female')
  await expect.element(page.getByLabelText('I’m looking for a')).toHaveValue('Male')
  await page.getByLabelText('I am a').selectOptions('Male')
  await expect.element(page.getByLabelText('I’m looking for a')).toHaveValue('Female')
})

test('2 Landing (ages): the ages begin at 22 to 30 and travel to registration with the rest', async () => {
  mount(<SearchCard />)
  const form = document.querySelector<HTMLFormElement>('#search')
  expect(form && Object.fromEntries(new FormData(form))).toEqual({
    gender: 'Male',
    looking_for: 'Female',
    age_min: '22',
    age_max: '30',
  })
  expect(form?.getAttribute('action')).toBe('/register')
})
