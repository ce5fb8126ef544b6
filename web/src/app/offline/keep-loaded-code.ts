/**
 * The files that came before the worker controlled the page pass through it once more; the browser has them at hand. On
 * the first visit that is when the worker has taken over.
 * @returns stops waiting for that
 */
export function keepLoadedCode(): () => void {
  const { serviceWorker } = navigator
  if (serviceWorker?.controller) fetchLoadedCode()
  else serviceWorker?.addEventListener('controllerchange', fetchLoadedCode, { once: true })
  return () => serviceWorker?.removeEventListener('controllerchange', fetchLoadedCode)
}

function fetchLoadedCode() {
  for (const { name } of performance.getEntriesByType('resource'))
    if (new URL(name).pathname.startsWith('/assets/')) fetch(name).catch(() => undefined)
}
