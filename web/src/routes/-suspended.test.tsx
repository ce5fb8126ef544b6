import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answered } from '../testing/fake-server.ts'
import { mySecurity } from '../testing/my-settings.ts'
import { amara, visitAsAmara } from '../testing/signed-in.tsx'

afterEach(() => void vi.restoreAllMocks())

const suspended = (until: string | null) => ({
  user: { ...amara, suspended_at: '2026-11-01T08:00:00Z', suspended_until: until },
})
const statements = () => answered([])
const security = () => answered(mySecurity(1))
const heading = page.getByRole('heading', { name: 'Your account', exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('a suspended member reads until when, and finds support, the own data, the way to delete and the way out', async () => {
  const { history, asked } = visitAsAmara('/messages', {
    'GET /auth/v1/get-session': () => answered(suspended('2026-12-03T14:00:00Z')),
    'GET /auth/v1/get-security': security,
    'GET /functions/v1/get-statements': statements,
  })
  await expect.element(heading).toBeVisible()
  expect(history.location.pathname).toBe('/suspended')
  await expect.element(page.getByText(/suspended until Dec(ember)? \d+, 2026/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', '/contact')
  await expect.element(button('Export My Data')).toBeVisible()
  await expect.element(button('Delete Account')).toBeVisible()
  await expect.element(button('Logout')).toBeVisible()
  await expect.element(button('Deactivate Account')).not.toBeInTheDocument()
  const called = asked.mock.calls.map(([call]) => (call instanceof Request ? call.url : String(call)))
  expect(called.filter((address) => !/get-session|get-security|get-statements/.test(address))).toEqual([])
})

test('a mailed link to the own data opens there, and a suspension without an end says so', async () => {
  const { history } = visitAsAmara('/settings?export=abc', {
    'GET /auth/v1/get-session': () => answered(suspended(null)),
    'GET /auth/v1/get-security': security,
    'GET /functions/v1/get-statements': statements,
  })
  await expect.element(button('Download My Data')).toBeVisible()
  await expect.element(page.getByText('Your account is suspended until further notice.')).toBeVisible()
  expect(history.location.href).toBe('/suspended?export=abc')
})

test('other members are redirected away from it', async () => {
  const { history } = visitAsAmara('/suspended', {})
  await vi.waitFor(() => expect(history.location.pathname).toBe('/dashboard'))
})
