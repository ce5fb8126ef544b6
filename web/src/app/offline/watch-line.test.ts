import { onlineManager, QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { watchLine } from './watch-line.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  onlineManager.setOnline(true)
})

test('a line that is back is noticed within 3 seconds, though an attempt from before still hangs', async () => {
  vi.useFakeTimers()
  const attempt = vi
    .spyOn(window, 'fetch')
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockReturnValueOnce(new Promise(() => undefined)) // silence
    .mockResolvedValue(new Response())
  const end = watchLine(new QueryClient())
  onlineManager.setOnline(false)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(attempt).toHaveBeenCalledTimes(2)
  expect(onlineManager.isOnline()).toBe(false)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(onlineManager.isOnline()).toBe(true)
  end()
})
