import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../../test/database.ts'
import { fail } from '../features/shared/failures.ts'
import { type Connections, openDatabase } from '../platform/db.ts'
import { createHttp } from '../platform/http.ts'
import { createLog } from '../platform/log.ts'
import { keepAssets } from './kept-assets.ts'
import { mountWeb } from './web.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let connections: Connections
beforeAll(async () => {
  database = await freshDatabase()
  connections = openDatabase(database.url, createLog('silent'))
})
afterAll(async () => {
  await connections.close()
  await database.drop()
})

/** Writes a web build with its own script, style sheet and font. */
function aBuild(release: string) {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'))
  onTestFinished(() => rmSync(dist, { recursive: true }))
  const write = (name: string, text: string | Buffer) => writeFileSync(join(dist, name), text)
  for (const folder of ['printed', 'assets']) mkdirSync(join(dist, folder))
  for (const page of ['index', 'app.en', 'staff', 'camera.en', 'error', 'not-found'])
    write(`printed/${page}.html`, '<!doctype html><html lang="en"><head></head>')
  write(
    'printed/site.json',
    JSON.stringify({
      placeholder: 'https://placeholder.invalid',
      appPaths: ['/dashboard'],
      languages: ['en'],
      screens: { guest: {}, member: {}, words: { guest: {}, member: {} } },
    }),
  )
  write(`assets/app-${release}.js`, `export const release = '${release}'`)
  write(`assets/app-${release}.js.br`, brotliCompressSync(`export const release = '${release}'`))
  write(`assets/app-${release}.css`, `.release-${release} {}`)
  write(`assets/font-${release}.woff2`, 'a font')
  return dist
}

/** Starts a server of one release. @returns a function that fetches from it */
async function aServer(dist: string) {
  const publicUrl = 'https://ndoa.example'
  const log = createLog('silent')
  const http = await createHttp({ publicUrl, production: true, trustProxy: false, log, fail })
  await mountWeb(http, true, publicUrl, { dist, kept: await keepAssets(connections.db, dist) })
  return async (url: string, encoding = 'br') => {
    const answer = await http.inject({ url, headers: { 'accept-encoding': encoding } })
    const isCompressed = answer.headers['content-encoding'] === 'br'
    const text = isCompressed ? brotliDecompressSync(answer.rawPayload).toString() : answer.body
    return { ...answer.headers, status: answer.statusCode, isCompressed, text }
  }
}

test('servers of two releases serve each other’s files during a rollout', async () => {
  const [before, after] = await Promise.all([aServer(aBuild('1')), aServer(aBuild('2'))])
  const own = await before('/assets/app-1.js')
  for (const [server, release] of [
    [before, '2'],
    [after, '1'],
  ] as const)
    for (const encoding of ['br', 'gzip']) {
      const script = await server(`/assets/app-${release}.js`, encoding)
      expect(script).toMatchObject({
        status: 200,
        isCompressed: encoding === 'br',
        text: `export const release = '${release}'`,
        'content-type': own['content-type'],
        'cache-control': 'public, max-age=31536000, immutable',
      })
      expect(script).not.toHaveProperty('content-security-policy')
      expect((await server(`/assets/app-${release}.css`, encoding)).text).toBe(`.release-${release} {}`)
    }
})

test('the files of three releases are kept, even when all servers of a release start at once', async () => {
  const [first, ...others] = ['a', 'b', 'c', 'd'].map(aBuild)
  const server = await aServer(first ?? '')
  for (const dist of others)
    await Promise.all([keepAssets(connections.db, dist), keepAssets(connections.db, dist)])
  const last = await aServer(others[2] ?? '')
  const statuses = async (...names: string[]) =>
    Promise.all(names.map(async (name) => (await last(`/assets/${name}`)).status))
  expect(await statuses('app-a.js', 'app-b.js', 'app-c.css', 'app-d.js')).toEqual([404, 200, 200, 200])
  expect((await server('/assets/app-a.js')).status).toBe(200)
})

test('a rolled-back release is kept until three others have followed', async () => {
  const [older, newer, newest, fixed, ...next] = ['e', 'f', 'g', 'h', 'i', 'j'].map(aBuild)
  for (const dist of [older, newer, newest, older, fixed]) await keepAssets(connections.db, dist ?? '')
  const server = await aServer(fixed ?? '')
  const statuses = (...names: string[]) =>
    Promise.all(names.map(async (name) => (await server(`/assets/app-${name}.js`)).status))
  expect(await statuses('e', 'f', 'g')).toEqual([200, 404, 200])
  for (const dist of next) await keepAssets(connections.db, dist)
  expect(await statuses('e', 'g', 'i', 'j')).toEqual([404, 404, 200, 200])
})

test('repeated restarts of two releases’ servers evict no other files', async () => {
  const [before, from, to] = ['k', 'l', 'm'].map(aBuild)
  for (const dist of [before, from, to, from, to, from, to]) await keepAssets(connections.db, dist ?? '')
  expect((await (await aServer(to ?? ''))('/assets/app-k.js')).status).toBe(200)
})

test('other names are not looked up: no fonts, no paths', async () => {
  const server = await aServer(aBuild('x'))
  await aServer(aBuild('y'))
  for (const name of [
    'font-y.woff2',
    '../app-y.js',
    '%2e%2e/app-y.js',
    `${'a'.repeat(300)}.js`,
    'app-y.js.br',
  ])
    expect((await server(`/assets/${name}`)).status, name).toBeGreaterThanOrEqual(400)
})
