import type { CallAccess } from '@ndoa/contract/access'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { checkAccess, passedCheck } from '../../../platform/access.ts'
import type { App, Viewer } from '../../../platform/app.ts'
import type { Http } from '../../../platform/http.ts'
import { isMissingFile, photoFile } from '../../../platform/storage.ts'
import { fail } from '../../shared/failures.ts'
import { fileOf, PHOTO_PATH, subjectOf } from './links.ts'
import { storageKeyFor } from './photos.queries.ts'
import { isVariant } from './variants.ts'

type FindViewer = (request: FastifyRequest) => Promise<Viewer | null>
interface Address {
  Params: { photoId: string; variant: string }
}

/** Accepts one spelling only, because the signature covers the number and not its spelling. */
const Seconds = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number)
const Signed = z.object({ v: z.string(), e: Seconds, s: z.string() })

/** Signed-out visitors get "not found", like members who may not see the photo. */
export const photoBytesAccess: CallAccess = { access: 'public', suspended: 'denied' }

/**
 * Each fetch checks again that the signed viewer sent the request and may see the photo. All refusals are identical.
 */
export function mountPhotoBytes(http: Http, app: App, viewerOf: FindViewer): void {
  const url = `${PHOTO_PATH}/:photoId/:variant`
  http.get<Address>(url, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    await checkAccess(request, photoBytesAccess, { viewerOf, fail })
    const bytes = await bytesFor(app, request, passedCheck(request, photoBytesAccess))
    if (!bytes) throw fail('request.not_found')
    return sendPicture(reply, bytes)
  })
  http.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE'],
    url,
    onRequest: () => Promise.reject(fail('request.method')),
    handler: () => {},
  })
}

async function bytesFor(app: App, { params, query, log }: FastifyRequest<Address>, viewer: Viewer | null) {
  const { photoId, variant } = params
  const signed = Signed.safeParse(query).data
  if (!signed || !isVariant(variant) || !viewer?.confirmed || signed.v !== viewer.id) return null
  const now = app.clock.now()
  const grant = { subject: subjectOf(photoId), viewer: viewer.id, expires: signed.e }
  if (!app.links.holds(grant, fileOf(variant), signed.s, now)) return null
  const storageKey = await storageKeyFor(app, { viewerId: viewer.id, now }, photoId, variant)
  if (!storageKey) return null
  return app.storage.get(photoFile(storageKey, variant)).catch((error: unknown) => {
    if (!isMissingFile(error)) throw error // the store is unavailable; the photo may still exist
    log.warn({ err: error }, 'a photo is gone')
    return null
  })
}

const sendPicture = (reply: FastifyReply, bytes: Uint8Array) =>
  reply
    .headers({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=600',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
    })
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
