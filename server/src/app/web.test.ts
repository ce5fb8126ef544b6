import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { askOddAddresses } from '../../test/odd-addresses.ts'
import { fail } from '../features/failures.ts'
import { createHttp } from '../platform/http.ts'
import { createLog } from '../platform/log.ts'
import { mountWeb } from './web.ts'

const SITE = 'https://placeholder.invalid'
const publicUrl = 'https://ndoa.example'

/** A built site in small, on a server with one page and one call that break. */
async function aServer(production = true) {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'))
  for (const folder of ['printed', 'printed/demo', 'assets']) mkdirSync(join(dist, folder))
  const write = (name: string, text: string) => writeFileSync(join(dist, name), text)
  for (const page of ['about', 'app', 'staff', 'camera', 'error', 'not-found'])
    write(`printed/${page}.html`, `<!doctype html><html lang="en"><h1>${page}</h1>`)
  write('printed/demo/about.html', '<!doctype html><html lang="en"><h1>about</h1><p>example</p>')
  write('printed/site.json', JSON.stringify({ placeholder: SITE, appPaths: ['/dashboard'] }))
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
  await mountWeb(http, production, publicUrl, dist)
  return http
}

async function aVisitor() {
  const http = await aServer()
  return (url: string, headers = {}) => http.inject({ url, headers })
}

test('who opens a page and meets a defect reads a page: the right status, no word of the program', async () => {
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

test('a program that meets one gets a failure, and no page', async () => {
  const answer = await (await aVisitor())('/functions/v1/broken')
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toMatchObject({ success: false, error: 'server.defect' })
  expect(answer.body).not.toContain('10.0.0.7')
})

test('pages, app and files are each found at their place, and nothing else of the folder', async () => {
  const ask = await aVisitor()
  expect((await ask('/about')).body).toContain('<h1>about</h1>')
  const app = await ask('/dashboard')
  expect([app.statusCode, app.headers['x-robots-tag']]).toEqual([200, 'noindex'])
  const file = await ask('/assets/app-1234.js')
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  for (const address of ['/printed/about.html', '/about.html', '/nowhere', '/assets/gone.js'])
    expect((await ask(address)).statusCode, address).toBe(404)
})

test('examples are shown in the demo only', async () => {
  for (const production of [true, false]) {
    const { body } = await (await aServer(production)).inject('/about')
    expect(body.includes('example')).toBe(!production)
  }
  expect((await (await aServer(false)).inject('/demo/about')).statusCode).toBe(404)
})

test('one document alone may use the camera: its address, kept by nobody; all others may not', async () => {
  const ask = await aVisitor()
  const camera = await ask('/verification/camera')
  expect(camera.body).toContain('<h1>camera</h1>')
  expect(camera.headers).toMatchObject({
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
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

test('the console of the staff is at its addresses, kept by nobody and listed by nobody', async () => {
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

test('an odd address is refused beside the pages as well, by whatever method', async () => {
  const http = await aServer()
  await http.listen({ port: 0, host: '127.0.0.1' })
  const answers = await askOddAddresses((http.server.address() as AddressInfo).port)
  expect(answers.filter(({ status }) => status < 400 || status >= 500)).toEqual([])
  await http.close()
})
