import { onlineManager, QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { watchConnection } from './watch-connection.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  onlineManager.setOnline(true)
})

test('a restored connection is noticed within 3 seconds despite a hanging attempt', async () => {
  vi.useFakeTimers()
  const attempt = vi
    .spyOn(window, 'fetch')
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockReturnValueOnce(new Promise(() => undefined)) // never answers
    .mockResolvedValue(new Response())
  const end = watchConnection(new QueryClient())
  onlineManager.setOnline(false)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(attempt).toHaveBeenCalledTimes(2)
  expect(onlineManager.isOnline()).toBe(false)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(onlineManager.isOnline()).toBe(true)
  end()
})
