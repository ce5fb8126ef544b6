import { type BrowserContext, expect, type Page } from '@playwright/test'

export const offline = (page: Page) => page.getByText('You’re offline.')

/** True once the worker has cached every loaded file, and the page has stored the session with the answers. */
const CACHE_CHECK = `(async () => {
  if (!navigator.serviceWorker) return true
  await navigator.serviceWorker.ready
  for (const { name, decodedBodySize } of performance.getEntriesByType('resource'))
    if (decodedBodySize > 0 && new URL(name).pathname.startsWith('/assets/') && !(await caches.match(name, { ignoreVary: true }))) return false
  if (!(await indexedDB.databases()).some(({ name }) => name === 'ndoa')) return false
  const answers = await new Promise((resolve, reject) => {
    const opening = indexedDB.open('ndoa')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const reading = opening.result.transaction('answers').objectStore('answers').getAll()
      reading.onsuccess = () => {
        opening.result.close()
        resolve(reading.result)
      }
    }
  })
  return answers.some(({ key, loaded_at }) => key[0] === 'session' && loaded_at >= performance.timeOrigin)
})()`

/** Takes a context offline once its content is stored on the device. */
export async function goOffline(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await expect.poll(() => page.evaluate<boolean>(CACHE_CHECK)).toBe(true)
  await context.setOffline(true)
  for (const page of context.pages()) await expect(offline(page)).toHaveCount(1)
}

/** @returns milliseconds until every page is online */
export async function goOnline(context: BrowserContext): Promise<number> {
  const began = Date.now()
  await context.setOffline(false)
  for (const page of context.pages()) await expect(offline(page)).toHaveCount(0)
  return Date.now() - began
}

/** Advances the shared clock, which must be installed before each page opens. */
export async function passTime({ clock }: BrowserContext, milliseconds: number): Promise<void> {
  // Advances by seconds, so that a request of one timer is answered before the next timer fires.
  for (let passed = 0; passed < milliseconds; passed += 1_000) await clock.runFor(1_000)
}

/** Telemetry is ignored: no screen waits for it, and browsers do not always report its end. */
export const isTelemetry = (address: string) => address.endsWith('/send-telemetry')

const pendingRequests = new WeakMap<Page, Set<object>>()

export function watchRequests(page: Page): void {
  const pending = new Set<object>()
  pendingRequests.set(page, pending)
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pending.clear()
    if (!isTelemetry(request.url())) pending.add(request)
  })
  page.on('requestfinished', (request) => void pending.delete(request))
  page.on('requestfailed', (request) => void pending.delete(request))
}

const QUIET = 150
const LOOKS = 5
const ELEMENTS = 'document.getElementsByTagName("*").length'

/** Waits until requests have ended and the element count is stable. `networkidle` is slower and ignores rendering. */
export async function waitUntilSettled(page: Page): Promise<void> {
  const pending = pendingRequests.get(page)
  if (!pending) throw new Error('Nobody watches what this page asks for.')
  await page.waitForLoadState('load')
  let before = 0
  for (let quiet = 0; quiet < LOOKS; ) {
    await page.waitForTimeout(QUIET / LOOKS)
    const elements = await page.evaluate<number>(ELEMENTS)
    quiet = pending.size === 0 && elements === before ? quiet + 1 : 0
    before = elements
  }
}
