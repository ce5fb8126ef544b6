import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../testing/mount.tsx'
import { Combobox } from './combobox.tsx'

const countries = [
  { value: 'AF', label: 'Afghanistan' },
  { value: 'NG', label: 'Nigeria' },
  { value: 'GH', label: 'Ghana' },
  { value: 'CI', label: 'Côte d’Ivoire' },
]

function Example() {
  const [country, setCountry] = useState('NG')
  return (
    <>
      <Combobox label="Country" options={countries} value={country} onChange={setCountry} clearable />
      <output>{country || 'none'}</output>
    </>
  )
}

function LateExample() {
  const [country, setCountry] = useState('')
  const [options, setOptions] = useState<typeof countries>([])
  return (
    <>
      <Combobox label="Country" options={options} value={country} onChange={setCountry} />
      <button type="button" onClick={() => setOptions(countries)}>
        Let it come
      </button>
      <output>{country || 'none'}</output>
    </>
  )
}

const field = page.getByRole('combobox', { name: 'Country' })

test('typing without accents finds a country, and Enter chooses it', async () => {
  mount(<Example />)
  await field.click()
  await expect.element(page.getByRole('option', { name: 'Ghana' })).toBeVisible()
  await userEvent.keyboard('cote')
  await expect.element(page.getByRole('option', { name: 'Ghana' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status')).toHaveTextContent('CI')
  await expect.element(field).toHaveValue('Côte d’Ivoire')
})

test('the choice can be cleared', async () => {
  mount(<Example />)
  await field.click()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Clear country' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('none')
})

test('options that begin with the search come first, and Enter chooses the first', async () => {
  mount(<Example />)
  await field.click()
  await expect.element(page.getByRole('option', { name: 'Ghana' })).toBeVisible()
  await userEvent.keyboard('ghan')
  await expect.element(page.getByRole('option').first()).toHaveTextContent('Ghana')
  await expect.element(page.getByRole('option', { name: 'Afghanistan' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status')).toHaveTextContent('GH')
})

test('keys typed before the search loads are kept', async () => {
  mount(<Example />)
  const closed = field.element() as HTMLInputElement
  closed.focus()
  for (const key of 'ghan') closed.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  await expect.element(page.getByRole('option').first()).toHaveTextContent('Ghana')
  await expect.element(field).toHaveValue('ghan')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status')).toHaveTextContent('GH')
})

test('keys typed before the options load search them afterwards', async () => {
  mount(<LateExample />)
  await field.click()
  await expect.element(page.getByText('Nothing found.')).toBeInTheDocument()
  await userEvent.keyboard('ghan')
  page
    .getByRole('button', { name: 'Let it come', includeHidden: true })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(page.getByRole('option').first()).toHaveTextContent('Ghana')
  await expect.element(field).toHaveValue('ghan')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status')).toHaveTextContent('GH')
})

test('Escape keeps the choice', async () => {
  mount(<Example />)
  await field.click()
  await userEvent.keyboard('gha{Escape}')
  await expect.element(page.getByRole('status')).toHaveTextContent('NG')
})

test('tabbing past the field neither returns the focus nor opens the list', async () => {
  mount(
    <>
      <Example />
      <button type="button">Further on</button>
    </>,
  )
  field.element().focus()
  const next = page.getByRole('button', { name: 'Further on' })
  next.element().focus()
  await import('./combobox-search.tsx')
  await expect.element(next).toHaveFocus()
  expect(page.getByRole('listbox').elements()).toEqual([])
})

function AliasExample() {
  const [country, setCountry] = useState('')
  const options = [
    { value: 'NE', label: 'Niger' },
    { value: 'NG', label: 'Nigeria', heading: 'More countries' },
    { value: 'CI', label: 'Côte d’Ivoire', names: ['Ivory Coast'] },
  ]
  return (
    <>
      <Combobox label="Country" options={options} value={country} onChange={setCountry} />
      <output>{country || 'none'}</output>
    </>
  )
}

test('Enter chooses nothing while several options begin with the search, and an exact one at once', async () => {
  mount(<AliasExample />)
  await field.click()
  await expect.element(page.getByText('More countries')).toBeVisible()
  await userEvent.keyboard('nige')
  await expect.element(page.getByRole('option', { name: 'Nigeria' })).toBeVisible()
  expect(page.getByText('More countries').elements()).toEqual([])
  await userEvent.keyboard('{Enter}')
  expect(document.querySelector('output')?.textContent).toBe('none')
  await userEvent.keyboard('r{Enter}')
  await expect.element(page.getByRole('status')).toHaveTextContent('NE')
  await expect.element(field).toHaveValue('Niger')
})

test('an option is found by another of its names, and with the arrow keys in an uncertain list', async () => {
  mount(<AliasExample />)
  await field.click()
  await userEvent.keyboard('ivory coast{Enter}')
  await expect.element(page.getByRole('status')).toHaveTextContent('CI')
  await userEvent.fill(field, 'nig')
  await expect.element(page.getByRole('option', { name: 'Nigeria' })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(page.getByRole('status')).toHaveTextContent('NG')
})
