import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../testing/mount.tsx'
import { AgeRange } from './age-range.tsx'
import { Select } from './select.tsx'

test('a select has a label, takes one choice and is large enough for a thumb', async () => {
  const chosen = vi.fn()
  mount(
    <Select
      label="Gender"
      placeholder="Select gender"
      options={[
        { value: 'Female', label: 'Female' },
        { value: 'Male', label: 'Male' },
      ]}
      value=""
      onChange={({ target }) => chosen(target.value)}
    />,
  )
  const select = page.getByRole('combobox', { name: 'Gender' })
  const texts = [...(select.element() as HTMLSelectElement).options].map(({ textContent }) => textContent)
  expect(texts).toEqual(['Select gender', 'Female', 'Male'])
  expect(select.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await select.selectOptions('Male')
  expect(chosen).toHaveBeenCalledExactlyOnceWith('Male')
})

function Ages() {
  const [ages, setAges] = useState({ min: 22, max: 30 })
  return (
    <>
      <AgeRange label="Ages" {...ages} onChange={setAges} />
      <output>{`${ages.min} to ${ages.max}`}</output>
    </>
  )
}

test('an age range offers 79 ages at each end, found by typing, in a list of 200 px', async () => {
  mount(<Ages />)
  const min = page.getByRole('combobox', { name: 'Min' })
  await min.click()
  const options = page.getByRole('option')
  await expect.element(options).toHaveLength(79)
  expect(options.first().element().textContent).toBe('22')
  expect(options.last().element().textContent).toBe('100')
  expect(page.getByRole('listbox').element().getBoundingClientRect().height).toBeLessThanOrEqual(200)
  await userEvent.keyboard('45{Enter}')
  await expect.element(page.getByRole('status').first()).toHaveTextContent('45 to 30')
  await page.getByRole('combobox', { name: 'Max' }).click()
  await expect.element(options).toHaveLength(79)
  expect(page.getByRole('listbox').element().getBoundingClientRect().height).toBeLessThanOrEqual(200)
  await userEvent.keyboard('60{Enter}')
  await expect.element(page.getByRole('status').first()).toHaveTextContent('45 to 60')
})
