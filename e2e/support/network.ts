import { type BrowserContext, expect, type Page } from '@playwright/test'

export const offline = (page: Page) => page.getByText('You’re offline.')

/** Whether the worker keeps each file that a page has loaded, and the device the session, which is written with the answers. */
const IS_KEPT = `(async () => {
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

/** Cuts the network of all pages of a context, when what they show is on the device. */
export async function cut(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await expect.poll(() => page.evaluate<boolean>(IS_KEPT)).toBe(true)
  await context.setOffline(true)
  for (const page of context.pages()) await expect(offline(page)).toHaveCount(1)
}

/** The network is back. @returns after how many milliseconds all pages know it */
export async function mend(context: BrowserContext): Promise<number> {
  const began = Date.now()
  await context.setOffline(false)
  for (const page of context.pages()) await expect(offline(page)).toHaveCount(0)
  return Date.now() - began
}

/** Nothing on a screen waits for it, and the browser does not always tell its end. */
export const isTelemetry = (address: string) => address.endsWith('/send-telemetry')

const underWay = new WeakMap<Page, Set<object>>()

/** Counts what a page asks for from now on, for `settled`. */
export function watchRequests(page: Page): void {
  const asked = new Set<object>()
  underWay.set(page, asked)
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) asked.clear() // nobody waits for those any more
    if (!isTelemetry(request.url())) asked.add(request)
  })
  page.on('requestfinished', (request) => void asked.delete(request))
  page.on('requestfailed', (request) => void asked.delete(request))
}

const QUIET = 150
const LOOKS = 5
const ELEMENTS = 'document.getElementsByTagName("*").length'

/**
 * Waits until all that a watched page has asked for is there and drawn: it asks for nothing more for a moment, and has as many
 * elements as before, since cards come one after another. Playwright's `networkidle` waits half a second for each of hundreds
 * of screens in a row, and not for what is drawn.
 */
export async function settled(page: Page): Promise<void> {
  const asked = underWay.get(page)
  if (!asked) throw new Error('Nobody watches what this page asks for.')
  await page.waitForLoadState('load')
  let before = 0
  for (let quiet = 0; quiet < LOOKS; ) {
    await page.waitForTimeout(QUIET / LOOKS)
    const elements = await page.evaluate<number>(ELEMENTS)
    quiet = asked.size === 0 && elements === before ? quiet + 1 : 0
    before = elements
  }
}
