import { SECURITY_EVENTS } from '@ndoa/contract/identity/security-log'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, answered, fakeServer, refused } from '../../../../testing/fake-server.ts'
import { mount } from '../../../../testing/mount.tsx'
import { ToastProvider } from '../../../../ui/feedback/toast-provider.tsx'
import { RecentActivity } from './recent-activity.tsx'

const LOG = 'GET /auth/v1/get-security-log'
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000 - 1_000).toISOString()
const anEvent = (kind: string, minutes: number, more: object = {}) => ({
  id: crypto.randomUUID(),
  kind,
  created_at: ago(minutes),
  place: null,
  device: null,
  ...more,
})
const aLog = (events: object[], next_cursor: string | null = null) => answered({ events, next_cursor })

function open(answers: Answers, email: string | null = 'amara@example.org') {
  const server = fakeServer(answers)
  const security = {
    email,
    phone: '+2348031234567',
    has_password: email !== null,
    two_factor_enabled: false,
    recovery_codes_left: 0,
    fresh_until: ago(5),
  }
  const onChangePassword = vi.fn()
  mount(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ToastProvider>
        <RecentActivity security={security} onChangePassword={onChangePassword} />
      </ToastProvider>
    </QueryClientProvider>,
  )
  return { server, onChangePassword }
}

const rows = page.getByRole('listitem')
const button = (name: string) => page.getByRole('button', { name, exact: true })

afterEach(() => void vi.restoreAllMocks())

test('a member reads each account event with its time and place', async () => {
  open({
    [LOG]: () =>
      aLog([
        anEvent('refused_password', 5, { place: 'Ghana' }),
        anEvent('signed_in_password', 180, { device: 'Chrome on Android', place: 'Nigeria' }),
        anEvent('password_changed', 3 * 1440),
      ]),
  })
  await expect.element(rows).toHaveLength(3)
  await expect
    .poll(() => rows.elements().map((row) => row.textContent))
    .toEqual([
      'Someone entered a wrong password5m ago · Ghana',
      'Signed in with your password3h ago · Chrome on Android, Nigeria',
      'Password changed3d ago',
    ])
  expect(button('Show More').elements()).toEqual([])
})

test('every kind of event has its own sentence', async () => {
  open({ [LOG]: () => aLog(SECURITY_EVENTS.map((kind) => anEvent(kind, 5, { place: kind }))) })
  await expect.element(rows).toHaveLength(SECURITY_EVENTS.length)
  const texts = rows.elements().map((row) => row.querySelector('p')?.textContent ?? '')
  expect(texts).not.toContain('')
  expect(new Set(texts).size).toBe(SECURITY_EVENTS.length)
})

test('a button loads more, and a failure keeps the loaded events', async () => {
  const cursors: string[] = []
  let broken = true
  const cursor = crypto.randomUUID()
  const { server } = open({
    [LOG]: () => {
      const { url } = new Request(...(server.mock.lastCall ?? ['/']))
      cursors.push(new URL(url).searchParams.get('cursor') ?? 'first')
      if (cursors.length === 1) return aLog([anEvent('signed_out', 5)], cursor)
      return broken
        ? refused(500, 'server.defect', 'Something went wrong.')
        : aLog([anEvent('phone_added', 50)])
    },
  })
  await button('Show More').click()
  await expect.element(page.getByText('That didn’t work. Please try again.')).toBeVisible()
  await expect.element(rows).toHaveLength(1)
  broken = false
  await button('Show More').click()
  await expect.element(page.getByText('Phone number added')).toBeVisible()
  await expect.element(rows).toHaveLength(2)
  expect(cursors).toEqual(['first', cursor, cursor])
  expect(button('Show More').elements()).toEqual([])
})

test('the log shows that it is loading', async () => {
  open({ [LOG]: () => new Promise(() => {}) })
  await expect.element(page.getByText('Loading...')).toBeInTheDocument()
})

test('a failure can be retried, and an empty log explains itself', async () => {
  let answer = refused(500, 'server.defect', 'Something went wrong.')
  open({ [LOG]: () => answer })
  await expect.element(page.getByText('We couldn’t load your recent activity')).toBeVisible()
  answer = aLog([])
  await button('Try Again').click()
  await expect.element(page.getByText('Nothing yet.', { exact: false })).toBeVisible()
})

test('a member who did not act can change the password or sign out other devices', async () => {
  const ended = vi.fn(() => answered(null))
  const { onChangePassword } = open({
    [LOG]: () => aLog([anEvent('signed_in_link', 5)]),
    'POST /auth/v1/end-other-sessions': ended,
  })
  await button('This Wasn’t Me').click()
  await button('Change Password').click()
  expect(onChangePassword).toHaveBeenCalledOnce()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(ended).not.toHaveBeenCalled()
  await button('This Wasn’t Me').click()
  await button('Sign Out Other Devices').click()
  await expect.element(page.getByText('All other devices were signed out.')).toBeVisible()
  expect(ended).toHaveBeenCalledOnce()
})

test('a member without a password gets no link to change it', async () => {
  open({ [LOG]: () => aLog([anEvent('signed_in_phone', 5)]) }, null)
  await button('This Wasn’t Me').click()
  await expect.element(button('Sign Out Other Devices')).toBeVisible()
  expect(button('Change Password').elements()).toEqual([])
})
