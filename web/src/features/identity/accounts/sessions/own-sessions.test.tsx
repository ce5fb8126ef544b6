import type { OwnSession } from '@ndoa/contract/identity/accounts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, answered, fakeServer, refused } from '../../../../testing/fake-server.ts'
import { mount } from '../../../../testing/mount.tsx'
import { ToastProvider } from '../../../../ui/feedback/toast-provider.tsx'
import { OwnSessions } from './own-sessions.tsx'

const aSession = (session: Partial<OwnSession>): OwnSession => ({
  id: '00000000-0000-4000-8000-000000000001',
  browser: 'Chrome',
  system: 'Android',
  place: 'Lagos, Nigeria',
  created_at: '2026-01-02T08:00:00Z',
  last_used_at: new Date().toISOString(),
  current: false,
  ...session,
})
const here = aSession({ id: '00000000-0000-4000-8000-000000000002', system: 'Windows', current: true })
const phone = aSession({})

function open(answers: Answers) {
  fakeServer(answers)
  mount(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ToastProvider>
        <OwnSessions />
      </ToastProvider>
    </QueryClientProvider>,
  )
}

const rows = page.getByRole('listitem')

afterEach(() => void vi.restoreAllMocks())

test('every device is listed, and the current one cannot end itself', async () => {
  open({
    'GET /auth/v1/get-sessions': () =>
      answered([here, phone, aSession({ id: '3', browser: null, system: null, place: null })]),
  })
  await expect.element(rows).toHaveLength(3)
  expect(rows.nth(0).element().textContent).toMatch(/Chrome on Windows This device/)
  expect(rows.nth(0).getByRole('button').elements()).toHaveLength(0)
  expect(rows.nth(1).element().textContent).toMatch(/Lagos, Nigeria · last used today/)
  expect(rows.nth(2).element().textContent).toMatch(/Unknown browser.*Unknown location/)
})

test('signing out the last other device removes it and the button for all others', async () => {
  let sessions = [here, phone]
  const ended = vi.fn(() => {
    sessions = [here]
    return answered({})
  })
  open({ 'GET /auth/v1/get-sessions': () => answered(sessions), 'POST /auth/v1/end-session': ended })
  await page.getByRole('button', { name: 'End: Chrome on Android' }).click()
  await expect.element(page.getByText('That device was signed out.')).toBeVisible()
  await expect.element(rows).toHaveLength(1)
  expect(ended).toHaveBeenCalledExactlyOnceWith({ session_id: phone.id })
  expect(page.getByRole('button', { name: 'End All Others' }).elements()).toHaveLength(0)
})

test('all other devices can be signed out at once, and a failure keeps them listed', async () => {
  const ending = vi.fn(() => refused(500, 'server.defect', 'Something went wrong.'))
  open({
    'GET /auth/v1/get-sessions': () => answered([here, phone]),
    'POST /auth/v1/end-other-sessions': ending,
  })
  await page.getByRole('button', { name: 'End All Others' }).click()
  await expect.element(page.getByText('That didn’t work. Please try again.')).toBeVisible()
  await expect.element(rows).toHaveLength(2)
  ending.mockImplementation(() => answered({}))
  await page.getByRole('button', { name: 'End All Others' }).click()
  await expect.element(page.getByText('All other devices were signed out.')).toBeVisible()
})

test('devices that failed to load can be loaded again', async () => {
  const get = vi.fn(() => refused(500, 'server.defect', 'Something went wrong.'))
  open({ 'GET /auth/v1/get-sessions': get })
  await expect.element(page.getByText('We couldn’t load your devices')).toBeVisible()
  get.mockImplementation(() => answered([here]))
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(rows).toHaveLength(1)
})
