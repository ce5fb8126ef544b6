import type { OwnPhoto } from '@ndoa/contract/dating/photos'
import type { ViewedPhoto } from '@ndoa/contract/dating/profiles'
import type { App } from '../../../platform/app.ts'
import { settingsOf } from '../../identity/settings/index.ts'
import { linksFor } from './links.ts'
import {
  type BlurredFor,
  type FirstRow,
  type MainRow,
  type OwnPhotoRow,
  photosOf,
  type ViewedRow,
  viewedRows,
} from './photos.queries.ts'

export interface Viewed {
  count: number
  photos: ViewedPhoto[]
}

/**
 * Main photos come first, and members whom the viewer may not see are absent. `blurredFor` in `photos.queries.ts`
 * decides which photos are blurred.
 */
export async function viewedPhotos(
  app: App,
  viewerId: string,
  memberIds: readonly string[],
): Promise<Map<string, Viewed>> {
  const linksTo = linksFor(app, viewerId)
  const viewed = new Map<string, Viewed>()
  for (const row of await viewedRows(app, { viewerId, now: app.clock.now(), memberIds })) {
    const member = viewed.get(row.user_id) ?? { count: 0, photos: [] }
    viewed.set(row.user_id, member)
    if (!hasPhoto(row)) continue
    if (row.status === 'approved') member.count += 1
    if (row.reach === 'card' && member.photos.length > 0) continue
    member.photos.push(viewedPhoto(row, row.blurred_for, linksTo))
  }
  return viewed
}

export interface MainPhoto {
  count: number
  photo: ViewedPhoto | null
}

export function firstPhotosOf(app: App, viewerId: string) {
  const linksTo = linksFor(app, viewerId)
  return (row: FirstRow): ViewedPhoto | null => {
    const { photo_id: id } = row
    return id === null ? null : viewedPhoto({ ...row, id }, row.blurred_for, linksTo)
  }
}

export function mainPhotosOf(app: App, viewerId: string) {
  const firstOf = firstPhotosOf(app, viewerId)
  return (row: MainRow): MainPhoto => ({ count: row.photo_count, photo: firstOf(row) })
}

type Shown = Pick<ViewedRow, 'width' | 'height' | 'thumbhash'> & { id: string }

function viewedPhoto(
  photo: Shown,
  blurred_for: BlurredFor,
  linksTo: ReturnType<typeof linksFor>,
): ViewedPhoto {
  const blurred = blurred_for !== null
  return { id: photo.id, thumbhash: photo.thumbhash, blurred, blurred_for, ...linksTo(photo, blurred) }
}

const hasPhoto = (row: ViewedRow): row is ViewedRow & { id: string } => row.id !== null

export async function ownPhotosAsOthers(app: App, userId: string): Promise<ViewedPhoto[]> {
  const looking = { viewerId: userId, now: app.clock.now() }
  const [rows, { photo_blur, photo_blur_for }] = await Promise.all([
    viewedRows(app, { ...looking, memberIds: [userId] }),
    settingsOf(app.db, userId),
  ])
  const linksTo = linksFor(app, userId)
  return rows
    .filter(hasPhoto)
    .filter(({ status }) => status === 'approved')
    .map((row) => viewedPhoto(row, photo_blur ? photo_blur_for : null, linksTo))
}

export const ownPhotos = async (app: App, viewerId: string): Promise<OwnPhoto[]> =>
  ownPhotosFrom(app, viewerId, await photosOf(app, { memberId: viewerId }))

export function ownPhotosFrom(app: App, viewerId: string, rows: readonly OwnPhotoRow[]): OwnPhoto[] {
  const linksTo = linksFor(app, viewerId)
  return rows.map((photo) => ({
    id: photo.id,
    ...linksTo(photo, false),
    thumbhash: photo.thumbhash,
    is_primary: photo.is_primary,
    position: photo.position,
    status: photo.status,
    rejected_for: photo.rejected_for,
    approved_by_itself: photo.status === 'approved' && photo.reviewed_by === null,
    uploaded_at: new Date(photo.uploaded_at).toISOString(),
  }))
}
