import { expect, test } from '@playwright/test'

test('pages, sitemap and robots use our public address, and the share image exists', async ({
  request,
  baseURL,
}) => {
  const html = await (await request.get('/about')).text()
  expect(html).toContain(`<link rel="canonical" href="${baseURL}/about"/>`)
  const [, picture = ''] = /<meta property="og:image" content="([^"]*)"/.exec(html) ?? []
  expect(picture).toBe(`${baseURL}/share/about.png`)
  expect((await request.get(picture)).headers()['content-type']).toBe('image/png')
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`<loc>${baseURL}/about</loc>`)
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
})

test('pages that are not for search engines are marked as such', async ({ request }) => {
  for (const path of ['/dashboard', '/messages', '/settings', '/check-email'])
    expect((await request.get(path)).headers()['x-robots-tag'], path).toBe('noindex')
  expect((await request.get('/login')).headers()['x-robots-tag']).toBeUndefined()
})
