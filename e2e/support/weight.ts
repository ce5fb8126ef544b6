import type { Page } from '@playwright/test'

/** Measures transferred bytes, response headers included; scripts loaded after the page count only in `all`. */
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
  // Images below the fold load when scrolled to; they count too.
  await page.evaluate('scrollTo(0, document.body.scrollHeight)')
  await page.waitForLoadState('networkidle')
  await session.detach()
  return weight
}
