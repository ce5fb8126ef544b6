import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PHOTO_BYTES_MAX } from '@ndoa/contract/photos'
import type { FastifyRequest } from 'fastify'
import { freshDatabase } from '../../../test/database.ts'
import type { App, Viewer } from '../../platform/app.ts'
import { mountCalls } from '../../platform/calls.ts'
import { openDatabase } from '../../platform/db.ts'
import { createHttp } from '../../platform/http.ts'
import { createLog } from '../../platform/log.ts'
import { createNotifications } from '../../platform/notify.ts'
import { createOutbox } from '../../platform/outbox.ts'
import { linkSigner, localStorage } from '../../platform/storage.ts'
import { fail } from '../failures.ts'
import { mountPhotoBytes } from './photo-bytes.ts'
import { photosRoutes } from './photos.routes.ts'

const PUBLIC_URL = 'http://localhost'

/** The photos' calls and bytes alone; who calls is said by a header, and time is the test's to move. */
export async function photoServer() {
  const database = await freshDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'ndoa-photos-'))
  const log = createLog('silent')
  const { pool, db, close } = openDatabase(database.url, log)
  const clock = { ahead: 0, now: () => new Date(Date.now() + clock.ahead) }
  const outbox = createOutbox(db, createNotifications(database.url, log), log)
  const storage = localStorage(folder)
  const links = linkSigner('a secret of the test')
  const parts: Pick<App, 'db' | 'pool' | 'outbox' | 'storage' | 'links' | 'clock' | 'log'> = {
    ...{ db, pool, outbox, storage, links, clock, log },
  }
  const app = parts as App
  const http = await createHttp({ publicUrl: PUBLIC_URL, production: false, trustProxy: false, log, fail })
  const uploads = { '/functions/v1/upload-photo': PHOTO_BYTES_MAX + 64 * 1024 }
  mountCalls(http, [photosRoutes], { app, fail, viewerOf, uploads })
  mountPhotoBytes(http, app, viewerOf)
  http.setNotFoundHandler(() => {
    throw fail('request.not_found')
  })
  await http.ready()
  return {
    app,
    http,
    clock,
    as: (memberId: string) => clientOf(http, memberId),
    /** Names of the folders in which photos are kept. */
    keptPhotos: () =>
      readdirSync(join(folder, 'photos')).filter((name) => filesIn(join(folder, 'photos', name)) > 0),
    async close() {
      await http.close()
      await outbox.stop()
      await close()
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const filesIn = (folder: string) => readdirSync(folder).length

const viewerOf = async ({ headers }: FastifyRequest): Promise<Viewer | null> => {
  const [id, state] = String(headers['x-member'] ?? '').split(' ')
  return id ? { id, sessionId: 'session', confirmed: state !== 'unconfirmed' } : null
}

type Http = Awaited<ReturnType<typeof createHttp>>

function clientOf(http: Http, memberId: string) {
  const headers = { 'x-member': memberId }
  const call = async (method: 'GET' | 'POST' | 'DELETE', name: string, body?: object) => {
    const answer = await http.inject({ method, url: `/functions/v1/${name}`, headers, ...(body && { body }) })
    return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
  }
  return {
    get: (name: string) => call('GET', name),
    post: (name: string, body: object) => call('POST', name, body),
    delete: (name: string, body: object) => call('DELETE', name, body),
    fetch: (url: string) => http.inject({ url, headers }),
    async upload(bytes: Uint8Array, name = 'me.jpg', type = 'image/jpeg') {
      const form = await multipart(bytes, name, type)
      const url = '/functions/v1/upload-photo'
      const answer = await http.inject({
        method: 'POST',
        url,
        ...form,
        headers: { ...form.headers, ...headers },
      })
      return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
    },
  }
}

async function multipart(bytes: Uint8Array, name: string, type: string) {
  const form = new FormData()
  form.set('file', new File([Buffer.from(bytes)], name, { type }))
  const encoded = new Response(form)
  return {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    body: Buffer.from(await encoded.arrayBuffer()),
  }
}
