import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { movableClock, type Server, sessionOf } from '../../test/app.ts'
import { freshDatabase } from '../../test/database.ts'
import { aMan, aMember } from '../../test/members.ts'
import { startS3 } from '../../test/s3.ts'
import { removeLeftovers } from '../features/dating/photos/photo-files.ts'
import { formOf } from '../features/dating/photos/testing/photos-server.ts'
import { aJpeg } from '../features/dating/photos/testing/pictures.ts'
import { removeEvidenceLeftovers } from '../features/trust/reports/index.ts'
import { readConfig } from '../platform/config.ts'
import { type FileStore, fileStoresOf, storageConfig } from '../platform/file-stores.ts'
import { createLog } from '../platform/log.ts'
import { nameOf, namesIn } from '../platform/restored-files.ts'
import { startApp } from './build.ts'
import { loadConfig } from './config.ts'
import { archiveKey } from './leaving/export.queries.ts'
import { deleteExpiredExports } from './leaving/export.rules.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let s3: Awaited<ReturnType<typeof startS3>>
let servers: Server[]
let folders: string[]
let bucket: FileStore
const clock = movableClock()

beforeAll(async () => {
  database = await freshDatabase()
  s3 = await startS3()
  folders = ['one', 'two'].map((name) => mkdtempSync(join(tmpdir(), `ndoa-${name}-`)))
  servers = await Promise.all(
    folders.map((DATA_DIR) =>
      startApp(loadConfig({ NODE_ENV: 'test', DATA_DIR, ...s3.environment }), database.url, {
        clock,
        log: createLog('silent'),
      }),
    ),
  )
  bucket = fileStoresOf({ ...readConfig(storageConfig, s3.environment), DATA_DIR: folders[0] ?? '' }).current
})
afterAll(async () => {
  await Promise.all(servers.map(({ close }) => close()))
  await database.drop()
  await s3.close()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const server = (at: 0 | 1) => servers[at] as Server
const http = (at: 0 | 1): FastifyInstance => server(at).http
const keys = async () => (await Array.fromAsync(bucket.list())).filter((key) => !key.startsWith('checks/'))

async function member(create: typeof aMember | typeof aMan) {
  const { app } = server(0)
  const id = await create(app)
  const headers = { authorization: `Bearer ${await sessionOf(app, id)}` }
  return {
    id,
    headers,
    async upload(at: 0 | 1) {
      const form = new Response(formOf(await aJpeg(300, 400), 'me.jpg', 'image/jpeg'))
      const body = Buffer.from(await form.arrayBuffer())
      const type = { 'content-type': form.headers.get('content-type') ?? '' }
      const url = '/functions/v1/upload-photo'
      return http(at).inject({ method: 'POST', url, headers: { ...headers, ...type }, body })
    },
    async link() {
      const answer = await http(0).inject({ url: '/functions/v1/get-photos', headers })
      expect(answer.statusCode).toBe(200)
      return answer.json<{ data: { signed_url: string }[] }>().data[0]?.signed_url ?? ''
    },
    fetch: (at: 0 | 1, url: string) => http(at).inject({ url, headers }),
  }
}

test('a server serves photos that another server accepted, only to permitted viewers', async () => {
  const [amara, kofi] = [await member(aMember), await member(aMan)]
  expect((await amara.upload(0)).statusCode).toBe(200)
  const link = await amara.link()
  const [here, there] = [await amara.fetch(0, link), await amara.fetch(1, link)]
  expect([here.statusCode, there.statusCode]).toEqual([200, 200])
  expect(there.rawPayload.equals(here.rawPayload)).toBe(true)
  expect(there.headers).toMatchObject({ 'content-type': 'image/webp' })
  expect((await kofi.fetch(1, link)).statusCode).toBe(404)
  for (const folder of folders)
    expect(
      readdirSync(folder, { recursive: true }).filter((name) => String(name).includes('photos')),
    ).toEqual([])
})

test('a deleted member’s files are removed from the store by any server', async () => {
  const amara = await member(aMember)
  expect((await amara.upload(0)).statusCode).toBe(200)
  const { app } = server(1)
  const { id } = await app.db
    .insertInto('data_exports')
    .values({ user_id: amara.id, expires_at: new Date(clock.now().getTime() + 86_400_000) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const evidence = randomUUID()
  await app.db
    .insertInto('evidence_leftovers')
    .values({ storage_key: evidence, since: new Date(0) })
    .execute()
  await app.storage.put(archiveKey(id), Buffer.from('archive'))
  await app.storage.put(`evidence/${evidence}`, Buffer.from('evidence'))
  const before = await keys()
  const named = await namesIn(database.url)
  expect(before.filter((key) => !named.has(nameOf(key)))).toEqual([]) // a restore copies only files that rows name
  await app.db.deleteFrom('users').where('id', '=', amara.id).execute()
  await Promise.all([removeLeftovers(app), deleteExpiredExports(app), removeEvidenceLeftovers(app)])
  expect(before.length - (await keys()).length).toBe(6) // four variants, the archive, the evidence
  expect(await keys()).not.toContain(archiveKey(id))
})

test('deleted files are collected every minute and removed within five', async () => {
  const { rows } = await sql<{ name: string }>`
    select name from pgboss.schedule where cron = '* * * * *'`.execute(server(0).app.db)
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['remove-photo-leftovers', 'remove-evidence-leftovers', 'forget-exports']),
  )
})

test('photos are answered with 503 while the store is away, and a failed upload leaves nothing', async () => {
  const amara = await member(aMember)
  expect((await amara.upload(0)).statusCode).toBe(200)
  const link = await amara.link()
  const before = await keys()
  await s3.stop()
  for (const answer of [await amara.fetch(0, link), await amara.upload(1)]) {
    expect(answer.statusCode).toBe(503)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  }
  await expect(removeLeftovers(server(1).app)).resolves.toBeUndefined() // no file is old enough to remove
  clock.forward(3_601_000)
  await expect(removeLeftovers(server(1).app)).rejects.toThrow('s3 storage failed to delete')
  await s3.restart()
  await removeLeftovers(server(1).app)
  const { rows } = await sql`
    select storage_key from photo_uploads union all select storage_key from photo_leftovers`.execute(
    server(0).app.db,
  )
  expect(rows).toEqual([])
  expect(await keys()).toEqual(before)
  expect((await amara.fetch(1, await amara.link())).statusCode).toBe(200)
})
