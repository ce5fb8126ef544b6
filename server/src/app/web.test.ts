import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { askOddAddresses } from '../../test/odd-addresses.ts'
import { fail } from '../features/shared/failures.ts'
import { createHttp } from '../platform/http.ts'
import { createLog } from '../platform/log.ts'
import { mountWeb } from './web.ts'

const SITE = 'https://placeholder.invalid'
const publicUrl = 'https://ndoa.example'

/** Starts a server with a small built site, one failing page and one failing call. */
async function aServer(production = true) {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'))
  for (const folder of ['printed', 'printed/demo', 'printed/fr', 'printed/demo/fr', 'assets'])
    mkdirSync(join(dist, folder))
  const write = (name: string, text: string) => writeFileSync(join(dist, name), text)
  for (const page of [
    'index',
    'about',
    'app.en',
    'app.fr',
    'staff',
    'camera.en',
    'camera.fr',
    'error',
    'not-found',
  ])
    write(`printed/${page}.html`, `<!doctype html><html lang="en"><head></head><h1>${page}</h1>`)
  for (const page of ['index', 'about', 'error', 'not-found'])
    write(`printed/fr/${page}.html`, `<!doctype html><html lang="fr"><h1>${page} en français</h1>`)
  write('printed/demo/fr/about.html', '<!doctype html><html lang="fr"><h1>about</h1><p>example</p>')
  write('printed/demo/about.html', '<!doctype html><html lang="en"><h1>about</h1><p>example</p>')
  write(
    'printed/site.json',
    JSON.stringify({
      placeholder: SITE,
      appPaths: ['/dashboard', '/login'],
      languages: ['en', 'fr'],
      screens: {
        guest: { '/login': ['/assets/login-1234.js'] },
        member: { '/dashboard': ['/assets/dashboard-1234.js'] },
        words: {
          guest: { en: ['/assets/guest-en.js'], fr: ['/assets/guest-fr.js'] },
          member: { en: ['/assets/member-en.js'], fr: ['/assets/member-fr.js'] },
        },
      },
    }),
  )
  write('assets/app-1234.js', 'export {}')
  const http = await createHttp({
    publicUrl,
    production,
    trustProxy: false,
    log: createLog('silent'),
    fail,
  })
  const broken = () => {
    throw new Error('connection to 10.0.0.7 refused')
  }
  http.get('/broken', broken)
  http.get('/functions/v1/broken', broken)
  await mountWeb(http, production, publicUrl, { dist })
  return http
}

async function aVisitor() {
  const http = await aServer()
  return (url: string, headers = {}) => http.inject({ url, headers })
}

test('a browser gets an error page with the right status and no internal text', async () => {
  const ask = await aVisitor()
  for (const headers of [{}, { accept: 'text/html', 'accept-encoding': 'br' }]) {
    const answer = await ask('/broken', headers)
    expect(answer.statusCode).toBe(500)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    })
    expect(answer.body).toContain('<h1>error</h1>')
    expect(answer.body).not.toMatch(/10\.0\.0\.7|Error:|node_modules/)
  }
})

test('an API client gets an error instead of a page', async () => {
  const answer = await (await aVisitor())('/functions/v1/broken')
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toMatchObject({ success: false, error: 'server.defect' })
  expect(answer.body).not.toContain('10.0.0.7')
})

test('pages, app and files are served at their addresses, and nothing else in the folder is', async () => {
  const ask = await aVisitor()
  expect((await ask('/about')).body).toContain('<h1>about</h1>')
  const app = await ask('/dashboard')
  expect([app.statusCode, app.headers['x-robots-tag']]).toEqual([200, 'noindex'])
  const file = await ask('/assets/app-1234.js')
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  for (const address of [
    '/printed/about.html',
    '/about.html',
    '/nowhere',
    '/assets/gone.js',
    '/app.fr',
    '/camera.fr',
    '/index',
  ])
    expect((await ask(address)).statusCode, address).toBe(404)
})

test.each([
  ['nothing', {}, 'en'],
  ['what the browser prefers', { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.5' }, 'fr'],
  ['English, when we lack what it prefers', { 'accept-language': 'sw,zu;q=0.9' }, 'en'],
  ['the best of those that we have', { 'accept-language': 'sw,fr;q=0.5,en;q=0.4' }, 'fr'],
  ['what was chosen', { 'accept-language': 'en', cookie: 'theme=dark; language=fr' }, 'fr'],
  ['English, where it was chosen', { 'accept-language': 'fr', cookie: 'language=en' }, 'en'],
  ['no language that we lack', { 'accept-language': 'fr', cookie: 'language=../fr' }, 'fr'],
])('the app page is in the right language from its first byte: %s', async (_what, headers, language) => {
  const { body, headers: said } = await (await aVisitor())('/dashboard', headers)
  expect(body).toContain(`<h1>app.${language}</h1>`)
  expect(said['content-language']).toBe(language)
  expect(said['vary']).toBe('cookie, accept-language, sec-fetch-dest, accept-encoding, save-data, ect')
})

test('a printed page has its address’s language without redirects, regardless of the browser', async () => {
  const ask = await aVisitor()
  const french = { 'accept-language': 'fr', cookie: 'language=fr' }
  const english = { 'accept-language': 'en', cookie: 'language=en' }
  for (const address of ['/fr', '/fr/', '/fr/about']) {
    const answer = await ask(address, english)
    expect([address, answer.statusCode]).toEqual([address, 200])
    expect(answer.body).toContain('lang="fr"')
    expect(answer.headers['vary']).not.toContain('language')
  }
  for (const address of ['/', '/about']) expect((await ask(address, french)).body).toContain('lang="en"')
})

test('a missing page is reported in the address’s language, or else the browser’s', async () => {
  const ask = await aVisitor()
  for (const [address, accepted, heading] of [
    ['/fr/nowhere', 'en', 'not-found en français'],
    ['/nowhere', 'fr', 'not-found en français'],
    ['/nowhere', 'en', 'not-found'],
    ['/pt', 'en', 'not-found'],
    ['/en', 'en', 'not-found'],
    ['/fr/dashboard', 'en', 'not-found en français'],
  ] as const) {
    const answer = await ask(address, { 'accept-language': accepted })
    expect([address, answer.statusCode]).toEqual([address, 404])
    expect(answer.body).toContain(`<h1>${heading}</h1>`)
  }
  expect((await ask('/broken', { 'accept-language': 'fr' })).body).toContain('error en français')
})

test('examples are shown in the demo only', async () => {
  for (const production of [true, false])
    for (const address of ['/about', '/fr/about']) {
      const { body } = await (await aServer(production)).inject(address)
      expect(body.includes('example')).toBe(!production)
    }
  expect((await (await aServer(false)).inject('/demo/about')).statusCode).toBe(404)
})

test('only one document may use the camera, and it is never cached', async () => {
  const ask = await aVisitor()
  const camera = await ask('/verification/camera')
  expect(camera.body).toContain('<h1>camera.en</h1>')
  expect(camera.headers).toMatchObject({
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
  expect((await ask('/verification/camera', { cookie: 'language=fr' })).body).toContain('<h1>camera.fr</h1>')
  for (const address of [
    '/',
    '/about',
    '/dashboard',
    '/staff',
    '/camera',
    '/verification/camera/x',
    '/nowhere',
  ])
    expect((await ask(address)).headers['permissions-policy'], address).toMatch(/^camera=\(\), /)
  expect((await ask('/camera')).statusCode).toBe(404)
})

test('the staff console is served at its addresses, never cached and never indexed', async () => {
  const ask = await aVisitor()
  for (const [address, status] of [
    ['/staff', 200],
    ['/staff/', 200],
    ['/staff/audit', 200],
    ['/staff/about', 404],
  ] as const) {
    const answer = await ask(address)
    expect([address, answer.statusCode]).toEqual([address, status])
    expect(answer.body).toContain('<h1>staff</h1>')
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  }
  expect((await ask('/staffing')).body).not.toContain('<h1>staff</h1>')
})

test('a malformed page address is refused for any method', async () => {
  const http = await aServer()
  await http.listen({ port: 0, host: '127.0.0.1' })
  const answers = await askOddAddresses((http.server.address() as AddressInfo).port)
  expect(answers.filter(({ status }) => status < 400 || status >= 500)).toEqual([])
  await http.close()
})

test('the app page preloads the opened screen’s scripts and the words in its language', async () => {
  const ask = await aVisitor()
  const scriptsAt = async (url: string, headers = {}) => {
    const { body, headers: answered } = await ask(url, { 'sec-fetch-dest': 'document', ...headers })
    expect(answered['vary']).toContain('sec-fetch-dest')
    return [...body.matchAll(/rel="modulepreload"[^>]* href="([^"]+)"/g)].map(([, address]) => address)
  }
  const signedIn = { cookie: '__Host-ndoa.session_token=some-token' }
  expect(await scriptsAt('/dashboard', signedIn)).toEqual([
    '/assets/member-en.js',
    '/assets/dashboard-1234.js',
  ])
  expect(await scriptsAt('/dashboard', { ...signedIn, 'accept-language': 'fr' })).toEqual([
    '/assets/member-fr.js',
    '/assets/dashboard-1234.js',
  ])
  expect(await scriptsAt('/login')).toEqual(['/assets/guest-en.js', '/assets/login-1234.js'])
})

test('nothing is preloaded for the service worker or for visitors who are redirected to /login', async () => {
  const ask = await aVisitor()
  const asked: [string, Record<string, string>][] = [
    ['/dashboard', { 'sec-fetch-dest': 'document' }],
    ['/login', { 'sec-fetch-dest': 'document', cookie: 'ndoa.session_token=some-token' }],
    ['/dashboard', { 'sec-fetch-dest': 'empty', cookie: 'ndoa.session_token=some-token' }],
  ]
  for (const [url, headers] of asked) expect((await ask(url, headers)).body).not.toContain('modulepreload')
})
