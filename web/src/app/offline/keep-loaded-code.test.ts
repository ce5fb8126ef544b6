import { afterEach, expect, test, vi } from 'vitest'
import { keepLoadedCode } from './keep-loaded-code.ts'

afterEach(() => void vi.restoreAllMocks())

test('on a first visit the loaded files are kept once the worker has taken over', () => {
  const file = `${window.location.origin}/assets/core.js`
  const other = `${window.location.origin}/functions/v1/get-badges`
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    [file, other].map((name) => ({ name }) as PerformanceResourceTiming),
  )
  const fetched = vi.spyOn(window, 'fetch').mockResolvedValue(new Response())
  const stop = keepLoadedCode()
  expect(fetched).not.toHaveBeenCalled()
  navigator.serviceWorker.dispatchEvent(new Event('controllerchange'))
  expect(fetched.mock.calls).toEqual([[file]])
  stop()
})
