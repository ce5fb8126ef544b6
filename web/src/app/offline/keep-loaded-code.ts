/**
 * The files that came past the worker, because it did not control the page yet, pass through it once more; the browser
 * has them at hand. On the first visit that is when the worker has taken over.
 * @returns stops waiting for that
 */
export function keepLoadedCode(): () => void {
  const { serviceWorker } = navigator
  if (serviceWorker?.controller) fetchLoadedCode()
  else serviceWorker?.addEventListener('controllerchange', fetchLoadedCode, { once: true })
  return () => serviceWorker?.removeEventListener('controllerchange', fetchLoadedCode)
}

function fetchLoadedCode() {
  const loaded = performance.getEntriesByType('resource')
  const past = loaded.filter(
    ({ name, workerStart }) => !workerStart && new URL(name).pathname.startsWith('/assets/'),
  )
  for (const name of new Set(past.map(({ name }) => name))) fetch(name).catch(() => undefined)
}
