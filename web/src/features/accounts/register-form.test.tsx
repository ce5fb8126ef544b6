import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, answered, fakeServer, refused } from '../../testing/fake-server.ts'
import { mount } from '../../testing/mount.tsx'
import { RegisterForm } from './register-form.tsx'

const countries = [{ code: 'GH', name: 'Ghana', dial_code: '+233' }]
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
// Beside a sign, so not all of its element.
const sentence = (text: string) => page.getByText(text, { exact: false })
const submit = page.getByRole('button', { name: 'Create Account' })

function open(answers: Answers = {}) {
  window.localStorage.clear()
  const onRegistered = vi.fn()
  fakeServer({
    'GET /functions/v1/get-country': () => answered({ country_code: 'GH' }),
    'GET /functions/v1/get-reference-data': () => answered({ countries }),
    ...answers,
  })
  mount(
    <QueryClientProvider client={new QueryClient()}>
      <RegisterForm gender="Female" onRegistered={onRegistered} />
    </QueryClientProvider>,
  )
  return onRegistered
}

async function fillIn() {
  await field('Full Name').fill('Selam Tesfaye')
  await page.getByLabelText('Date of Birth', { exact: false }).fill('1996-04-12')
  await field('Email').fill('selam@example.org')
  await field('Password').fill('Addis-Ababa-1')
  await field('Confirm Password').fill('Addis-Ababa-1')
  await page.getByRole('checkbox').click()
}

afterEach(() => void vi.restoreAllMocks())

test('an empty form says what is missing in the words of the specification, from the first field on', async () => {
  const onRegistered = open()
  await expect.element(page.getByRole('combobox', { name: 'Country of Residence' })).toHaveValue('Ghana')
  await submit.click()
  for (const text of [
    'Full name is required',
    'Date of birth is required',
    'Email is required',
    'Password is required',
    'Please confirm your password',
    'You must agree to the terms and privacy policy',
  ])
    await expect.element(sentence(text)).toBeVisible()
  await expect.element(field('Full Name')).toHaveFocus()
  expect(onRegistered).not.toHaveBeenCalled()
})

test('the submit button waits while the email has an error, which goes when it is edited', async () => {
  open()
  await field('Email').fill('selam')
  await submit.click()
  await expect.element(sentence('Please enter a valid email')).toBeVisible()
  await expect.element(submit).toBeDisabled()
  await field('Email').fill('selam@')
  await expect.element(sentence('Please enter a valid email')).not.toBeInTheDocument()
  await expect.element(submit).toBeEnabled()
})

test('the checklist follows the password while it is typed', async () => {
  open()
  const met = page.getByRole('list', { name: 'Password requirements' }).getByText('(met)')
  await field('Password').fill('abc')
  await expect.poll(() => met.elements().length).toBe(1)
  await field('Password').fill('Abcdef1!')
  await expect.poll(() => met.elements().length).toBe(5)
})

test('an address that has an account already is said under the email', async () => {
  const taken = 'An account with this email already exists. Please try signing in instead.'
  const onRegistered = open({
    'POST /auth/v1/sign-up/email': () => refused(409, 'accounts.email_taken', taken),
  })
  await fillIn()
  await submit.click()
  await expect.element(field('Email')).toHaveAccessibleDescription(taken)
  expect(onRegistered).not.toHaveBeenCalled()
})

test('a complete form sends what the contract asks for', async () => {
  const sent = vi.fn(() => answered(null))
  const onRegistered = open({ 'POST /auth/v1/sign-up/email': sent })
  await fillIn()
  await submit.click()
  await expect.poll(() => onRegistered).toHaveBeenCalledOnce()
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    email: 'selam@example.org',
    password: 'Addis-Ababa-1',
    data: {
      full_name: 'Selam Tesfaye',
      gender: 'Female',
      date_of_birth: '1996-04-12',
      country_of_residence: 'GH',
      agreed_to_terms: true,
    },
  })
})
