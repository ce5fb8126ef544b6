import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { readPrintedPages } from './printed-pages.ts'

const HTML =
  '<!doctype html><html lang="en"><head><link rel="preload" href="/text.woff2" as="font"><link rel="canonical" href="https://placeholder.invalid/about"></head></html>'

function aSite(variant: 'production' | 'demo' = 'production') {
  const folder = mkdtempSync(join(tmpdir(), 'printed-'))
  writeFileSync(join(folder, 'about.html'), HTML)
  mkdirSync(join(folder, 'demo'))
  writeFileSync(join(folder, 'demo/about.html'), HTML.replace('</html>', '<p>500+ marriages</p></html>'))
  writeFileSync(join(folder, 'faq.html'), HTML)
  writeFileSync(join(folder, 'app.en.html'), HTML)
  const site = {
    placeholder: 'https://placeholder.invalid',
    appPaths: ['/dashboard'],
    languages: ['en'],
    screens: { guest: {}, member: {}, words: { guest: {}, member: {} } },
  }
  writeFileSync(join(folder, 'site.json'), JSON.stringify(site))
  const pages = readPrintedPages(folder, 'https://ndoa.example/', variant)
  const http = Fastify()
  http.get('/about', (request, reply) => pages.send('about.html', request, reply))
  return { pages, ask: (headers: Record<string, string> = {}) => http.inject({ url: '/about', headers }) }
}

test('a printed page has the public address and is compressed on request', async () => {
  const { pages, ask } = aSite()
  expect([pages.has('about.html'), pages.has('site.json')]).toEqual([true, false])
  const plain = await ask()
  expect(plain.body).toContain('href="https://ndoa.example/about"')
  const packed = await ask({ 'accept-encoding': 'gzip, br' })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
})

test('content in the browser’s cache is not sent again', async () => {
  const { ask } = aSite()
  const { etag } = (await ask()).headers
  const again = await ask({ 'if-none-match': String(etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('a data-saving or slow browser gets the light variant with its own etag', async () => {
  const { ask } = aSite()
  const usual = await ask({ ect: '4g' })
  expect(usual.body).toContain('rel="preload"')
  const saving: Record<string, string>[] = [{ 'save-data': 'on' }, { ect: '2g' }, { ect: 'slow-2g' }]
  for (const headers of saving) {
    const light = await ask(headers)
    expect(light.body).toContain('<html data-saver="" lang="en">')
    expect(light.body).not.toContain('rel="preload"')
    expect(light.headers['etag']).not.toBe(usual.headers['etag'])
  }
})

test('the page has examples in the demo only, and the public address everywhere', async () => {
  const asked: Record<string, string>[] = [{}, { 'save-data': 'on' }]
  for (const headers of asked) {
    expect((await aSite('production').ask(headers)).body).not.toContain('500+')
    const inDemo = (await aSite('demo').ask(headers)).body
    expect(inDemo).toContain('500+ marriages')
    expect(inDemo).toContain('href="https://ndoa.example/about"')
  }
})

test('a page without demo content is printed once, and variants have no address', () => {
  const { pages } = aSite('demo')
  expect(pages.textOf('faq.html').toString()).toContain('https://ndoa.example')
  expect(pages.has('demo/about.html')).toBe(false)
})

test('the app page is marked in the demo and never in production', () => {
  const marked = (variant: 'production' | 'demo') =>
    aSite(variant).pages.textOf('app.en.html').toString().includes('<html data-demo="" ')
  expect([marked('production'), marked('demo')]).toEqual([false, true])
})
