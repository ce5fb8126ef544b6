/**
 * Requests again the files that were loaded before the worker controlled the page, so that the worker caches them.
 * @returns a function that stops this
 */
export function keepLoadedCode(): () => void {
  const { serviceWorker } = navigator
  const kept = new Set<string>()
  const keep = (files: PerformanceEntryList) => {
    for (const name of (files as PerformanceResourceTiming[]).filter(isPastWorker).map((file) => file.name)) {
      if (!kept.has(name)) fetch(name).catch(() => undefined)
      kept.add(name)
    }
  }
  const arrivals = new PerformanceObserver((list) => keep(list.getEntries()))
  const begin = () => {
    arrivals.observe({ entryTypes: ['resource'] })
    keep(performance.getEntriesByType('resource'))
  }
  if (serviceWorker?.controller) begin()
  else serviceWorker?.addEventListener('controllerchange', begin, { once: true })
  return () => {
    serviceWorker?.removeEventListener('controllerchange', begin)
    arrivals.disconnect()
  }
}

const isPastWorker = ({ name, workerStart }: PerformanceResourceTiming) =>
  !workerStart && new URL(name).pathname.startsWith('/assets/')
