import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { answered, fakeServer } from '../../../testing/fake-server.ts'
import { ownPhotosQuery } from './photos.queries.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('photos are fetched again after 55 minutes, before their links expire', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  const get = vi.fn(() => answered([]))
  fakeServer({ 'GET /functions/v1/get-photos': get })
  const queryClient = new QueryClient()
  const stop = new QueryObserver(queryClient, ownPhotosQuery).subscribe(() => {})
  await expect.poll(() => queryClient.getQueryData(ownPhotosQuery.queryKey)).toEqual([])
  vi.advanceTimersByTime(55 * 60_000 - 1_000)
  expect(get).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1_000)
  await expect.poll(() => get).toHaveBeenCalledTimes(2)
  stop()
})
