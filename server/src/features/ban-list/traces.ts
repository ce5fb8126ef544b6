import { setTimeout } from 'node:timers/promises'
import type { App } from '../../platform/app.ts'
import { photoFile } from '../../platform/storage.ts'
import { canonicalMailbox, type ProvenContacts } from '../accounts/index.ts'
import { devicesOf, ownTraces, photosToRemember, type Traces } from './ban-list.queries.ts'
import { hashesToKeep } from './pictures/picture-hash.ts'
import { shinglesOf } from './shingles.ts'

/**
 * Everything by which a banned member is recognized again; null once the account is deleted.
 * @param waitForPhotos after so many milliseconds those photos are left out that were not read; else all are waited for
 */
export async function tracesOf(app: App, memberId: string, waitForPhotos?: number): Promise<Traces | null> {
  const own = await ownTraces(app.db, memberId)
  if (!own) return null
  return {
    contacts: contactMacs(app, own),
    photos: await photoHashes(app, memberId, waitForPhotos),
    shingles: shinglesOf(app, own.bio ?? ''),
    devices: await devicesOf(app.db, memberId),
  }
}

/** A phone in E.164 and a mailbox in one form for all its spellings, each as a keyed hash. */
export function contactMacs({ banList }: Pick<App, 'banList'>, { email, phone }: ProvenContacts) {
  const macOf = (kind: 'email' | 'phone', contact: string) => ({
    kind,
    contact_mac: banList.mac(kind, contact).toString('base64url'),
  })
  return [
    ...(phone ? [macOf('phone', phone)] : []),
    ...(email ? [macOf('email', canonicalMailbox(email))] : []),
  ]
}

async function photoHashes(app: App, memberId: string, wait?: number): Promise<Traces['photos']> {
  const hashes: Traces['photos'] = []
  const photos = await photosToRemember(app.db, memberId)
  const read = readPhotos(app, photos, hashes)
  await (wait === undefined ? read : Promise.race([read, setTimeout(wait, undefined, { ref: false })]))
  return [...hashes]
}

async function readPhotos(
  app: App,
  photos: readonly { storage_key: string }[],
  hashes: Traces['photos'],
): Promise<void> {
  for (const { storage_key } of photos) {
    try {
      hashes.push(await hashesToKeep(await app.storage.get(photoFile(storage_key, 'w640'))))
    } catch (error) {
      app.log.warn({ err: error }, 'a photo could not be read for the ban list') // it may have been deleted meanwhile
    }
  }
}
