import { PICTURE_PATHS } from '@ndoa/contract/trust/case-routes'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { checkAccess, type FindStaff, type StaffAccess, signedInStaff } from '../../../platform/access.ts'
import type { App, Staff, Viewer } from '../../../platform/app.ts'
import type { Http } from '../../../platform/http.ts'
import { fail } from '../../shared/failures.ts'
import { lookAtWaitingPhoto } from './review.ts'

export const staffPictureAccess: StaffAccess = { access: 'moderator', suspended: 'denied' }

export interface StaffPicture<Params> {
  url: string
  /** Records the access. @returns WebP bytes, or null if the staff member may not see the picture */
  look: (staff: Staff, params: Params) => Promise<Uint8Array | null>
}

interface Finders {
  viewerOf: (request: FastifyRequest) => Promise<Viewer | null>
  staffOf: FindStaff
}

const Ids = z.record(z.string(), z.uuid())

/** Other visitors get the response for a missing page, and browsers keep no copy. */
export function mountStaffPicture<Params extends Record<string, string>>(
  http: Http,
  { url, look }: StaffPicture<Params>,
  finders: Finders,
): void {
  const check = (request: FastifyRequest) => checkAccess(request, staffPictureAccess, { ...finders, fail })
  http.get<{ Params: Params }>(url, { onRequest: check, exposeHeadRoute: false }, async (request, reply) => {
    const staff = signedInStaff(request, staffPictureAccess)
    const bytes = Ids.safeParse(request.params).success ? await look(staff, request.params as Params) : null
    if (!bytes) throw fail('request.not_found')
    return reply
      .headers({
        'content-type': 'image/webp',
        'cache-control': 'no-store',
        'content-disposition': 'inline',
        'x-content-type-options': 'nosniff',
      })
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  })
  http.route({
    method: ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url,
    onRequest: () => Promise.reject(fail('request.not_found')),
    handler: () => {},
  })
}

export const waitingPictures = (app: App): StaffPicture<{ photoId: string }> => ({
  url: PICTURE_PATHS.waitingPhoto(':photoId'),
  look: (staff, { photoId }) => lookAtWaitingPhoto(app, staff, photoId),
})
