import { contract } from '@ndoa/contract'
import type { OwnReport } from '@ndoa/contract/trust/reports'
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
const reports = () => answered([])
const aReport: OwnReport = {
  id: 'a2f1c9de-0b1d-4c53-9c05-0d8f2f6f1a11',
  display_name: 'Kofi',
  surface: 'message',
  reason: 'money',
  state: 'no_breach',
  created_at: '2026-10-01T08:00:00Z',
  appeal: null,
  appeal_until: '2027-04-01T08:00:00Z',
}
const routeOf = ([address, init]: Parameters<typeof fetch>) => {
  const { method, url } = address instanceof Request ? address : new Request(address, init)
  return `${method} ${new URL(url).pathname}`
}
const OPEN_TO_SUSPENDED = new Set(
  Object.values(contract)
    .flatMap((calls) => Object.values(calls))
    .filter(({ access }) => access.suspended === 'allowed')
    .map(({ method, path }) => `${method} ${path}`),
)
const security = () => answered(mySecurity(1))
const heading = page.getByRole('heading', { name: 'Your account', exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('a suspended member sees the end date, support, their reports and data, deletion and sign-out', async () => {
  const { history, fetchMock } = visitAsAmara('/messages', {
    'GET /auth/v1/get-session': () => answered(suspended('2026-12-03T14:00:00Z')),
    'GET /auth/v1/get-security': security,
    'GET /functions/v1/get-statements': statements,
    'GET /functions/v1/get-reports': () => answered([aReport]),
    'POST /functions/v1/appeal-report': () => answered(null),
    'POST /functions/v1/export-my-data': () => answered({}),
  })
  await expect.element(heading).toBeVisible()
  expect(history.location.pathname).toBe('/suspended')
  await expect.element(page.getByText(/suspended until Dec(ember)? \d+, 2026/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', '/contact')
  await expect.element(button('Export My Data')).toBeVisible()
  await expect.element(button('Delete Account')).toBeVisible()
  await expect.element(button('Logout')).toBeVisible()
  await expect.element(button('Deactivate Account')).not.toBeInTheDocument()
  await expect.element(page.getByText('Kofi: Asks for money, gifts or an investment')).toBeVisible()
  await button('Ask for a Second Look').click()
  await page.getByRole('textbox', { name: 'Why should we look again?' }).fill('He asked again.')
  await button('Send').click()
  await button('Export My Data').click()
  const called = () => new Set(fetchMock.mock.calls.map(routeOf))
  await expect.poll(() => called().has('POST /functions/v1/export-my-data')).toBe(true)
  expect(called()).toContain('POST /functions/v1/appeal-report')
  expect([...called()].filter((route) => !OPEN_TO_SUSPENDED.has(route))).toEqual([])
})

test('a mailed link to the member’s data opens there, and an unlimited suspension is labelled', async () => {
  const { history } = visitAsAmara('/settings?export=abc', {
    'GET /auth/v1/get-session': () => answered(suspended(null)),
    'GET /auth/v1/get-security': security,
    'GET /functions/v1/get-statements': statements,
    'GET /functions/v1/get-reports': reports,
  })
  await expect.element(button('Download My Data')).toBeVisible()
  await expect.element(page.getByText('Your account is suspended until further notice.')).toBeVisible()
  expect(history.location.href).toBe('/suspended?export=abc')
})

test('other members are redirected', async () => {
  const { history } = visitAsAmara('/suspended', {})
  await vi.waitFor(() => expect(history.location.pathname).toBe('/dashboard'))
})
