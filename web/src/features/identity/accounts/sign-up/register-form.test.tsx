import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fillDateOfBirth } from '../../../../testing/date-of-birth.ts'
import { type Answers, answered, fakeServer, refused } from '../../../../testing/fake-server.ts'
import { expectToLeaveAfter, press, useFakeTimers } from '../../../../testing/fake-timers.ts'
import { mount } from '../../../../testing/mount.tsx'
import { RegisterForm, type RegisterFormProps } from './register-form.tsx'

const countries = [
  { code: 'DE', name: 'Germany', dial_code: '+49' },
  { code: 'GH', name: 'Ghana', dial_code: '+233' },
  { code: 'TG', name: 'Togo', dial_code: '+228' },
  { code: 'US', name: 'United States', dial_code: '+1' },
]
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
// The element also holds an icon, so the match is partial.
const sentence = (text: string) => page.getByText(text, { exact: false })
const submit = page.getByRole('button', { name: 'Create Account' })

/** This tab's stored registration, or null. */
const kept = () =>
  JSON.parse(sessionStorage.getItem('draft registration') ?? 'null') as { values: object } | null

type FormProps = Omit<RegisterFormProps, 'step' | 'onStep'>

/** The form on its page, which keeps the step in its address. */
function Form(props: FormProps) {
  const [step, setStep] = useState(1)
  return <RegisterForm {...props} step={step} onStep={setStep} />
}

function open(answers: Answers = {}) {
  const onRegistered = vi.fn()
  const onVerified = vi.fn()
  fakeServer({
    'GET /functions/v1/get-country': () => answered({ country_code: 'GH' }),
    'GET /functions/v1/get-reference-data': () => answered({ countries }),
    ...answers,
  })
  const leave = mount(
    <QueryClientProvider client={new QueryClient()}>
      <Form
        gender="Female"
        wishes={{ preferred_gender: 'Male', age_range_min: 25, age_range_max: 40 }}
        onRegistered={onRegistered}
        onVerified={onVerified}
        onSecondStep={() => {}}
      />
    </QueryClientProvider>,
  )
  return { onRegistered, onVerified, leave }
}

async function fillIn() {
  await field('Full Name').fill('Selam Tesfaye')
  await fillDateOfBirth('1996-04-12')
  await field('Email').fill('selam@example.org')
  await field('Password').fill('Addis-Ababa-1')
  await field('Confirm Password').fill('Addis-Ababa-1')
  await page.getByRole('checkbox').click()
}

// At this size the form is a single page. Later tests cover its steps on phones.
beforeEach(() => page.viewport(1280, 900))
afterEach(async () => {
  vi.restoreAllMocks()
  sessionStorage.clear()
  await page.viewport(390, 844)
})

test('an empty form shows an error at every field and focuses the first', async () => {
  const { onRegistered } = open()
  await expect.element(page.getByRole('combobox', { name: 'Country of Residence' })).toHaveValue('Ghana')
  await expect
    .element(page.getByText('You’re looking for a man aged 25 to 40.', { exact: false }))
    .toBeVisible()
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

test('the submit button is disabled during an email error, which editing clears', async () => {
  open()
  await field('Email').fill('selam')
  await submit.click()
  await expect.element(sentence('Please enter a valid email')).toBeVisible()
  await expect.element(submit).toBeDisabled()
  await field('Email').fill('selam@')
  await expect.element(sentence('Please enter a valid email')).not.toBeInTheDocument()
  await expect.element(submit).toBeEnabled()
})

test('the password checklist updates during typing', async () => {
  open()
  const met = page.getByRole('list', { name: 'Password requirements' }).getByText('(met)')
  await field('Password').fill('abc')
  await expect.poll(() => met.elements().length).toBe(1)
  await field('Password').fill('Abcdef1!')
  await expect.poll(() => met.elements().length).toBe(5)
})

test.each([
  [
    'accounts.email_taken',
    'Email',
    'An account with this email already exists. Please try signing in instead.',
  ],
  ['accounts.password_too_short', 'Password', 'Password must be at least 6 characters long.'],
  ['accounts.email_invalid', 'Email', 'Please enter a valid email address.'],
  [
    'accounts.email_unreachable',
    'Email',
    'Unable to validate email address. Please check your email and try again.',
  ],
])('the error %s is shown under %s', async (error, name, message) => {
  const { onRegistered } = open({
    'POST /auth/v1/sign-up/email': () => refused(400, error, message),
  })
  await fillIn()
  await submit.click()
  await expect.element(field(name)).toHaveAccessibleDescription(new RegExp(`${message}$`))
  expect(onRegistered).not.toHaveBeenCalled()
})

test('a failure without a message shows a general sentence above the form', async () => {
  open({ 'POST /auth/v1/sign-up/email': () => refused(500, 'server.defect', 'Something went wrong.') })
  await fillIn()
  await submit.click()
  await expect.element(page.getByText('Registration failed. Please try again.')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(page.getByText('Registration failed. Please try again.')).not.toBeInTheDocument()
})

test('a server error without a form field is shown above the form', async () => {
  const refusal = {
    success: false,
    error: 'request.invalid',
    message: 'Please check the marked fields.',
    data: null,
  }
  const fields = { 'data.wishes.age_range_min': 'Too young' }
  open({ 'POST /auth/v1/sign-up/email': () => ({ status: 422, body: { ...refusal, fields } }) })
  await fillIn()
  await submit.click()
  await expect.element(page.getByRole('alert').getByText('Please check the marked fields.')).toBeVisible()
})

test('a complete form is sent', async () => {
  const sent = vi.fn(() => answered(null))
  const { onRegistered } = open({ 'POST /auth/v1/sign-up/email': sent })
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
      wishes: { preferred_gender: 'Male', age_range_min: 25, age_range_max: 40 },
    },
  })
})

const phones = page.getByRole('radio', { name: 'Phone' })
const signedIn = { user: { id: 'a2f1c9de-0b1d-4c53-9c05-0d8f2f6f1a11', name: 'Selam Tesfaye' } }

async function askForCode() {
  await phones.click({ force: true })
  await field('Full Name').fill('Selam Tesfaye')
  await fillDateOfBirth('1996-04-12')
  await field('Phone Number').fill('024 123 4567')
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Send Verification Code' }).click()
}

test('the detected country sets the dial code, and the code completes the registration', async () => {
  const sent = vi.fn(() => answered(null))
  const verified = vi.fn(() => answered(signedIn))
  const { onVerified } = open({ 'POST /auth/v1/sign-up/phone': sent, 'POST /auth/v1/verify-phone': verified })
  await askForCode()
  await expect.element(field('Verification Code')).toHaveFocus()
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    phone_number: '+233241234567',
    country_code: 'GH',
    data: {
      full_name: 'Selam Tesfaye',
      gender: 'Female',
      date_of_birth: '1996-04-12',
      country_of_residence: 'GH',
      agreed_to_terms: true,
      wishes: { preferred_gender: 'Male', age_range_min: 25, age_range_max: 40 },
    },
  })
  await field('Verification Code').fill('123456')
  await page.getByRole('button', { name: 'Complete Registration' }).click()
  await expect.poll(() => onVerified).toHaveBeenCalledExactlyOnceWith(signedIn)
  expect(verified).toHaveBeenCalledExactlyOnceWith({ phone_number: '+233241234567', code: '123456' })
})

test('a wrong code is reported at the field, and Back to Phone Number keeps the details', async () => {
  open({
    'POST /auth/v1/sign-up/phone': () => answered(null),
    'POST /auth/v1/verify-phone': () => refused(400, 'accounts.code_invalid', 'Invalid verification code'),
  })
  await askForCode()
  await field('Verification Code').fill('000000')
  await page.getByRole('button', { name: 'Complete Registration' }).click()
  await expect.element(field('Verification Code')).toHaveAccessibleDescription('Invalid verification code')
  await page.getByRole('button', { name: 'Back to Phone Number' }).click()
  await expect.element(field('Full Name')).toHaveValue('Selam Tesfaye')
  await page.getByRole('button', { name: 'Send Verification Code' }).click()
  await expect.element(field('Verification Code')).toHaveValue('')
  await expect.element(sentence('Invalid verification code')).not.toBeInTheDocument()
})

test('the same number returns to its code, and corrected details reach the server without another code', async () => {
  const sent = vi.fn(() => answered(null))
  open({ 'POST /auth/v1/sign-up/phone': sent })
  await askForCode()
  const back = page.getByRole('button', { name: 'Back to Phone Number' })
  const sendCode = page.getByRole('button', { name: 'Send Verification Code' })
  await back.click()
  await sendCode.click()
  await expect.element(field('Verification Code')).toBeVisible()
  expect(sent).toHaveBeenCalledOnce()
  sent.mockImplementation(() => refused(429, 'request.too_many', 'Too many requests.'))
  await back.click()
  await field('Full Name').fill('Selam Haile')
  await sendCode.click()
  await expect.element(field('Verification Code')).toBeVisible()
  expect(sent.mock.lastCall).toMatchObject([{ data: { full_name: 'Selam Haile' } }])
  await back.click()
  await field('Phone Number').fill('024 123 4568')
  await sendCode.click()
  await expect.element(field('Phone Number')).toHaveAccessibleDescription('Too many requests.')
})

test('another code can be requested with the same details, with a short confirmation', async () => {
  const sent = vi.fn(() => answered(null))
  let ahead = 0
  const clock = Date.now
  vi.spyOn(Date, 'now').mockImplementation(() => clock() + ahead)
  open({ 'POST /auth/v1/sign-up/phone': sent })
  await askForCode()
  const waiting = page.getByRole('button', { name: /^Resend in \d+ s$/ })
  await expect.element(waiting).toBeDisabled()
  ahead = 60_000
  const resend = page.getByRole('button', { name: 'Resend', exact: true })
  await expect.element(resend).toBeEnabled()
  useFakeTimers()
  press(resend)
  await expectToLeaveAfter(3_000, sentence('New verification code sent successfully!'))
  expect(sent.mock.calls[1]).toEqual(sent.mock.calls[0])
  await expect.element(waiting).toBeDisabled()
})

test('a failed code request shows its reason under the number', async () => {
  const wait = 'Too many requests. Please try again in 43 seconds.'
  open({ 'POST /auth/v1/sign-up/phone': () => refused(429, 'request.too_many', wait) })
  await askForCode()
  await expect.element(field('Phone Number')).toHaveAccessibleDescription(wait)
})

test.each([
  ['1996-2-30', 'This day is in no calendar. Please check the day and the month.'],
  ['96-4-12', 'Please write the year with four figures.'],
  ['1914-4-4', 'That is more than 110 years ago. Please check the year.'],
  ['1996-4-', 'Date of birth is required'],
])('the date of birth %s is refused: %s', async (date, refusal) => {
  open()
  await fillIn()
  await fillDateOfBirth(date)
  await submit.click()
  const first = page.getByRole('textbox', { name: 'Month' })
  await expect.element(first).toHaveAccessibleDescription(refusal)
  await expect.element(first).toHaveFocus()
})

test.each([
  ['en-US', ['month', 'day', 'year']],
  ['en-NG', ['day', 'month', 'year']],
])('browsers set to %s can fill in %s', (language, order) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([language])
  open()
  const parts = () =>
    [...page.getByRole('group', { name: 'Date of Birth' }).element().querySelectorAll('input')].map(
      ({ autocomplete, inputMode }) => [autocomplete, inputMode],
    )
  expect(parts()).toEqual(order.map((part) => [`bday-${part}`, 'numeric']))
})

test('the dial code follows the country until another is chosen', async () => {
  open()
  await phones.click({ force: true })
  const code = page.getByRole('combobox', { name: 'Country Code' })
  await expect.element(code).toHaveValue('🇬🇭 Ghana (+233)')
  await chooseIn('Country of Residence', 'Togo')
  await expect.element(code).toHaveValue('🇹🇬 Togo (+228)')
  await chooseIn('Country Code', /Germany/)
  await chooseIn('Country of Residence', 'Ghana')
  await expect.element(code).toHaveValue('🇩🇪 Germany (+49)')
})

async function chooseIn(name: string, option: string | RegExp) {
  await page.getByRole('combobox', { name }).click()
  await page.getByRole('option', { name: option }).click()
}

test('the visitor’s country and its neighbours come first in the list', async () => {
  open()
  await expect.element(page.getByRole('combobox', { name: 'Country of Residence' })).toHaveValue('Ghana')
  await page.getByRole('combobox', { name: 'Country of Residence' }).click()
  const names = () =>
    page
      .getByRole('option')
      .elements()
      .map((option) => option.textContent)
  await expect.poll(names).toEqual(['Ghana', 'Togo', 'Germany', 'United States'])
})

test('switching between email and phone keeps input and clears errors', async () => {
  open()
  await field('Email').fill('selam@')
  await submit.click()
  await expect.element(sentence('Please enter a valid email')).toBeVisible()
  await phones.click({ force: true })
  await expect.element(sentence('Full name is required')).not.toBeInTheDocument()
  await field('Phone Number').fill('024 123 4567')
  await page.getByRole('radio', { name: 'Email', exact: true }).click({ force: true })
  await expect.element(field('Email')).toHaveValue('selam@')
  await expect.element(sentence('Please enter a valid email')).not.toBeInTheDocument()
  await phones.click({ force: true })
  await expect.element(field('Phone Number')).toHaveValue('024 123 4567')
})

const step = (number: number) => page.getByRole('heading', { name: new RegExp(`^Step ${number} of 3`) })
const goOn = page.getByRole('button', { name: 'Continue' })
const back = page.getByRole('button', { name: 'Back', exact: true })

async function fillInFirstStep() {
  await field('Full Name').fill('Selam Tesfaye')
  await fillDateOfBirth('1996-04-12')
}

test('each of the three steps on phones checks its own fields, and Back keeps all input', async () => {
  await page.viewport(390, 844)
  const sent = vi.fn(() => answered(null))
  const { onRegistered } = open({ 'POST /auth/v1/sign-up/email': sent })
  await goOn.click()
  await expect.element(field('Full Name')).toHaveFocus()
  await expect.element(sentence('Date of birth is required')).toBeVisible()
  await expect.element(sentence('Email is required')).not.toBeInTheDocument()

  await fillInFirstStep()
  await userEvent.keyboard('{Enter}')
  await expect.element(step(2)).toHaveFocus()
  await expect.element(page.getByRole('combobox', { name: 'Country of Residence' })).toHaveValue('Ghana')
  await goOn.click()
  await expect.element(field('Email')).toHaveAccessibleDescription('Email is required')
  await expect.element(field('Email')).toHaveFocus()
  await field('Email').fill('selam@example.org')
  await back.click()
  await expect.element(step(1)).toHaveFocus()
  await expect.element(field('Full Name')).toHaveValue('Selam Tesfaye')
  await expect.element(page.getByRole('textbox', { name: 'Year' })).toHaveValue('1996')
  await goOn.click()
  await expect.element(field('Email')).toHaveValue('selam@example.org')
  await userEvent.keyboard('{Tab}')
  await goOn.click()

  await expect.element(step(3)).toHaveFocus()
  await submit.click()
  await expect.element(field('Password')).toHaveFocus()
  await expect.element(sentence('You must agree to the terms and privacy policy')).toBeVisible()
  await field('Password').fill('Addis-Ababa-1')
  await field('Confirm Password').fill('Addis-Ababa-1')
  await page.getByRole('checkbox').click()
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
      wishes: { preferred_gender: 'Male', age_range_min: 25, age_range_max: 40 },
    },
  })
})

test('a server error on phones leads to its field’s step', async () => {
  await page.viewport(390, 844)
  const emailTaken = 'An account with this email already exists. Please try signing in instead.'
  open({ 'POST /auth/v1/sign-up/email': () => refused(400, 'accounts.email_taken', emailTaken) })
  await fillInFirstStep()
  await goOn.click()
  await field('Email').fill('selam@example.org')
  await goOn.click()
  await field('Password').fill('Addis-Ababa-1')
  await field('Confirm Password').fill('Addis-Ababa-1')
  await page.getByRole('checkbox').click()
  await submit.click()
  await expect.element(step(2)).toBeVisible()
  await expect.element(field('Email')).toHaveAccessibleDescription(emailTaken)
  await expect.element(field('Email')).toHaveFocus()
  await expect.element(goOn).toBeDisabled()
  await field('Email').fill('selam.t@example.org')
  await goOn.click()
  await expect.element(field('Password')).toHaveValue('Addis-Ababa-1')
})

test('Back to Phone Number on phones leads to the number’s step', async () => {
  await page.viewport(390, 844)
  open({ 'POST /auth/v1/sign-up/phone': () => answered(null) })
  await fillInFirstStep()
  await goOn.click()
  await phones.click({ force: true })
  await field('Phone Number').fill('024 123 4567')
  await goOn.click()
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Send Verification Code' }).click()
  await page.getByRole('button', { name: 'Back to Phone Number' }).click()
  await expect.element(step(2)).toBeVisible()
  await expect.element(field('Phone Number')).toHaveValue('024 123 4567')
})

test('switching to email while a code is awaited leads to the address’s step on phones', async () => {
  await page.viewport(390, 844)
  open({ 'POST /auth/v1/sign-up/phone': () => answered(null) })
  await fillInFirstStep()
  await goOn.click()
  await phones.click({ force: true })
  await field('Phone Number').fill('024 123 4567')
  await goOn.click()
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Send Verification Code' }).click()
  await expect.element(page.getByRole('button', { name: 'Back to Phone Number' })).toBeVisible()
  await page.getByRole('radio', { name: 'Email', exact: true }).click({ force: true })
  await expect.element(step(2)).toBeVisible()
  await expect.element(field('Email')).toHaveValue('')
})

test('an address error on phones does not block the step before it', async () => {
  await page.viewport(390, 844)
  open()
  await fillInFirstStep()
  await goOn.click()
  await goOn.click()
  await expect.element(field('Email')).toHaveAccessibleDescription('Email is required')
  await expect.element(goOn).toBeDisabled()
  await back.click()
  await expect.element(step(1)).toBeVisible()
  await goOn.click()
  await expect.element(step(2)).toBeVisible()
  await expect.element(field('Email')).toHaveFocus()
})

test('input without passwords and consent is kept in this tab until the visitor leaves', async () => {
  const { leave } = open()
  await fillIn()
  await phones.click({ force: true })
  await field('Phone Number').fill('024 123 4567')
  const typed = kept()
  expect(typed).toMatchObject({
    way: 'phone',
    values: {
      full_name: 'Selam Tesfaye',
      date_of_birth: '1996-04-12',
      email: 'selam@example.org',
      phone_number: '024 123 4567',
      password: '',
      confirm_password: '',
      agreed_to_terms: false,
    },
  })
  leave()
  expect(kept()).toBeNull()
})

test('a reload keeps the input, and a changed landing-page choice applies', async () => {
  const { leave } = open()
  await page.getByRole('combobox', { name: 'Gender' }).selectOptions('Male')
  await fillInFirstStep()
  await phones.click({ force: true })
  await field('Phone Number').fill('024 123 4567')
  const typed = kept()
  leave()
  sessionStorage.setItem('draft registration', JSON.stringify(typed))
  const again = open()
  await expect.element(field('Phone Number')).toHaveValue('024 123 4567')
  await expect.element(field('Full Name')).toHaveValue('Selam Tesfaye')
  await expect.element(page.getByRole('textbox', { name: 'Year' })).toHaveValue('1996')
  await expect.element(page.getByRole('combobox', { name: 'Gender' })).toHaveValue('Male')
  again.leave()
  sessionStorage.setItem('draft registration', JSON.stringify({ ...typed, chosen: 'Male' }))
  open() // a woman was chosen on the landing page in between
  await expect.element(page.getByRole('combobox', { name: 'Gender' })).toHaveValue('Female')
})

test('input older than a quarter of an hour is not shown', async () => {
  const { leave } = open()
  await fillIn()
  const typed = kept()
  leave()
  sessionStorage.setItem(
    'draft registration',
    JSON.stringify({ ...typed, typed_at: Date.now() - 15 * 60_000 }),
  )
  open()
  await expect.element(field('Full Name')).toHaveValue('')
  await expect.element(field('Email')).toHaveValue('')
})

test('an offline visitor sees that they are offline, and keeps all input', async () => {
  open()
  await fillIn()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.mocked(window.fetch).mockRejectedValue(new TypeError('Failed to fetch'))
  await submit.click()
  await expect.element(sentence('You seem to be offline.')).toBeVisible()
  await expect.element(field('Full Name')).toHaveValue('Selam Tesfaye')
})
