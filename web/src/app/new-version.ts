import { savesData } from '../lib/saves-data.ts'

/**
 * Registers the worker that caches the app shell: when the page is idle, and not at all when data should be saved.
 * @param onNewer called when a newer version waits to be activated, or another tab has activated it
 */
export async function registerWorker(onNewer: (takeIt: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator) || savesData()) return
  const registration = await navigator.serviceWorker.register('/service-worker.js')
  const offer = () => {
    // The first version has nothing to replace. WebKit may name it as the controller while it is still being installed.
    if (registration.waiting && registration.active) onNewer(() => activateUpdate(registration))
  }
  // Not when the first version takes over. After a later one, which another tab has activated, parts of this page may be gone.
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
