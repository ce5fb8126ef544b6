import { afterEach, expect, test, vi } from 'vitest'
import { keepLoadedCode } from './keep-loaded-code.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('files loaded before the service worker are cached once it takes over', () => {
  const at = (path: string) => window.location.origin + path
  const loaded = (path: string, workerStart = 0) =>
    ({ name: at(path), workerStart }) as PerformanceResourceTiming
  let arrive: (entry: PerformanceResourceTiming) => void = () => undefined
  const observe = vi.fn()
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: (list: { getEntries: () => PerformanceResourceTiming[] }) => void) {
        arrive = (entry) => callback({ getEntries: () => [entry] })
      }
      observe = observe
      disconnect = () => undefined
    },
  )
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    loaded('/assets/core.js'),
    loaded('/assets/likes.js', 12),
    loaded('/functions/v1/get-badges'),
  ])
  const fetched = vi.spyOn(window, 'fetch').mockResolvedValue(new Response())
  const stop = keepLoadedCode()
  expect(fetched).not.toHaveBeenCalled()
  navigator.serviceWorker.dispatchEvent(new Event('controllerchange'))
  expect(observe).toHaveBeenCalledWith({ entryTypes: ['resource'] })
  arrive(loaded('/assets/late.js'))
  arrive(loaded('/assets/core.js'))
  expect(fetched.mock.calls).toEqual([[at('/assets/core.js')], [at('/assets/late.js')]])
  stop()
})
