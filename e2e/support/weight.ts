import type { Page } from '@playwright/test'

/**
 * All bytes that are transferred until the page is idle, with response headers; and those of the scripts that come with
 * the page. What is loaded after it, when it has nothing left to do, counts in `all` alone.
 */
export async function weighVisit(page: Page, path: string) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Page.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const scripts = new Set<string>()
  const weight = { all: 0, scripts: 0 }
  let isLoaded = false
  session.on('Page.loadEventFired', () => {
    isLoaded = true
  })
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Script' && !isLoaded) scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    weight.all += encodedDataLength
    if (scripts.has(requestId)) weight.scripts += encodedDataLength
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  // Images further down load when scrolled to; they count too.
  await page.evaluate('scrollTo(0, document.body.scrollHeight)')
  await page.waitForLoadState('networkidle')
  await session.detach()
  return weight
}
