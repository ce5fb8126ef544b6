import { expect, test } from '@playwright/test'
import { hiddenPages, publicPages } from '../support/public-pages.ts'

test('each page tells search engines and messengers who it is, under our public address', async ({
  page,
  request,
  baseURL,
}) => {
  const titles = new Set<string>()
  for (const path of publicPages) {
    await page.goto(path)
    titles.add(await page.title())
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', baseURL + path)
    const description = await page.locator('meta[name=description]').getAttribute('content')
    expect(description?.length, path).toBeGreaterThan(50)
    const picture = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? ''
    expect(picture.startsWith(`${baseURL}/share/`), path).toBe(true)
    expect((await request.get(picture)).headers()['content-type']).toBe('image/png')
  }
  expect(titles.size).toBe(publicPages.length)
})

test('sitemap and robots name the public pages and no other', async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
  expect(listed).toEqual(publicPages.map((path) => baseURL + path))
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
})

test('what is not for search engines says so', async ({ request }) => {
  for (const path of ['/dashboard', '/messages', '/settings', '/check-email'])
    expect((await request.get(path)).headers()['x-robots-tag'], path).toBe('noindex')
  for (const path of hiddenPages)
    expect(await (await request.get(path)).text(), path).toContain('<meta name="robots" content="noindex"/>')
  expect((await request.get('/login')).headers()['x-robots-tag']).toBeUndefined()
})

test('the questions and who we are can be read by machines', async ({ page }) => {
  const dataOf = async (path: string) => {
    await page.goto(path)
    return JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as {
      '@type'?: string
      '@graph'?: { '@type': string; name: string }[]
      mainEntity?: { name: string; acceptedAnswer: { text: string } }[]
    }
  }
  expect((await dataOf('/'))['@graph']?.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite'])
  const { mainEntity = [] } = await dataOf('/faq')
  for (const { name, acceptedAnswer } of mainEntity) {
    await expect(page.locator('summary').filter({ hasText: name })).toBeVisible()
    expect(acceptedAnswer.text).not.toContain('href="/')
  }
  expect(mainEntity.length).toBeGreaterThan(15)
})
