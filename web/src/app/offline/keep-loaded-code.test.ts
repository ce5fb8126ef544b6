import { afterEach, expect, test, vi } from 'vitest'
import { keepLoadedCode } from './keep-loaded-code.ts'

afterEach(() => void vi.restoreAllMocks())

test('on a first visit the files that came past the worker are kept once it has taken over', () => {
  const file = `${window.location.origin}/assets/core.js`
  const passed = `${window.location.origin}/assets/likes.js`
  const other = `${window.location.origin}/functions/v1/get-badges`
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    [file, passed, other].map(
      (name) => ({ name, workerStart: name === passed ? 12 : 0 }) as PerformanceResourceTiming,
    ),
  )
  const fetched = vi.spyOn(window, 'fetch').mockResolvedValue(new Response())
  const stop = keepLoadedCode()
  expect(fetched).not.toHaveBeenCalled()
  navigator.serviceWorker.dispatchEvent(new Event('controllerchange'))
  expect(fetched.mock.calls).toEqual([[file]])
  stop()
})
