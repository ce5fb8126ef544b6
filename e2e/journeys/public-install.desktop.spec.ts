import { expect, type Page, test } from '@playwright/test'

const workerRuns = (page: Page) =>
  expect.poll(() => page.evaluate<boolean>('navigator.serviceWorker.controller !== null')).toBe(true)

for (const [language, address] of [
  ['en', '/manifest.webmanifest'],
  ['ar', '/ar/manifest.webmanifest'],
] as const)
  test(`the app can be installed in ${language} with a name, a start page and existing icons`, async ({
    request,
  }) => {
    const page = await (await request.get('/login', { headers: { 'accept-language': language } })).text()
    expect(page).toContain(`<link rel="manifest" href="${address}"`)
    const answer = await request.get(address)
    expect(answer.headers()['content-type']).toContain('application/manifest+json')
    const manifest = (await answer.json()) as {
      name: string
      start_url: string
      display: string
      icons: { src: string; sizes: string; purpose?: string }[]
    }
    expect(manifest).toMatchObject({
      name: 'Ndoa',
      start_url: '/dashboard',
      display: 'standalone',
      lang: language,
    })
    expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose ?? 'any'])).toEqual([
      ['192x192', 'any'],
      ['512x512', 'any'],
      ['512x512', 'maskable'],
    ])
    for (const { src } of manifest.icons)
      expect((await request.get(src)).headers()['content-type']).toBe('image/png')
  })

test('the app opens without a network, and other pages report that they are unavailable', async ({
  page,
  context,
}) => {
  await page.goto('/login')
  await workerRuns(page)
  await context.setOffline(true)
  await page.goto('/messages')
  await expect(page.locator('#root')).toContainText(/\w/)
  await expect(page.locator('#root').getByRole('heading', { level: 1 })).toBeVisible()
  // Needs a new tab: Chromium briefly lifts offline emulation for a page being left, and the failed screen would reload
  // itself in place of the new page.
  const other = await context.newPage()
  await other.goto('/about')
  await expect(other.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
})

test('only the shell is cached, without API answers or photos', async ({ page }) => {
  await page.goto('/login')
  await workerRuns(page)
  const kept = await page.evaluate<string[]>(`(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(caches_.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })()`)
  expect(kept).toContain('/dashboard')
  expect(kept.filter((path) => !/^\/(dashboard$|offline$|assets\/)/.test(path))).toEqual([])
})

test('a page of another version is not cached during a release', async ({ page, context }) => {
  await page.goto('/login')
  await workerRuns(page)
  const [worker] = context.serviceWorkers()
  const cached = () =>
    worker?.evaluate<string>(`caches.match('/dashboard').then((kept) => kept ? kept.text() : 'none')`)
  expect(await cached()).toContain('<div id="root">')
  await worker?.evaluate(`{
    const { fetch } = self
    self.fetch = async (asked) => asked === '/dashboard'
      ? new Response('<script type="module" crossorigin src="/assets/app-of-before.js">') : fetch(asked)
  }`)
  await page.evaluate(`navigator.serviceWorker.controller.postMessage('language')`)
  await expect.poll(cached).not.toContain('<div id="root">')
  expect(await cached()).toBe('none')
})

test('a phone without free space can still open screens for the first time', async ({ page, context }) => {
  await page.goto('/login')
  await workerRuns(page)
  const [worker] = context.serviceWorkers()
  await worker?.evaluate(
    `Cache.prototype.put = async () => { throw new DOMException('', 'QuotaExceededError') }`,
  )
  await page.goto('/register')
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
  await worker?.evaluate(
    `CacheStorage.prototype.open = async () => { throw new DOMException('', 'UnknownError') }`,
  )
  await page.goto('/forgot-password')
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
})
