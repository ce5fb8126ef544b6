import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sessionOf, testApp } from '../../../../../test/app.ts'
import type { App } from '../../../../platform/app.ts'
import { transaction } from '../../../../platform/outbox.ts'
import type { Picture } from '../intake.ts'
import { storePhoto } from '../photos.rules.ts'
import { settleReview } from '../settle-review.ts'

export type PhotoClient = ReturnType<typeof clientOf>

/** Starts a server that stores photos in a temporary folder. Its clients can send and fetch files. */
export async function photoServer(environment: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'ndoa-photos-'))
  const test = await testApp({ DATA_DIR: folder, ...environment })
  const { app, http, clock } = test
  const photos = join(folder, 'storage', 'photos')
  mkdirSync(photos, { recursive: true })
  return {
    app,
    http,
    clock,
    visitor: clientOf(http, {}),
    asStaff: (staffId: string) => test.asStaff(staffId),
    as: async (memberId: string) =>
      clientOf(http, { authorization: `Bearer ${await sessionOf(app, memberId)}` }),
    /** Counts the photos that have files. */
    keptPhotos: () => readdirSync(photos).filter((name) => readdirSync(join(photos, name)).length > 0).length,
    async close() {
      await test.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Adds a photo that others can see, without upload or review. @returns its id */
export async function anApprovedPhoto(app: App, owner: string, picture: Picture): Promise<string> {
  const id = await storePhoto(app, owner, picture)
  await transaction(app, (tx) =>
    settleReview(app, tx, { photoId: id, owner, verdict: 'approved', reason: null, staffId: null }),
  )
  return id
}

function clientOf(http: FastifyInstance, headers: Record<string, string>) {
  const call = async (method: 'GET' | 'POST' | 'DELETE', name: string, body?: object | Buffer, type = {}) => {
    const url = `/functions/v1/${name}`
    const answer = await http.inject({ method, url, headers: { ...headers, ...type }, ...(body && { body }) })
    return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
  }
  const send = async (fields: FormData) => {
    const form = new Response(fields)
    const contentType = { 'content-type': form.headers.get('content-type') ?? '' }
    return call('POST', 'upload-photo', Buffer.from(await form.arrayBuffer()), contentType)
  }
  return {
    headers,
    get: (name: string) => call('GET', name),
    post: (name: string, body: object) => call('POST', name, body),
    delete: (name: string, body: object) => call('DELETE', name, body),
    fetch: (url: string) => http.inject({ url, headers }),
    upload: (bytes: Uint8Array, name = 'me.jpg', type = 'image/jpeg', id?: string) =>
      send(formOf(bytes, name, type, id)),
    send,
  }
}

export function formOf(bytes: Uint8Array, name: string, type: string, id?: string): FormData {
  const form = new FormData()
  if (id !== undefined) form.set('client_upload_id', id)
  form.set('file', new File([Buffer.from(bytes)], name, { type }))
  return form
}
