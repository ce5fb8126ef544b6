import type { Session } from '@ndoa/contract/accounts'
import { afterEach, expect, test, vi } from 'vitest'
import { sessionQuery } from '../features/accounts/session.ts'
import { type Answers, answered, fakeServer, refused } from '../testing/fake-server.ts'
import { amara } from '../testing/signed-in.tsx'
import { createQueryClient } from './query-client.ts'
import { endSession } from './session-end.ts'

const signedIn: Session = { user: { ...amara, suspended_at: null, suspended_until: null } }

afterEach(() => void vi.restoreAllMocks())

/** What is left in the cache after a refused call, when the server gives this answer about the session. */
async function kept(answers: Answers) {
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

test('a member who signed out elsewhere is signed out here, also when the server cannot be reached', async () => {
  const out = () => refused(401, 'accounts.sign_in_needed', 'Please sign in.')
  expect(await kept({ 'GET /auth/v1/get-session': out })).toBeNull()
  expect(await kept({})).toBeNull()
})

test('a suspended member stays signed in, and the guard is told', async () => {
  const user = { ...amara, suspended_at: '2026-11-01T08:00:00Z', suspended_until: null }
  expect(await kept({ 'GET /auth/v1/get-session': () => answered({ user }) })).toEqual({ user })
})
