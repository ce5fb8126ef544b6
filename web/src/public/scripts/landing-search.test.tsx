import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { LANDING_CHOICES } from '../../lib/storage/landing-choices.ts'
import { mount } from '../../testing/mount.tsx'
import { LandingSearch } from '../pages/landing-search.tsx'
import { begin } from './landing-script.ts'

const navigate = vi.fn()
const min = page.getByRole('combobox', { name: 'Min' })
const max = page.getByRole('combobox', { name: 'Max' })

beforeEach(() => {
  navigate.mockReset()
  mount(<LandingSearch />)
  const form = document.querySelector<HTMLFormElement>('#search')
  if (form) begin(form, navigate)
})

test('choosing a gender sets the other to the opposite', async () => {
  await page.getByLabelText('I am a').selectOptions('Female')
  await expect.element(page.getByLabelText('I’m looking for a')).toHaveValue('Male')
  await page.getByLabelText('I am a').selectOptions('Male')
  await expect.element(page.getByLabelText('I’m looking for a')).toHaveValue('Female')
})

test('ages start at 22 to 30 and reach the registration with the other choices, outside the address', async () => {
  await expect.element(min).toHaveValue('22')
  await expect.element(max).toHaveValue('30')
  const form = document.querySelector<HTMLFormElement>('#search')
  expect(form && [...new FormData(form)]).toEqual([])
  await page.getByRole('button', { name: 'Find my match' }).click()
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/register')
  expect(JSON.parse(sessionStorage.getItem(LANDING_CHOICES) ?? '')).toEqual({
    gender: 'Male',
    looking_for: 'Female',
    age_min: '22',
    age_max: '30',
  })
})

test('typing finds an age from 22 to 100 in Min and Max', async () => {
  await min.click()
  const list = page.getByRole('listbox')
  await expect.element(list.getByRole('option')).toHaveLength(79)
  await expect.element(list.getByRole('option').first()).toHaveTextContent('22')
  await expect.element(list.getByRole('option').last()).toHaveTextContent('100')
  await userEvent.keyboard('3')
  await expect.element(list.getByRole('option')).toHaveLength(10)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(min).toHaveValue('31')
  expect(list.elements()).toEqual([])
  expect(navigate).not.toHaveBeenCalled()

  await max.click()
  await list.getByRole('option', { name: '45' }).click()
  await expect.element(max).toHaveValue('45')
})

test('an age outside 22 to 100 leaves the choice unchanged', async () => {
  await min.click()
  await userEvent.keyboard('7x{Tab}')
  await expect.element(min).toHaveValue('22')
  await min.click()
  await userEvent.keyboard('25')
  await userEvent.keyboard('{Escape}')
  await expect.element(min).toHaveValue('22')
  await expect.element(min).toHaveAttribute('aria-expanded', 'false')
})
