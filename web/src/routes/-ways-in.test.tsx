import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { unsentMessages } from '../features/dating/messaging/outbox/outbox.ts'
import { startSession } from '../features/identity/accounts/sessions/session.ts'
import { onDevice } from '../lib/storage/device-store.ts'
import { draftName, hasDrafts, saveDraft } from '../lib/storage/drafts.ts'
import { fillDateOfBirth } from '../testing/date-of-birth.ts'
import { answered, refused } from '../testing/fake-server.ts'
import { amara, visitAsAmara, visitAsVisitor } from '../testing/signed-in.tsx'

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const link = (name: string) => page.getByRole('link', { name, exact: true })

/** The label covers the radio button, so the click is forced: a layout change at that moment would make it miss. */
async function choose(name: string) {
  const radio = page.getByRole('radio', { name })
  const isChosen = async () => {
    await radio.click({ force: true })
    expect(radio.element()).toHaveProperty('checked', true)
  }
  await vi.waitFor(isChosen, { timeout: 20_000 })
}
const defect = () => refused(500, 'server.defect', 'Something went wrong. Please try again.')

/** Holds back an answer until `release` is called. */
function holdBack<T>(answer: T) {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { answer: () => promise.then(() => answer), release: resolve }
}

/** Sets the address of the page itself, as mailed links do. */
const setAddress = (address: string) => window.history.replaceState(null, '', address)
const initialAddress = window.location.href

// The registration has a single page at this size; its steps on phones are tested with the form.
beforeEach(() => page.viewport(1280, 900))
afterEach(async () => {
  vi.restoreAllMocks()
  setAddress(initialAddress)
  await page.viewport(390, 844)
})

async function fillInDetails() {
  await page.getByRole('combobox', { name: 'Gender' }).selectOptions('Female')
  await field('Full Name').fill('Selam Tesfaye')
  await fillDateOfBirth('1996-04-12')
  await page.getByRole('checkbox').click()
}

const countries = { countries: [{ code: 'GH', name: 'Ghana', dial_code: '+233' }] }
const byPhone = {
  'GET /functions/v1/get-reference-data': () => answered(countries),
  'POST /auth/v1/sign-up/phone': () => answered(null),
  'POST /auth/v1/sign-in/phone': () => answered(null),
}

test('moving between signed-out pages moves the focus to the new heading', async () => {
  visitAsVisitor('/register')
  await link('Already have an account?').click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toHaveFocus()
})

test('registration offers Email or Phone and links to the login', async () => {
  visitAsVisitor('/register')
  await expect.element(link('Already have an account?')).toHaveAttribute('href', '/login')
  for (const provider of ['Google', 'Facebook'])
    await expect.element(button(`${provider} (Coming Soon)`)).toBeDisabled()
  await expect.element(field('Email')).toBeVisible()
  await choose('Phone')
  await expect.element(field('Phone Number')).toBeVisible()
  await expect.element(field('Email')).not.toBeInTheDocument()
})

test('registration by email continues at /check-email', async () => {
  const sent = holdBack(answered(null))
  const { history } = visitAsVisitor('/register', {
    'GET /functions/v1/get-reference-data': () => answered(countries),
    'POST /auth/v1/sign-up/email': sent.answer,
  })
  await fillInDetails()
  await field('Email').fill('selam@example.org')
  await field('Password').fill('Addis-Ababa-1')
  await field('Confirm Password').fill('Addis-Ababa-1')
  await button('Create Account').click()
  await expect.element(button('Creating Account...')).toBeDisabled()
  sent.release()
  await expect.poll(() => history.location.pathname).toBe('/check-email')
})

test('registration by phone takes two steps', async () => {
  const verified = holdBack(answered({ user: { ...amara, phone_confirmed_at: '2026-01-01T00:00:00Z' } }))
  const { history } = visitAsVisitor('/register', {
    ...byPhone,
    'POST /auth/v1/verify-phone': verified.answer,
  })
  await choose('Phone')
  await fillInDetails()
  await field('Phone Number').fill('024 123 4567')
  await button('Send Verification Code').click()
  await expect.element(field('Verification Code')).toHaveAttribute('placeholder', '000000')
  await choose('Email')
  await expect.element(field('Verification Code')).not.toBeInTheDocument()
  await choose('Phone')
  await button('Send Verification Code').click()
  await field('Verification Code').fill('123456')
  await button('Complete Registration').click()
  await expect.element(button('Verifying Code...')).toBeDisabled()
  const pages = history.length
  verified.release()
  await expect.poll(() => history.location.pathname).toBe('/dashboard')
  expect(history.length).toBe(pages)
})

test('registration shows missing and mismatched fields', async () => {
  visitAsVisitor('/register', { 'GET /functions/v1/get-country': () => answered({ country_code: null }) })
  await field('Password').fill('Addis-1')
  await field('Confirm Password').fill('Addis-2')
  await button('Create Account').click()
  for (const sentence of [
    'Full name is required',
    'Gender is required',
    'Date of birth is required',
    'Country of residence is required',
    'Password must be at least 8 characters',
    'Passwords do not match',
  ])
    await expect.element(page.getByText(sentence, { exact: false })).toBeVisible()
})

test('a failed registration by phone without a message shows a general sentence', async () => {
  let sent = defect()
  visitAsVisitor('/register', {
    ...byPhone,
    'POST /auth/v1/sign-up/phone': () => sent,
    'POST /auth/v1/verify-phone': defect,
  })
  await choose('Phone')
  await fillInDetails()
  await field('Phone Number').fill('024 123 4567')
  await button('Send Verification Code').click()
  await expect.element(field('Phone Number')).toHaveAccessibleDescription('Unknown error')
  sent = answered(null)
  await button('Send Verification Code').click()
  await field('Verification Code').fill('123456')
  await button('Complete Registration').click()
  await expect.element(field('Verification Code')).toHaveAccessibleDescription('An error occurred')
})

test('the code field has the focus at once', async () => {
  visitAsVisitor('/register', byPhone)
  await choose('Phone')
  await fillInDetails()
  await field('Phone Number').fill('024 123 4567')
  await button('Send Verification Code').click()
  await expect.element(field('Verification Code')).toHaveFocus()
  await field('Verification Code').fill('123 4567')
  await expect.element(field('Verification Code')).toHaveValue('123456')
})

test('the login offers Email or Phone, and links to other pages', async () => {
  visitAsVisitor('/login')
  await expect.element(link("Don't have an account?")).toHaveAttribute('href', '/register')
  await expect.element(link('Forgot your password?')).toHaveAttribute('href', '/forgot-password')
  for (const provider of ['Google', 'Facebook'])
    await expect.element(button(`${provider} (Coming Soon)`)).toBeDisabled()
  await choose('Phone')
  await expect.element(field('Phone Number')).toBeVisible()
  await expect.element(link('Forgot your password?')).not.toBeInTheDocument()
})

test('the login requires email and password, and leads to the dashboard', async () => {
  const signedIn = holdBack(answered({ user: amara }))
  const { history } = visitAsVisitor('/login', { 'POST /auth/v1/sign-in/email': signedIn.answer })
  await button('Sign In').click()
  await expect.element(field('Email')).toHaveAccessibleDescription('Email is required')
  await expect.element(field('Password')).toHaveAccessibleDescription('Password is required')
  await field('Email').fill('amara@')
  await button('Sign In').click()
  await expect.element(field('Email')).toHaveAccessibleDescription('Please enter a valid email')
  await field('Email').fill('amara@example.org')
  await field('Password').fill('Karibu-2026!')
  await button('Sign In').click()
  await expect.element(button('Signing In...')).toBeDisabled()
  signedIn.release()
  await expect.poll(() => history.location.pathname).toBe('/dashboard')
})

test('a refused login shows the server’s message under the email', async () => {
  let answer = refused(400, 'accounts.wrong_credentials', 'Invalid email or password.')
  visitAsVisitor('/login', { 'POST /auth/v1/sign-in/email': () => answer })
  await field('Email').fill('amara@example.org')
  await field('Password').fill('Karibu-2026!')
  await button('Sign In').click()
  await expect.element(field('Email')).toHaveAccessibleDescription('Invalid email or password.')
  answer = defect()
  await button('Sign In').click()
  await expect.element(page.getByText('Login failed', { exact: true })).toBeVisible()
})

test('a member who must wait to sign in sees the server’s message above the form', async () => {
  const sentence = 'Too many attempts. Please try again in 2 hours.'
  visitAsVisitor('/login', {
    'POST /auth/v1/sign-in/email': () => refused(429, 'accounts.too_many_tries', sentence),
  })
  await field('Email').fill('amara@example.org')
  await field('Password').fill('Karibu-2026!')
  await button('Sign In').click()
  await expect.element(page.getByText(sentence)).toBeVisible()
  await expect.element(field('Email')).not.toHaveAccessibleDescription(sentence)
})

test('a phone login reports a wrong code and a failed sign-in', async () => {
  const sent = holdBack(answered(null))
  let answer = refused(400, 'accounts.code_invalid', 'Invalid verification code')
  visitAsVisitor('/login', {
    ...byPhone,
    'POST /auth/v1/sign-in/phone': sent.answer,
    'POST /auth/v1/verify-phone': () => answer,
  })
  await choose('Phone')
  await field('Phone Number').fill('024 123 4567')
  await button('Send Verification Code').click()
  await expect.element(button('Sending Code...')).toBeDisabled()
  sent.release()
  await field('Verification Code').fill('000000')
  await button('Verify & Sign In').click()
  await expect.element(field('Verification Code')).toHaveAccessibleDescription('Invalid verification code')
  answer = defect()
  await button('Verify & Sign In').click()
  await expect
    .element(field('Verification Code'))
    .toHaveAccessibleDescription('Login failed. Please try again.')
})

test('the page after registration shows the address, and help for a missing mail', async () => {
  window.sessionStorage.setItem('tempUserData', JSON.stringify({ email: 'selam@example.org' }))
  onTestFinished(() => window.sessionStorage.clear())
  visitAsVisitor('/check-email')
  await expect.element(page.getByRole('heading', { name: 'Thank you for Registering!' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  await expect.element(page.getByText('We sent a link to selam@example.org.', { exact: false })).toBeVisible()
  await expect.element(button('Resend Email in 60 s')).toBeDisabled()
  await expect.element(page.getByText('Follow us on Facebook', { exact: false })).toBeVisible()
  await expect.element(link('Back to Login')).toHaveAttribute('href', '/login')
})

test('the development outbox is offered only where the server marks its page', async () => {
  const outbox = link('Read yours in the development outbox')
  const { close } = visitAsVisitor('/check-email')
  await expect.element(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  await expect.element(outbox).not.toBeInTheDocument()
  close()
  document.documentElement.dataset['demo'] = ''
  onTestFinished(() => void delete document.documentElement.dataset['demo'])
  visitAsVisitor('/check-email')
  await expect.element(outbox).toHaveAttribute('href', '/dev/outbox')
})

test('a wrong address is corrected without re-entering other fields, except passwords and consent', async () => {
  const sent: unknown[] = []
  visitAsVisitor('/register', {
    'GET /functions/v1/get-reference-data': () => answered(countries),
    'POST /auth/v1/sign-up/email': (body) => {
      sent.push(body)
      return answered(null)
    },
  })
  await fillInDetails()
  await field('Email').fill('selam@example.con')
  const choosePassword = async () => {
    await field('Password').fill('Addis-Ababa-1')
    await field('Confirm Password').fill('Addis-Ababa-1')
    await button('Create Account').click()
  }
  await choosePassword()
  await link('Change Address').click()
  await expect.element(field('Full Name')).toHaveValue('Selam Tesfaye')
  await expect.element(field('Email')).toHaveValue('selam@example.con')
  await expect.element(field('Password')).toHaveValue('')
  await field('Email').fill('selam@example.com')
  await expect.element(page.getByRole('checkbox')).not.toBeChecked()
  await page.getByRole('checkbox').click()
  await choosePassword()
  await expect.element(page.getByText('We sent a link to selam@example.com.', { exact: false })).toBeVisible()
  const [wrong, right] = sent as { email: string }[]
  expect(right).toEqual({ ...wrong, email: 'selam@example.com' })
})

test.each([
  ['/check-email', 'Activating your account...', '?code=abc'],
  ['/auth/callback', 'Authenticating...', '?code=abc'],
  ['/auth/callback', 'Authenticating...', '#access_token=abc'],
])('%s shows %j and goes on to the dashboard', async (address, sentence, code) => {
  setAddress(code)
  const exchanged = holdBack(answered({ user: amara }))
  const exchange = vi.fn(exchanged.answer)
  const { history } = visitAsVisitor(address, { 'POST /auth/v1/exchange-code': exchange })
  await expect.element(page.getByText(sentence)).toBeVisible()
  exchanged.release()
  await expect.poll(() => history.location.pathname).toBe('/dashboard')
  expect(exchange).toHaveBeenCalledExactlyOnceWith({ code: 'abc' })
})

test.each([
  ['?code=used', 'Authentication failed. Please try again.'],
  ['?', 'No authentication code found.'],
])('a link with %s leads to the login, which shows %j', async (code, sentence) => {
  setAddress(code)
  const { history } = visitAsVisitor('/auth/callback', {
    'POST /auth/v1/exchange-code': () => refused(400, 'accounts.link_invalid', 'This link does not work.'),
  })
  await expect.element(page.getByText(sentence)).toBeVisible()
  expect(history.location.pathname).toBe('/login')
})

test('a sign-in link’s error is shown in our own words, never the address’s', async () => {
  setAddress('?error=access_denied&error_description=Call+us+at+evil.test')
  visitAsVisitor('/auth/callback')
  await expect.element(page.getByText('Authentication error: access was denied.')).toBeVisible()
  await expect.element(page.getByText('evil.test', { exact: false })).not.toBeInTheDocument()
})

test.each(['?error=you_won&error_description=Call+us', '#error_description=Call+us', '?error=__proto__'])(
  'an address cannot put words on the page: %s',
  async (address) => {
    setAddress(address)
    visitAsVisitor('/auth/callback')
    await expect.element(page.getByText('Authentication failed. Please try again.')).toBeVisible()
    await expect.element(page.getByText(/Call us|you_won|proto/)).not.toBeInTheDocument()
  },
)

const has = (body: unknown, field: string) => Object.hasOwn(Object(body), field)
/** A server that requires the password of the sign-up, then records the details sent with it. */
const requirePassword = (answer: () => ReturnType<typeof answered>) =>
  vi.fn((body: unknown) =>
    has(body, 'password') || has(body, 'sign_up')
      ? answer()
      : refused(403, 'accounts.sign_up_password_needed', 'Please enter the password.'),
  )

test.each(['/auth/callback', '/check-email'])(
  'a link opened in another browser at %s asks for the sign-up’s password',
  async (address) => {
    setAddress('?code=abc')
    const wrong = 'That isn’t the password you chose when you signed up.'
    let answer = refused(403, 'accounts.sign_up_password_wrong', wrong)
    const exchange = requirePassword(() => answer)
    const { history } = visitAsVisitor(address, { 'POST /auth/v1/exchange-code': exchange })
    await expect.element(page.getByRole('heading', { name: 'Almost there' })).toBeVisible()
    await button('Confirm My Email').click()
    await expect.element(field('Password')).toHaveAccessibleDescription('Password is required')
    await field('Password').fill('Wrong-horse-1')
    await button('Confirm My Email').click()
    await expect.element(field('Password')).toHaveAccessibleDescription(wrong)
    answer = answered({ user: amara })
    await field('Password').fill('Right-horse-1')
    await button('Confirm My Email').click()
    await expect.poll(() => history.location.pathname).toBe('/dashboard')
    expect(exchange).toHaveBeenLastCalledWith({ code: 'abc', password: 'Right-horse-1' })
  },
)

test('the owner of an address in another person’s sign-up starts over with new details', async () => {
  setAddress('?code=abc')
  const exchange = requirePassword(() => answered({ user: amara }))
  const { history } = visitAsVisitor('/auth/callback', {
    'GET /functions/v1/get-reference-data': () => answered(countries),
    'POST /auth/v1/exchange-code': exchange,
  })
  await button('Start Over').click()
  await field('Password').fill('addis-ababa-1')
  await button('Create Account').click()
  for (const sentence of ['Full name is required', 'Please confirm your password'])
    await expect.element(page.getByText(sentence, { exact: false })).toBeVisible()
  await expect.element(field('Password')).toHaveAccessibleDescription('One uppercase letter')
  expect(exchange).toHaveBeenCalledOnce()
  await fillInDetails()
  await field('Password').fill('Addis-Ababa-1')
  await field('Confirm Password').fill('Addis-Ababa-1')
  await button('Create Account').click()
  await expect.poll(() => history.location.pathname).toBe('/dashboard')
  expect(exchange).toHaveBeenLastCalledWith({
    code: 'abc',
    sign_up: {
      password: 'Addis-Ababa-1',
      data: expect.objectContaining({ full_name: 'Selam Tesfaye', agreed_to_terms: true }),
    },
  })
})

test('a link opened in another browser signs in only after a press', async () => {
  setAddress('?code=abc')
  const exchange = vi.fn((body: unknown) =>
    has(body, 'confirm')
      ? answered({ user: amara })
      : refused(403, 'accounts.sign_in_confirmation_needed', 'Please confirm.'),
  )
  const { history } = visitAsVisitor('/auth/callback', { 'POST /auth/v1/exchange-code': exchange })
  await expect.element(page.getByText('Would you like to sign in on this device?')).toBeVisible()
  expect(exchange).toHaveBeenCalledExactlyOnceWith({ code: 'abc' })
  await button('Sign In').click()
  await expect.poll(() => history.location.pathname).toBe('/dashboard')
  expect(exchange).toHaveBeenLastCalledWith({ code: 'abc', confirm: true })
})

test('another link opened in the same tab applies, even if only its # differs', async () => {
  setAddress('#error=access_denied')
  const exchange = vi.fn(() => answered({ user: amara }))
  const { history } = visitAsVisitor('/auth/callback', { 'POST /auth/v1/exchange-code': exchange })
  await expect.element(page.getByText('Authentication error: access was denied.')).toBeVisible()
  window.location.hash = '#access_token=abc'
  await expect.poll(() => history.location.pathname).toBe('/dashboard')
  expect(exchange).toHaveBeenCalledExactlyOnceWith({ code: 'abc' })
})

const kofi = { ...amara, id: 'b2f1c9de-0b1d-4c53-9c05-0d8f2f6f1a12', name: 'Kofi Mensah' }
const signedInHint = () => JSON.parse(window.localStorage.getItem('signed-in') ?? 'null') as unknown

/** Amara, with an unsent message and unsaved text, opens a link for another account. */
async function openLinkForAnother(onSwitch: () => Answer, address = '/auth/callback', session = isAmara) {
  setAddress('?code=abc')
  const exchange = vi.fn((body: unknown) =>
    has(body, 'switch_account')
      ? onSwitch()
      : refused(409, 'accounts.signed_in_as_another', 'Someone else is signed in.'),
  )
  saveDraft(amara.id, 'profile', { bio: 'Hello' })
  await onDevice((store) => store.put('unsent', unsent), undefined)
  const app = visitAsAmara(address, {
    'GET /auth/v1/get-session': session,
    'POST /auth/v1/exchange-code': exchange,
  })
  return { ...app, exchange }
}
type Answer = ReturnType<typeof answered>
const isAmara = (): Answer | Promise<Answer> => answered({ user: amara })

/** Names the signed-in member and the data that a switch would delete. */
const warning = page.getByText(
  'You are signed in as Amara, but this link is for a different account. One message hasn’t been sent yet. Something you typed hasn’t been sent or saved. If you switch, it will be deleted.',
)
const unsent = {
  user_id: amara.id,
  match_id: amara.id,
  client_message_id: 'one',
  content: 'Hello',
  created_at: '2026-05-01T00:00:00Z',
  refusal: null,
}

async function expectNothingLost() {
  expect(hasDrafts(amara.id)).toBe(true)
  expect(await unsentMessages(amara.id)).toHaveLength(1)
}
async function expectNothingLeft() {
  expect(hasDrafts(amara.id)).toBe(false)
  await expect.poll(() => unsentMessages(amara.id)).toEqual([])
}

test('a link for another account asks first, and shows what will be deleted', async () => {
  const { history, exchange } = await openLinkForAnother(() => answered({ user: kofi }))
  await expect.element(warning).toBeVisible()
  await expect.element(link('Stay Signed In as Amara')).toHaveAttribute('href', '/dashboard')
  expect(exchange).toHaveBeenCalledOnce()
  window.sessionStorage.setItem('draft', 'Amara’s')
  await button('Switch Account').click()
  await expect.poll(() => history.location.pathname).toBe('/dashboard')
  expect(exchange).toHaveBeenLastCalledWith({ code: 'abc', switch_account: true })
  expect(window.sessionStorage.getItem('draft')).toBeNull()
  await expectNothingLeft()
  expect(signedInHint()).toBe(kofi.id) // data that Kofi loads from here on is kept
})

test('an unanswered switch deletes nothing, and the question stays', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { history } = await openLinkForAnother(() => {
    throw new TypeError('Failed to fetch')
  })
  await button('Switch Account').click()
  await expect.element(page.getByRole('alert').getByText(/You seem to be offline/)).toBeVisible()
  await expect.element(button('Switch Account')).toBeEnabled()
  expect(history.location.pathname).toBe('/auth/callback')
  await expectNothingLost()
  expect(signedInHint()).toBe(amara.id)
})

const usedUp = () => refused(400, 'accounts.link_invalid', 'This link does not work any more.')

test('a used link switches no account, deletes nothing and shows an error', async () => {
  const { history } = await openLinkForAnother(usedUp)
  await button('Switch Account').click()
  await expect.element(page.getByRole('alert').getByText('This link does not work any more.')).toBeVisible()
  await expect.element(link('Stay Signed In as Amara')).toBeVisible()
  expect(history.location.pathname).toBe('/auth/callback')
  await expectNothingLost()
  expect(signedInHint()).toBe(amara.id)
})

test('switching waits until the page has loaded the signed-in member and their data', async () => {
  const session = holdBack(answered({ user: amara }))
  await openLinkForAnother(usedUp, '/check-email', session.answer)
  await expect.element(button('Switch Account')).toBeDisabled()
  expect(signedInHint()).toBeNull() // the device does not know who is signed in
  session.release()
  await expect.element(warning).toBeVisible()
  await button('Switch Account').click()
  await expect.element(page.getByRole('alert').getByText('This link does not work any more.')).toBeVisible()
  await expectNothingLost()
})

test('a switch whose answer was lost signs the other member in and deletes the former’s data', async () => {
  let user = amara
  const lost = () => {
    user = kofi
    throw new TypeError('Failed to fetch')
  }
  const { history } = await openLinkForAnother(lost, '/auth/callback', () => answered({ user }))
  await button('Switch Account').click()
  await expect.poll(() => history.location.pathname).toBe('/dashboard')
  await expectNothingLeft()
  expect(signedInHint()).toBe(kofi.id)
})

test('loaded data is deleted while the other account requires a code, and the rest afterwards', async () => {
  const { history, queryClient } = await openLinkForAnother(() =>
    refused(403, 'accounts.second_factor_needed', 'Please enter the code.'),
  )
  const report = draftName(amara.id, 'report')
  window.sessionStorage.setItem(report, '{}')
  const loaded = { user_id: amara.id, name: 'likes', key: ['likes'], data: [], loaded_at: Date.now() }
  await onDevice((store) => store.put('answers', loaded), undefined)
  await button('Switch Account').click()
  await expect.poll(() => history.location.href).toBe('/login?step=code')
  await expect.element(field('Authentication Code')).toBeVisible()
  await expect.poll(() => onDevice((store) => store.getAll('answers'), [])).toEqual([])
  expect(window.sessionStorage.getItem(report)).toBeNull()
  await expectNothingLost()
  expect(signedInHint()).toBeNull() // a reloaded page asks for the code, too
  startSession(queryClient, { user: kofi })
  await expectNothingLeft()
})

test('Forgot Password sends a link, and another to another address', async () => {
  const sent = vi.fn(() => answered(null))
  visitAsVisitor('/forgot-password', { 'POST /auth/v1/sign-in/link': sent })
  await expect.element(button('Send Reset Link')).toBeVisible()
  await field('Email').fill('amara@example.org')
  await button('Send Magic Link').click()
  await expect.element(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  expect(sent).toHaveBeenCalledExactlyOnceWith({ email: 'amara@example.org' })
  await expect.element(link('Back to Sign In')).toHaveAttribute('href', '/login')
  await expect
    .element(page.getByRole('link', { name: /@/ }))
    .toHaveAttribute('href', expect.stringMatching(/^mailto:support@/))
  await button('Try a different email address').click()
  await expect.element(field('Email')).toHaveValue('')
})

test('Forgot Password shows errors under the email', async () => {
  visitAsVisitor('/forgot-password', { 'POST /auth/v1/sign-in/link': defect })
  await button('Send Magic Link').click()
  await expect.element(field('Email')).toHaveAccessibleDescription('Email is required')
  await field('Email').fill('amara')
  await button('Send Magic Link').click()
  await expect.element(field('Email')).toHaveAccessibleDescription('Please enter a valid email address')
  await field('Email').fill('amara@example.org')
  await button('Send Magic Link').click()
  await expect
    .element(field('Email'))
    .toHaveAccessibleDescription('Failed to send magic link. Please try again.')
})

test('a member without a confirmed email is sent to /check-email', async () => {
  const unconfirmed = { ...amara, email_confirmed_at: null }
  const { history } = visitAsAmara('/likes', {
    'GET /auth/v1/get-session': () => answered({ user: unconfirmed }),
  })
  await expect.poll(() => history.location.pathname).toBe('/check-email')
})

test.each([
  '/dashboard',
  '/find-matches',
  '/my-matches',
  '/messages',
  '/likes',
  '/profile',
  '/settings',
  '/notifications',
  '/photos',
])('%s is for members only', async (address) => {
  const { history } = visitAsVisitor(address)
  await expect.poll(() => history.location.href).toBe(`/login?from=${encodeURIComponent(address)}`)
})

test('each registration step on phones has an address, and the browser’s Back goes to the previous one', async () => {
  await page.viewport(390, 844)
  const { history } = visitAsVisitor('/register?step=3')
  await page.getByRole('combobox', { name: 'Gender' }).selectOptions('Female')
  await field('Full Name').fill('Selam Tesfaye')
  await fillDateOfBirth('1996-04-12')
  await button('Continue').click()
  await expect.element(page.getByRole('heading', { name: /^Step 2 of 3/ })).toHaveFocus()
  expect(history.location.search).toBe('?step=2')
  await expect.element(button('Google (Coming Soon)')).not.toBeInTheDocument()
  history.back()
  await expect.element(field('Full Name')).toHaveValue('Selam Tesfaye')
})
