import { isDataSaverOn } from '../lib/loading/data-saver.ts'

/**
 * Registers the service worker, except in data-saver mode.
 * @param onNewer called when a newer version waits to be activated, or another tab has activated it
 */
export async function registerWorker(onNewer: (takeIt: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator) || isDataSaverOn()) return
  const registration = await navigator.serviceWorker.register('/service-worker.js')
  const offer = () => {
    // The first version replaces nothing. WebKit may name it as the controller while it is still installing.
    if (registration.waiting && registration.active) onNewer(() => activateUpdate(registration))
  }
  // Skips the first activation. A later one, from another tab, may remove files that this page still needs.
  let isNewer = registration.active !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isNewer) onNewer(() => window.location.reload())
    isNewer = true
  })
  offer()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer)
  })
}

function activateUpdate(registration: ServiceWorkerRegistration) {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  registration.waiting?.postMessage('take-over')
}
