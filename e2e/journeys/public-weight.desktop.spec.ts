import { expect, test } from '@playwright/test'

test('files are compressed and cached permanently, pages are revalidated', async ({ request }) => {
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

test('visitors who save data get no headline font and no render-blocking font', async ({ browser }) => {
  const page = await browser.newPage({ extraHTTPHeaders: { 'save-data': 'on' } })
  const fonts: string[] = []
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(fonts.filter((url) => url.includes('bricolage'))).toEqual([])
  await expect(page.locator('link[rel=preload]')).toHaveCount(0)
  await page.close()
})

/** Simulates a tab switch. Tests repeat it until the page's script listens; the script reports only once. */
const HIDE = `Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'))`

test('a public page reports its speed on leaving, under its name and not its address', async ({ page }) => {
  const sent: unknown[] = []
  page.on(
    'request',
    (request) => request.url().endsWith('send-telemetry') && sent.push(request.postDataJSON()),
  )
  for (const [address, screen] of [
    ['/about?ref=Zainab', '/about'],
    ['/nowhere/Zainab', '/not-found'],
  ] as const) {
    sent.length = 0
    await page.goto(address)
    await expect(async () => {
      await page.evaluate(HIDE)
      expect(sent).toContainEqual({ screen, vitals: expect.any(Object) })
    }).toPass()
    expect(sent).toEqual([{ screen, vitals: expect.objectContaining({ ttfb: expect.any(Number) }) }])
  }
})

test('a public page reports a failing script without the error’s message', async ({ page }) => {
  await page.route(/assets\/contact-[\w-]+\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new RangeError("Zainab")' }),
  )
  const report = page.waitForRequest((request) => request.url().endsWith('send-telemetry'))
  await page.goto('/contact?ref=Zainab')
  const sent = await report
  expect(sent.postDataJSON()).toEqual({
    screen: '/contact',
    errors: [
      { kind: 'exception', name: 'RangeError', at: expect.stringMatching(/^contact-[\w-]+\.js:1:\d+$/) },
    ],
  })
  expect((await sent.response())?.status()).toBe(200)
})
