import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { networkError, refusal } from '../../../lib/api/api-error.ts'
import { answered, fakeServer } from '../../../testing/fake-server.ts'
import { anOwnProfile } from '../../../testing/own-profile.ts'
import { amara } from '../../../testing/signed-in.tsx'
import { ownProfileQuery, profileFailure } from './profiles.queries.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('the profile is fetched again after 5 minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const get = vi.fn(() => answered(anOwnProfile()))
  fakeServer({ 'GET /functions/v1/get-profile': get })
  const queryClient = new QueryClient()
  await queryClient.fetchQuery(ownProfileQuery(amara.id))
  vi.setSystemTime(Date.now() + 5 * 60_000 - 1_000)
  await queryClient.fetchQuery(ownProfileQuery(amara.id))
  expect(get).toHaveBeenCalledTimes(1)
  vi.setSystemTime(Date.now() + 2_000)
  await queryClient.fetchQuery(ownProfileQuery(amara.id))
  expect(get).toHaveBeenCalledTimes(2)
})

const denied = JSON.stringify({ success: false, error: 'request.denied', message: 'No access.', data: null })

test.each([
  [networkError('network.timeout'), 'Request timeout: Profile fetch took too long'],
  [networkError('network.unreadable'), 'Failed to fetch profile'],
  [new Error('a defect of ours'), 'Failed to fetch user profile'],
  [refusal(403, denied), 'No access. (request.denied)'],
])('the failure %s is shown as %j', (error, sentence) => {
  expect(profileFailure(error)).toBe(sentence)
})
