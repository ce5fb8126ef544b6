import type { Session } from '@ndoa/contract/identity/accounts'
import { afterEach, expect, test, vi } from 'vitest'
import { sessionQuery } from '../features/identity/accounts/sessions/session.ts'
import { type Answers, answered, fakeServer, refused } from '../testing/fake-server.ts'
import { amara } from '../testing/signed-in.tsx'
import { createQueryClient } from './query-client.ts'
import { endSession } from './session-end.ts'

const signedIn: Session = { user: { ...amara, suspended_at: null, suspended_until: null } }

afterEach(() => void vi.restoreAllMocks())

/** Ends the session against this server and returns the query cache. */
async function cacheAfterEnd(answers: Answers) {
  fakeServer(answers)
  const queryClient = createQueryClient()
  queryClient.setQueryData(sessionQuery.queryKey, signedIn)
  queryClient.setQueryData(['conversations'], ['private'])
  const invalidate = vi.fn(async () => {})
  await endSession(queryClient, { invalidate, state: { location: { pathname: '/likes' } } })
  expect(invalidate).toHaveBeenCalledOnce()
  expect(queryClient.getQueryData(['conversations'])).toBeUndefined()
  return queryClient.getQueryData(sessionQuery.queryKey)
}

test('a sign-out elsewhere applies here, even without the server', async () => {
  const out = () => refused(401, 'accounts.sign_in_needed', 'Please sign in.')
  expect(await cacheAfterEnd({ 'GET /auth/v1/get-session': out })).toBeNull()
  expect(await cacheAfterEnd({})).toBeNull()
})

test('a suspended member stays signed in, with the suspension in the session', async () => {
  const user = { ...amara, suspended_at: '2026-11-01T08:00:00Z', suspended_until: null }
  expect(await cacheAfterEnd({ 'GET /auth/v1/get-session': () => answered({ user }) })).toEqual({ user })
})
