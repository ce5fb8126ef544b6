import type { OwnPhoto } from '@ndoa/contract/photos'
import type { ViewedPhoto } from '@ndoa/contract/profiles'
import type { App } from '../../platform/app.ts'
import { settingsOf } from '../settings/index.ts'
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

/** A member's photos as one viewer may see them. `count` is of the approved ones. */
export interface Viewed {
  count: number
  photos: ViewedPhoto[]
}

/**
 * The photos of these members, the main one first, blurred where the owner asked for it. Of a member who only shows a
 * card, the main photo; of oneself, all states. Members whom the viewer may not see are absent.
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

/** What a card shows of a member's photos: the first, and how many are approved. */
export interface MainPhoto {
  count: number
  photo: ViewedPhoto | null
}

/** Reads the columns of `FIRST_PHOTO`: the first photo that `viewedPhotos` would give, without links made for the others. */
export function firstPhotosOf(app: App, viewerId: string) {
  const linksTo = linksFor(app, viewerId)
  return (row: FirstRow): ViewedPhoto | null => {
    const { photo_id: id } = row
    return id === null ? null : viewedPhoto({ ...row, id }, row.blurred_for, linksTo)
  }
}

/** The same for the columns of `MAIN_PHOTO`. */
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

/** The viewer's approved photos as members who are not matched and have neither a membership nor a grant see them. */
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

/** The viewer's photos in every state, in their order. */
export const ownPhotos = async (app: App, viewerId: string): Promise<OwnPhoto[]> =>
  ownPhotosFrom(app, viewerId, await photosOf(app, { memberId: viewerId }))

/** Those that another statement has read with `OWN_PHOTOS`. */
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
