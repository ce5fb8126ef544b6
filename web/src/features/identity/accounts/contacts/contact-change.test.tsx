import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createQueryClient } from '../../../../app/query-client.ts'
import { type Answers, answered, fakeServer, refused } from '../../../../testing/fake-server.ts'
import { mount } from '../../../../testing/mount.tsx'
import { ToastProvider } from '../../../../ui/feedback/toast-provider.tsx'
import { Contacts } from './contacts.tsx'

const session = {
  user: { id: 'a2f1c9de-0b1d-4c53-9c05-0d8f2f6f1a11', email: 'new@example.org', name: 'Amara' },
}
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })

function open(freshMinutes: number, answers: Answers) {
  fakeServer(answers)
  const security = { email: 'amara@example.org', phone: null, has_password: true, ...rest(freshMinutes) }
  show(<Contacts security={security} />)
}

const rest = (freshMinutes: number) => ({
  two_factor_enabled: false,
  recovery_codes_left: 0,
  fresh_until: new Date(Date.now() + freshMinutes * 60_000).toISOString(),
})

const show = (contacts: ReactNode) =>
  mount(
    <QueryClientProvider client={createQueryClient()}>
      <ToastProvider>{contacts}</ToastProvider>
    </QueryClientProvider>,
  )

afterEach(() => void vi.restoreAllMocks())

test('a new address is saved once its code is entered', async () => {
  const requestCode = vi.fn(() => answered(null))
  const confirmed = vi.fn(() => answered(session))
  open(5, { 'POST /auth/v1/change-contact': requestCode, 'POST /auth/v1/confirm-contact': confirmed })
  await button('Change Email').click()
  await field('New Email').fill('new@example.org')
  await button('Send Verification Code').click()
  await field('Verification Code').fill('123456')
  await button('Confirm').click()
  await expect.element(page.getByText('Your new contact details are confirmed.')).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(requestCode).toHaveBeenCalledExactlyOnceWith({ email: 'new@example.org' })
  expect(confirmed).toHaveBeenCalledExactlyOnceWith({ code: '123456' })
})

test('a member without a number can add one', async () => {
  const requestCode = vi.fn(() => answered(null))
  const confirmed = vi.fn(() => answered(session))
  open(5, {
    'POST /auth/v1/change-contact': requestCode,
    'POST /auth/v1/confirm-contact': confirmed,
    'GET /functions/v1/get-country': () => answered({ country_code: null }),
    'GET /functions/v1/get-reference-data': () => answered({ countries: [] }),
  })
  await button('Add Phone').click()
  await field('Phone Number').fill('+233 24 123 4567')
  await button('Send Verification Code').click()
  await expect.element(page.getByText('+233241234567')).toBeVisible()
  expect(requestCode).toHaveBeenCalledExactlyOnceWith({ phone_number: '+233241234567' })
  await field('Verification Code').fill('123456')
  await button('Confirm').click()
  await expect.element(page.getByText('Your new contact details are confirmed.')).toBeVisible()
  expect(confirmed).toHaveBeenCalledExactlyOnceWith({ code: '123456' })
})

const NUMBER = '+233241234567'
const BY_PHONE: Answers = {
  'GET /functions/v1/get-country': () => answered({ country_code: null }),
  'GET /functions/v1/get-reference-data': () => answered({ countries: [] }),
}
const ownSecurity = (phone: string | null) => ({
  email: 'amara@example.org',
  phone,
  has_password: true,
  ...rest(5),
})

async function toTheCode() {
  await button('Add Phone').click()
  await field('Phone Number').fill(NUMBER)
  await button('Send Verification Code').click()
  await field('Verification Code').fill('123456')
}

test('a new number with a lost confirmation is done when the server has it', async () => {
  open(5, {
    ...BY_PHONE,
    'POST /auth/v1/change-contact': () => answered(null),
    'POST /auth/v1/confirm-contact': () => {
      throw new TypeError('Failed to fetch')
    },
    'GET /auth/v1/get-security': () => answered(ownSecurity(NUMBER)),
    'GET /auth/v1/get-session': () => answered(session),
  })
  await toTheCode()
  await button('Confirm').click()
  await expect.element(page.getByText('Your new contact details are confirmed.')).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('an unsent confirmation is an error, a used code’s refusal is not', async () => {
  let phone: string | null = null
  let attempts = 0
  open(5, {
    ...BY_PHONE,
    'POST /auth/v1/change-contact': () => answered(null),
    'POST /auth/v1/confirm-contact': () => {
      attempts += 1
      if (attempts === 1) throw new TypeError('Failed to fetch')
      return refused(400, 'accounts.code_invalid', 'Invalid verification code')
    },
    'GET /auth/v1/get-security': () => answered(ownSecurity(phone)),
    'GET /auth/v1/get-session': () => answered(session),
  })
  await toTheCode()
  await button('Confirm').click()
  await expect.element(page.getByText('That didn’t work. Please try again.', { exact: false })).toBeVisible()
  await button('Confirm').click()
  await expect.element(page.getByText('Invalid verification code', { exact: false })).toBeVisible()
  phone = NUMBER
  await button('Confirm').click()
  await expect.element(page.getByText('Your new contact details are confirmed.')).toBeVisible()
})

test('the page reopens at the code until it is confirmed or abandoned', async () => {
  const confirmed = vi.fn(() => answered(session))
  const answers: Answers = {
    ...BY_PHONE,
    'POST /auth/v1/change-contact': () => answered(null),
    'POST /auth/v1/confirm-contact': confirmed,
  }
  fakeServer(answers)
  const unload = show(<Contacts security={ownSecurity(null)} />)
  await toTheCode()
  unload()
  const leave = show(<Contacts security={ownSecurity(null)} />)
  await expect.element(page.getByRole('dialog').getByText(NUMBER)).toBeVisible()
  await field('Verification Code').fill('123456')
  await button('Confirm').click()
  await expect.element(page.getByText('Your new contact details are confirmed.')).toBeVisible()
  expect(confirmed).toHaveBeenCalledExactlyOnceWith({ code: '123456' })
  leave()
  show(<Contacts security={ownSecurity(NUMBER)} />)
  await expect.element(button('Change Phone')).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test.each([
  ['another member', { user_id: 'b2f1c9de-0b1d-4c53-9c05-0d8f2f6f1a12' }],
  ['a code that is no longer good', { sent_at: Date.now() - 24 * 60 * 60_000 }],
])('the page does not open at the code of %s', async (_whose, kept) => {
  const sent = { kind: 'phone', contact: NUMBER, user_id: null, sent_at: Date.now(), ...kept }
  window.sessionStorage.setItem('draft sent-contact', JSON.stringify(sent))
  fakeServer(BY_PHONE)
  show(<Contacts security={ownSecurity(null)} />)
  await button('Add Phone').click()
  await expect.element(field('Phone Number')).toBeVisible()
})

test('a wrong current password is reported under its field', async () => {
  const wrong = 'That isn’t your current password.'
  open(-1, { 'POST /auth/v1/change-contact': () => refused(403, 'accounts.wrong_password', wrong) })
  await button('Change Email').click()
  await field('New Email').fill('new@example.org')
  await field('Current Password').fill('Karibu-2025!')
  await button('Send Verification Code').click()
  await expect.element(field('Current Password')).toHaveAccessibleDescription(wrong)
})

test('a wrong code changes nothing', async () => {
  open(5, {
    'POST /auth/v1/change-contact': () => answered(null),
    'POST /auth/v1/confirm-contact': () => refused(400, 'accounts.code_invalid', 'Invalid verification code'),
  })
  await button('Change Email').click()
  await field('New Email').fill('new@example.org')
  await button('Send Verification Code').click()
  await field('Verification Code').fill('000000')
  await button('Confirm').click()
  await expect.element(page.getByText('Invalid verification code', { exact: false })).toBeVisible()
  await expect.element(field('Verification Code')).toHaveValue('000000')
  await expect.element(page.getByText('amara@example.org')).toBeInTheDocument()
  expect(page.getByText('Your new contact details are confirmed.').elements()).toEqual([])
})

test('the form without a network shows an error and keeps its input for a second press', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  let isOffline = true
  const requestCode = vi.fn(() => {
    if (isOffline) throw new TypeError('Failed to fetch')
    return answered(null)
  })
  open(-1, { 'POST /auth/v1/change-contact': requestCode })
  await button('Change Email').click()
  await field('New Email').fill('new@example.org')
  await field('Current Password').fill('Karibu-2026!')
  await button('Send Verification Code').click()
  await expect
    .element(field('New Email'))
    .toHaveAccessibleDescription('You seem to be offline. Please check your connection and try again.')
  await expect.element(field('New Email')).toHaveValue('new@example.org')
  await expect.element(field('Current Password')).toHaveValue('Karibu-2026!')
  isOffline = false
  await button('Send Verification Code').click()
  await expect.element(field('Verification Code')).toBeVisible()
  expect(requestCode).toHaveBeenCalledTimes(2)
})

test('a new address stays while a code by phone renews the recent auth', async () => {
  fakeServer({})
  let setMinutes: (minutes: number) => void = () => undefined
  function Host() {
    const [minutes, set] = useState(5)
    setMinutes = set
    return (
      <Contacts security={{ email: null, phone: '+233241234567', has_password: false, ...rest(minutes) }} />
    )
  }
  show(<Host />)
  await button('Add Email').click()
  await field('New Email').fill('new@example.org')
  setMinutes(-1)
  await expect.element(page.getByText('+233241234567').last()).toBeVisible()
  await expect.element(field('New Email')).not.toBeInTheDocument()
  setMinutes(5)
  await expect.element(field('New Email')).toHaveValue('new@example.org')
})
