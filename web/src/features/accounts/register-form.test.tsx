import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, answered, fakeServer, refused } from '../../testing/fake-server.ts'
import { expectToLeaveAfter, press, useHeldTime } from '../../testing/held-time.ts'
import { mount } from '../../testing/mount.tsx'
import { RegisterForm } from './register-form.tsx'

const countries = [{ code: 'GH', name: 'Ghana', dial_code: '+233' }]
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
// The element also holds an icon, so the match is partial.
const sentence = (text: string) => page.getByText(text, { exact: false })
const submit = page.getByRole('button', { name: 'Create Account' })

function open(answers: Answers = {}) {
  const onRegistered = vi.fn()
  const onVerified = vi.fn()
  fakeServer({
    'GET /functions/v1/get-country': () => answered({ country_code: 'GH' }),
    'GET /functions/v1/get-reference-data': () => answered({ countries }),
    ...answers,
  })
  mount(
    <QueryClientProvider client={new QueryClient()}>
      <RegisterForm
        gender="Female"
        wishes={{ preferred_gender: 'Male', age_range_min: 25, age_range_max: 40 }}
        onRegistered={onRegistered}
        onVerified={onVerified}
        onSecondStep={() => {}}
      />
    </QueryClientProvider>,
  )
  return { onRegistered, onVerified }
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

test('an empty form says at every field what is missing, and the first one takes the focus', async () => {
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

test('the submit button is disabled while the email has an error, and editing the email clears it', async () => {
  open()
  await field('Email').fill('selam')
  await submit.click()
  await expect.element(sentence('Please enter a valid email')).toBeVisible()
  await expect.element(submit).toBeDisabled()
  await field('Email').fill('selam@')
  await expect.element(sentence('Please enter a valid email')).not.toBeInTheDocument()
  await expect.element(submit).toBeEnabled()
})

test('the password checklist updates while the password is typed', async () => {
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
  await page.getByLabelText('Date of Birth', { exact: false }).fill('1996-04-12')
  await field('Phone Number').fill('024 123 4567')
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Send Verification Code' }).click()
}

test('by phone, the detected country sets the dial code, and the code completes the registration', async () => {
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

test('a wrong code is reported at the field; Back to Phone Number clears code and error but keeps the details', async () => {
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

test('another code can be requested with the same details, and a line confirms it for a while', async () => {
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
  useHeldTime()
  press(resend)
  await expectToLeaveAfter(3_000, sentence('New verification code sent successfully!'))
  expect(sent.mock.calls[1]).toEqual(sent.mock.calls[0])
  await expect.element(waiting).toBeDisabled()
})

test('the reason why no code was sent is shown under the number', async () => {
  const wait = 'Too many requests. Please try again in 43 seconds.'
  open({ 'POST /auth/v1/sign-up/phone': () => refused(429, 'request.too_many', wait) })
  await askForCode()
  await expect.element(field('Phone Number')).toHaveAccessibleDescription(wait)
})
