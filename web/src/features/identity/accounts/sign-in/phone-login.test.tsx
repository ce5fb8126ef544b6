import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, answered, fakeServer, refused } from '../../../../testing/fake-server.ts'
import { mount } from '../../../../testing/mount.tsx'
import { PhoneLogin } from './phone-login.tsx'

const countries = [
  { code: 'GH', name: 'Ghana', dial_code: '+233' },
  { code: 'US', name: 'United States of America', dial_code: '+1' },
]
const dialCode = page.getByRole('combobox', { name: 'Country Code' })
const number = page.getByRole('textbox', { name: 'Phone Number' })
const code = page.getByRole('textbox', { name: 'Verification Code' })
const send = page.getByRole('button', { name: 'Send Verification Code' })
const verify = page.getByRole('button', { name: 'Verify & Sign In' })

/** @param gate holds back every answer until it resolves */
function open(answers: Answers, gate?: Promise<void>) {
  const callbacks = { onSignedIn: vi.fn(), onSecondStep: vi.fn(), onTrouble: vi.fn() }
  const server = fakeServer({
    'GET /functions/v1/get-country': () => answered({ country_code: 'GH' }),
    'GET /functions/v1/get-reference-data': () => answered({ countries }),
    ...answers,
  })
  const answer = server.getMockImplementation() ?? window.fetch
  if (gate) server.mockImplementation((...call) => gate.then(() => answer(...call)))
  mount(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <PhoneLogin {...callbacks} />
    </QueryClientProvider>,
  )
  return callbacks
}

async function askForCode() {
  await expect.element(page.getByRole('combobox', { name: 'Country Code' })).toHaveValue('🇬🇭 Ghana (+233)')
  await number.fill('0241234567')
  await send.click()
}

afterEach(() => void vi.restoreAllMocks())

test('the phone field shows that the country is being detected', async () => {
  const gate = Promise.withResolvers<void>()
  open({}, gate.promise)
  await expect.element(number).toHaveAttribute('placeholder', 'Detecting country...')
  gate.resolve()
  await expect.element(dialCode).toHaveValue('🇬🇭 Ghana (+233)')
  await expect.element(number).not.toHaveAttribute('placeholder')
})

test('the dial code stays +1 when the country cannot be detected', async () => {
  open({ 'GET /functions/v1/get-country': () => refused(500, 'server.defect', 'Something went wrong.') })
  await expect.element(dialCode).toHaveValue('🇺🇸 United States of America (+1)')
  await expect.element(number).not.toHaveAttribute('placeholder')
  await expect.element(dialCode).toHaveValue('🇺🇸 United States of America (+1)')
})

test('a number is sent in international form, and its code signs the member in', async () => {
  const sent = vi.fn(() => answered(null))
  const { onSignedIn } = open({
    'POST /auth/v1/sign-in/phone': sent,
    'POST /auth/v1/verify-phone': () => answered({ user: { name: 'Amara' } }),
  })
  await askForCode()
  expect(sent).toHaveBeenCalledExactlyOnceWith({ phone_number: '+233241234567' })
  await code.fill('123456')
  await verify.click()
  await expect.poll(() => onSignedIn).toHaveBeenCalledExactlyOnceWith({ user: { name: 'Amara' } })
})

test('a member with a second factor continues to the second step', async () => {
  const needed = 'Please enter the code from your authenticator app.'
  const { onSecondStep } = open({
    'POST /auth/v1/sign-in/phone': () => answered(null),
    'POST /auth/v1/verify-phone': () => refused(403, 'accounts.second_factor_needed', needed),
  })
  await askForCode()
  await code.fill('123456')
  await verify.click()
  await expect.poll(() => onSecondStep).toHaveBeenCalledOnce()
})

test.each([
  [
    404,
    'accounts.phone_unknown',
    'Invalid phone number or password. Please check your credentials and try again.',
    'Invalid phone number or password. Please check your credentials and try again.',
  ],
  [500, 'server.defect', 'Something went wrong.', 'Failed to send verification code'],
] as const)('a refusal with status %i is shown in the banner', async (status, error, message, sentence) => {
  const { onTrouble } = open({ 'POST /auth/v1/sign-in/phone': () => refused(status, error, message) })
  await askForCode()
  await expect.poll(() => onTrouble).toHaveBeenLastCalledWith(sentence)
})

test('a request without an answer shows that the number could not be checked', async () => {
  const { onTrouble } = open({})
  await askForCode()
  await expect
    .poll(() => onTrouble)
    .toHaveBeenLastCalledWith('Error checking phone number. Please try again.')
})

test('an offline visitor sees that they are offline', async () => {
  const { onTrouble } = open({})
  await expect.element(dialCode).toHaveValue('🇬🇭 Ghana (+233)')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await number.fill('0241234567')
  await send.click()
  await expect
    .poll(() => onTrouble)
    .toHaveBeenLastCalledWith('You seem to be offline. Please check your connection and try again.')
})

test('Back to Phone Number leads to the same code again, and another number gets its own', async () => {
  const sent = vi.fn(() => answered(null))
  open({ 'POST /auth/v1/sign-in/phone': sent })
  await askForCode()
  const back = page.getByRole('button', { name: 'Back to Phone Number' })
  await code.fill('12')
  await back.click()
  await number.fill('+233 24 123 4567')
  await send.click()
  await expect.element(code).toHaveValue('')
  expect(sent).toHaveBeenCalledOnce()
  await back.click()
  await number.fill('0241234568')
  await send.click()
  await expect.element(code).toBeVisible()
  expect(sent).toHaveBeenLastCalledWith({ phone_number: '+233241234568' })
})

test('a number in Arabic digits and its code sign the member in', async () => {
  const verified = vi.fn(() => answered({ user: { name: 'Amara' } }))
  open({ 'POST /auth/v1/sign-in/phone': () => answered(null), 'POST /auth/v1/verify-phone': verified })
  await expect.element(dialCode).toHaveValue('🇬🇭 Ghana (+233)')
  await number.fill('٠٢٤١٢٣٤٥٦٧')
  await send.click()
  await code.fill('٨٦٠٦١٣')
  await verify.click()
  await expect
    .poll(() => verified)
    .toHaveBeenCalledExactlyOnceWith({ phone_number: '+233241234567', code: '860613' })
})
