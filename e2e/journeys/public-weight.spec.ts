import { expect, type Page, test } from '@playwright/test'
import { publicPages } from '../support/public-pages.ts'

const KIB = 1024

/** Everything that comes over the line until the page is at rest, heads of answers included; and its scripts alone. */
async function weigh(page: Page, path: string) {
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
  // Pictures further down come when somebody scrolls there: they count too.
  await page.evaluate('scrollTo(0, document.body.scrollHeight)')
  await page.waitForLoadState('networkidle')
  await session.detach()
  return weight
}

for (const path of publicPages) {
  const limit = path === '/' ? 100 : 80
  test(`a first visit of ${path} weighs at most ${limit} KiB, and its scripts 5`, async ({ page }) => {
    const { all, scripts } = await weigh(page, path)
    expect(all).toBeGreaterThan(20 * KIB)
    expect(all / KIB).toBeLessThanOrEqual(limit)
    expect(scripts / KIB).toBeLessThanOrEqual(5)
  })
}

test('files are sent packed and kept for good, pages are asked for again', async ({ request }) => {
  const html = await (await request.get('/')).text()
  for (const [, file = ''] of html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)) {
    const { headers } = await answerTo(file)
    expect(headers['cache-control'], file).toBe('public, max-age=31536000, immutable')
    if (!file.endsWith('.woff2')) expect(headers['content-encoding'], file).toBe('br')
  }
  const first = await answerTo('/')
  expect(first.headers['content-encoding']).toBe('br')
  expect(first.headers['cache-control']).toBe('no-cache')
  const again = await request.get('/', {
    headers: { 'if-none-match': first.headers['etag'] ?? '', 'accept-encoding': 'br' },
  })
  expect(again.status()).toBe(304)

  async function answerTo(path: string) {
    const answer = await request.get(path, { headers: { 'accept-encoding': 'br' } })
    return { headers: answer.headers() }
  }
})

test('who saves data gets no headline face and no font before the text', async ({ browser }) => {
  const page = await browser.newPage({ extraHTTPHeaders: { 'save-data': 'on' } })
  const fonts: string[] = []
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(fonts.filter((url) => url.includes('bricolage'))).toEqual([])
  await expect(page.locator('link[rel=preload]')).toHaveCount(0)
  await page.close()
})
