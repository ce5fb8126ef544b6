import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../testing/mount.tsx'
import { MultiSelect } from './multi-select.tsx'

const options = ['English', 'Igbo', 'Swahili', 'Swazi'].map((label) => ({
  value: label.toLowerCase(),
  label,
}))

function Languages() {
  const [spoken, setSpoken] = useState(['english'])
  return (
    <MultiSelect
      label="Languages"
      searchLabel="Search languages"
      options={options}
      value={spoken}
      onChange={setSpoken}
    />
  )
}

const opener = () => page.getByRole('button', { name: /chosen|Choose/ })
const search = page.getByRole('combobox', { name: 'Search languages' })
const option = (name: string) => page.getByRole('option', { name })
const chip = (name: string) => page.getByRole('button', { name: `Remove ${name}` })

test('several options are found by typing and chosen by keyboard alone', async () => {
  mount(<Languages />)
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(opener()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(option('English')).toHaveAttribute('aria-selected', 'true')
  await userEvent.tab()
  await expect.element(search).toHaveFocus()
  await userEvent.keyboard('sw')
  await expect.element(page.getByRole('option')).toHaveLength(2)
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
  await expect.element(opener()).toHaveTextContent('3 chosen')
  await expect.element(chip('Swazi')).toBeVisible()
  await expect.element(chip('Swahili')).toBeVisible()
})

test('a choice is removed in the list or by its chip', async () => {
  mount(<Languages />)
  await opener().click()
  await option('Igbo').click()
  await option('English').click()
  expect(chip('English').elements()).toHaveLength(0)
  await chip('Igbo').click()
  await expect.element(opener()).toHaveTextContent('Choose...')
  await expect.element(opener()).toHaveFocus()
})

test('Escape closes the list, keeps the choices and returns the focus to its button', async () => {
  mount(<Languages />)
  await opener().click()
  await search.fill('zulu')
  await expect.element(page.getByText('Nothing found.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(search.elements()).toHaveLength(0)
  await expect.element(opener()).toHaveFocus()
  await expect.element(chip('English')).toBeVisible()
  await opener().click()
  await expect.element(page.getByRole('option')).toHaveLength(4)
})
