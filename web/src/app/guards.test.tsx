import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answered, fakeServer, refused } from '../testing/fake-server.ts'
import { mount } from '../testing/mount.tsx'
import { ToastProvider } from '../ui/feedback/toast-provider.tsx'
import { createQueryClient } from './query-client.ts'
import { createAppRouter } from './router.tsx'

const amara = {
  user: {
    id: 'a2f1c9de-0b1d-4c53-9c05-0d8f2f6f1a11',
    email: 'amara@example.org',
    name: 'Amara Okafor',
    display_name: 'Amara',
    email_confirmed_at: '2026-01-01T00:00:00Z',
    phone_confirmed_at: null,
    confirmed_at: null,
  },
}

function visit(address: string, signedIn: boolean) {
  const world = { signedIn }
  if (signedIn) window.localStorage.setItem('signed-in', 'true')
  const server = fakeServer({
    'GET /auth/v1/get-session': () =>
      world.signedIn ? answered(amara) : refused(401, 'accounts.sign_in_needed', 'Please sign in.'),
    'POST /auth/v1/sign-in/email': () => {
      world.signedIn = true
      return answered(amara)
    },
    'GET /functions/v1/get-badges': () => answered({ messages: 120, likes: 0, notifications: 0 }),
  })
  const queryClient = createQueryClient()
  const history = createMemoryHistory({ initialEntries: [address] })
  mount(
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <RouterProvider router={createAppRouter(queryClient, history)} />
      </ToastProvider>
    </QueryClientProvider>,
  )
  return { history, server }
}

afterEach(() => void vi.restoreAllMocks())

test('a visitor is sent to the login, and after signing in to the requested page', async () => {
  const { history } = visit('/settings?tab=privacy', false)
  await expect.element(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  expect(history.location.pathname).toBe('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill('amara@example.org')
  await page.getByRole('textbox', { name: 'Password' }).fill('Karibu-2026!')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect.element(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible()
  expect(history.location.href).toBe('/settings?tab=privacy')
})

test('a member is greeted by first name, and a high count ends at 99+', async () => {
  visit('/settings', true)
  await expect.element(page.getByText('Hello, Amara')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /99\+ unread messages/ })).toBeVisible()
})

test('a sign-out that does not reach the server still leads to the login', async () => {
  window.localStorage.setItem('signing-out', 'true')
  const { history, server } = visit('/messages', true)
  await expect.element(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  expect(history.location.pathname).toBe('/login')
  expect(server).not.toHaveBeenCalled()
})

test('a foreign origin is ignored', async () => {
  const { history } = visit('/login?from=//evil.example', true)
  await expect.poll(() => history.location.href).toBe('/dashboard')
})

test('the login shows the redirect’s reason until it is dismissed', async () => {
  visit('/login?error=failed', false)
  const banner = page.getByText('Authentication failed. Please try again.')
  await expect.element(banner).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(banner).not.toBeInTheDocument()
})

test('the login fetches no session in a browser without earlier sign-ins', async () => {
  const { server } = visit('/login', false)
  await expect.element(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  expect(server).not.toHaveBeenCalled()
})
