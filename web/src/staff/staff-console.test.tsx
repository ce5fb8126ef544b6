import type { StaffSession } from '@ndoa/contract/trust/staff'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, answered, fakeServer, refused } from '../testing/fake-server.ts'
import { mount } from '../testing/mount.tsx'
import { ToastProvider } from '../ui/feedback/toast-provider.tsx'
import { navigate } from './location.ts'
import { createStaffQueryClient } from './query-client.ts'
import { StaffConsole } from './staff-console.tsx'

const HOUR = 60 * 60_000
const address = window.location.pathname + window.location.search
beforeEach(() => navigate('/staff'))
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  window.history.replaceState(null, '', address)
})

const wanjiru = (more: Partial<StaffSession> = {}): StaffSession => ({
  id: 'a2f1c9de-0b1d-4c53-9c05-0d8f2f6f1a11',
  name: 'Wanjiru Kamau',
  email: 'wanjiru@staff.test',
  role: 'moderator',
  is_senior: true,
  must_change_password: false,
  expires_at: new Date(Date.now() + 8 * HOUR).toISOString(),
  ...more,
})
const NOT_FOUND = () => refused(404, 'request.not_found', 'This is not available.')
const NO_CASES = () => answered({ cases: [], next_after: null })
const AUDIT = () => answered({ entries: [], next_before: null })

function open(session: StaffSession | null, more: Answers = {}) {
  const world = { session }
  fakeServer({
    'GET /functions/v1/get-staff-session': () => (world.session ? answered(world.session) : NOT_FOUND()),
    'GET /functions/v1/get-cases': () => (world.session ? NO_CASES() : NOT_FOUND()),
    'GET /functions/v1/get-audit': () => (world.session ? AUDIT() : NOT_FOUND()),
    'POST /functions/v1/staff-sign-in': () => answered((world.session = wanjiru())),
    ...more,
  })
  mount(
    <QueryClientProvider client={createStaffQueryClient()}>
      <ToastProvider>
        <StaffConsole />
      </ToastProvider>
    </QueryClientProvider>,
  )
  return world
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name })

test('staff sign in with email, password and code by keyboard alone', async () => {
  open(null)
  await expect.element(heading('Ndoa Staff')).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).click()
  await userEvent.keyboard('wanjiru@staff.test{Tab}Karibu-2026!{Tab}{Tab}123456{Enter}')
  await expect.element(heading('Queue')).toBeVisible()
  await expect.element(page.getByText('Wanjiru Kamau · Senior moderator')).toBeVisible()
})

test('an incomplete form shows missing fields, and a refusal keeps all input but the code', async () => {
  open(null, {
    'POST /functions/v1/staff-sign-in': () =>
      refused(400, 'staff.wrong_credentials', 'Email, password or code is wrong.'),
  })
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect
    .element(page.getByRole('textbox', { name: 'Code' }))
    .toHaveAccessibleDescription(/Please enter the six digits/)
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveFocus()
  await page.getByRole('textbox', { name: 'Email' }).fill('wanjiru@staff.test')
  await page.getByRole('textbox', { name: 'Password' }).fill('Karibu-2026!')
  await page.getByRole('textbox', { name: 'Code' }).fill('123456')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect.element(page.getByText('Email, password or code is wrong.')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveValue('wanjiru@staff.test')
  await expect.element(page.getByRole('textbox', { name: 'Code' })).toHaveValue('')
})

test('each role sees its screens, and an unknown address shows a not-found message', async () => {
  open(wanjiru())
  await expect.element(heading('Queue')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'People' })).not.toBeInTheDocument()
  navigate('/staff/people')
  await expect.element(heading('Page not found')).toBeVisible()
  await page.getByRole('link', { name: 'Password' }).click()
  await expect.element(heading('Password')).toBeVisible()
  expect(window.location.pathname).toBe('/staff/password')
  window.history.back()
  await expect.element(heading('Page not found')).toBeVisible()
})

test('staff with an initial password see only the form for a new one', async () => {
  open(wanjiru({ must_change_password: true }))
  await expect.element(heading('Choose a Password')).toBeVisible()
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument()
})

test('a session ended elsewhere leads to the sign-in at the next call', async () => {
  const world = open(wanjiru())
  await expect.element(heading('Queue')).toBeVisible()
  world.session = null
  await page.getByRole('link', { name: 'Password' }).click()
  await page.getByRole('link', { name: 'Queue' }).click()
  await expect.element(heading('Ndoa Staff')).toBeVisible()
})

test('signing out shows the sign-in at once', async () => {
  open(wanjiru(), { 'POST /functions/v1/staff-sign-out': () => answered({}) })
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect.element(heading('Ndoa Staff')).toBeVisible()
})

test('a failed sign-out shows an error and the signed-in state', async () => {
  open(wanjiru(), {
    'POST /functions/v1/staff-sign-out': () => refused(503, 'server.busy', 'The service is busy.'),
  })
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect.element(page.getByText('You are still signed in. Please try again.')).toBeVisible()
  await expect.element(heading('Queue')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Sign Out' })).toBeEnabled()
})

test('a warning two minutes before the end offers to stay, and otherwise everything is cleared', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  open(wanjiru())
  await expect.element(heading('Queue')).toBeVisible()
  const pass = (minutes: number) => vi.advanceTimersByTime(minutes * 60_000)
  pass(26)
  await expect.element(page.getByText('You will be signed out in two minutes.')).not.toBeInTheDocument()
  pass(1.2)
  await expect.element(page.getByText('You will be signed out in two minutes.')).toBeVisible()
  await page.getByRole('button', { name: 'Stay Signed In' }).click()
  await expect.element(page.getByText('You will be signed out in two minutes.')).not.toBeInTheDocument()
  pass(29.2)
  await expect.element(heading('Ndoa Staff')).toBeVisible()
  await expect.element(page.getByText('You were signed out after 30 minutes without activity.')).toBeVisible()
})
