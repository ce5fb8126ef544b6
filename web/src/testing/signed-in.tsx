import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { createQueryClient } from '../app/query-client.ts'
import { createAppRouter } from '../app/router.tsx'
import { startSession } from '../features/identity/accounts/sessions/session.ts'
import { ViewerProvider } from '../features/identity/accounts/sessions/viewer-provider.tsx'
import { ToastProvider } from '../ui/feedback/toast-provider.tsx'
import { type Answers, answered, fakeServer, refused } from './fake-server.ts'
import { mount } from './mount.tsx'
import { aReference } from './reference-data.ts'

export const amara = {
  id: 'a2f1c9de-0b1d-4c53-9c05-0d8f2f6f1a11',
  email: 'amara@example.org',
  name: 'Amara Okafor',
  display_name: 'Amara',
  language: 'en' as const,
  email_confirmed_at: '2026-01-01T00:00:00Z',
  phone_confirmed_at: null,
  confirmed_at: null,
  suspended_at: null,
  suspended_until: null,
}

/** Renders the whole app at an address, signed in as Amara. `answers` are the server's for this screen. */
export function visitAsAmara(address: string, answers: Answers) {
  return visit(address, {
    'GET /auth/v1/get-session': () => answered({ user: amara }),
    'GET /functions/v1/get-badges': () => answered({ messages: 0, likes: 0, notifications: 0 }),
    ...answers,
  })
}

/** Renders a part of the app for Amara, without the rest of its page. @returns a function that removes it */
export function mountAsAmara(part: ReactNode, queryClient = new QueryClient()): () => void {
  startSession(queryClient, { user: amara })
  return mount(
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <ViewerProvider admitted={amara}>{part}</ViewerProvider>
      </ToastProvider>
    </QueryClientProvider>,
  )
}

/** Renders the whole app at an address for a visitor. */
export function visitAsVisitor(address: string, answers: Answers = {}) {
  return visit(address, {
    'GET /auth/v1/get-session': () => refused(401, 'accounts.sign_in_needed', 'Please sign in.'),
    'GET /functions/v1/get-country': () => answered({ country_code: 'GH' }),
    ...answers,
  })
}

function visit(address: string, answers: Answers) {
  const fetchMock = fakeServer({
    'GET /functions/v1/get-reference-data': () => answered(aReference()),
    ...answers,
  })
  const queryClient = createQueryClient()
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createAppRouter(queryClient, history)
  const close = mount(
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </QueryClientProvider>,
  )
  return { history, fetchMock, router, queryClient, close }
}
