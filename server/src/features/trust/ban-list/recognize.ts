import type { App } from '../../../platform/app.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { transaction } from '../../../platform/outbox.ts'
import { photoFile } from '../../../platform/storage.ts'
import type { ProvenContacts } from '../../identity/accounts/index.ts'
import { bansOfBio, bansOfContacts, bansOfDevice, bansOfPicture } from './ban-list.queries.ts'
import { saveHashes } from './compare-accounts.queries.ts'
import { photoToCompare, saveDevice } from './devices.queries.ts'
import { queryHashesOf } from './pictures/picture-hash.ts'
import { shinglesOf } from './shingles.ts'
import { stateFor } from './signs.queries.ts'
import { recordSigns } from './signs.ts'
import { contactMacs } from './traces.ts'

/** Days since sign-up in which a new browser counts as a sign; later the browser may be a shared one. */
const NEW_DAYS = 30
export const COPIED_BIO_SIMILARITY = 0.8

/** @returns true if the contact belongs to a banned person; the account is then hidden and waits for staff */
export async function recognizeContacts(
  app: App,
  tx: Tx,
  memberId: string,
  contacts: ProvenContacts,
): Promise<boolean> {
  const macs = contactMacs(app, contacts).map(({ contact_mac }) => contact_mac)
  if (macs.length === 0) return false
  const found = await bansOfContacts(tx, macs)
  if (found.length === 0) return false
  await recordSigns(
    app,
    tx,
    memberId,
    found.map(({ ban_id, kind }) => ({ ban_id, sign: kind })),
  )
  return true
}

/** Only the first sign-in with a browser counts; network addresses and countries never do. */
export async function recognizeDevice(app: App, memberId: string, cookie: string): Promise<void> {
  const deviceMac = app.banList.mac('device', cookie).toString('base64url')
  const now = app.clock.now()
  const since = new Date(now.getTime() - NEW_DAYS * 86_400_000)
  await transaction(app, async (tx) => {
    const { is_new } = await saveDevice(tx, memberId, deviceMac, { now, since })
    if (!is_new) return
    const banIds = await bansOfDevice(tx, deviceMac)
    const signs = banIds.map((ban_id) => ({ ban_id, sign: 'device' as const }))
    await recordSigns(app, tx, memberId, signs)
  })
}

/** A match never bans: the banned person may have stolen the photo. @returns true if the photo waits for staff */
export async function comparePhoto(app: App, photoId: string): Promise<boolean> {
  const photo = await photoToCompare(app.db, photoId)
  if (!photo) return false
  const bytes = await app.storage.get(photoFile(photo.storage_key, 'w640')).catch(async (error: unknown) => {
    if (await photoToCompare(app.db, photoId)) throw error // otherwise the photo was deleted
    return null
  })
  if (!bytes) return true
  const hashes = await queryHashesOf(bytes)
  await saveHashes(app.db, photoId, hashes) // saved first, so that a ban listed during the comparison finds them
  const banIds = await bansOfPicture(app.db, hashes)
  await transaction(app, async (tx) => {
    const signs = banIds.map((ban_id) => ({ ban_id, sign: 'photo' as const, photo_id: photoId }))
    await recordSigns(app, tx, photo.user_id, signs)
  })
  return isWaiting(app.db, photo.user_id)
}

/** A match also holds conversations opened since `changedAt`, because the event may be handled later. */
export async function compareBio(
  app: App,
  tx: Tx,
  memberId: string,
  bio: string,
  changedAt: Date = app.clock.now(),
): Promise<void> {
  const shingles = shinglesOf(app, bio)
  const banIds = shingles.length > 0 ? await bansOfBio(tx, shingles, COPIED_BIO_SIMILARITY) : []
  const signs = banIds.map((ban_id) => ({ ban_id, sign: 'bio' as const }))
  await recordSigns(app, tx, memberId, signs, changedAt)
}

const isWaiting = async (db: Db, memberId: string): Promise<boolean> =>
  (await stateFor(db, memberId)) !== 'free'
