import { savesData } from '../lib/saves-data.ts'

/**
 * Registers the worker that caches the app shell: when the page is idle, and not at all when data should be saved.
 * @param onWaiting called when a newer version is installed and waits to be activated
 */
export async function registerWorker(onWaiting: (takeIt: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator) || savesData()) return
  const registration = await navigator.serviceWorker.register('/service-worker.js')
  const offer = () => {
    // The first version has nothing to replace. WebKit may name it as the controller while it is still being installed.
    if (registration.waiting && registration.active) onWaiting(() => activateUpdate(registration))
  }
  offer()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer)
  })
}

function activateUpdate(registration: ServiceWorkerRegistration) {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  registration.waiting?.postMessage('take-over')
}
