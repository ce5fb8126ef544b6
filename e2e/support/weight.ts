import type { Page } from '@playwright/test'

/** All bytes that are transferred until the page is idle, with response headers; and those of scripts alone. */
export async function weighVisit(page: Page, path: string) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const kinds = new Map<string, string>()
  const weight = { all: 0, scripts: 0 }
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    weight.all += encodedDataLength
    if (kinds.get(requestId) === 'Script') weight.scripts += encodedDataLength
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  // Images further down load when scrolled to; they count too.
  await page.evaluate('scrollTo(0, document.body.scrollHeight)')
  await page.waitForLoadState('networkidle')
  await session.detach()
  return weight
}
