import { setTimeout } from 'node:timers/promises'
import type { App } from '../../platform/app.ts'
import { isMissingFile, photoFile } from '../../platform/storage.ts'
import { canonicalMailbox, macsOf, type ProvenContacts } from '../accounts/index.ts'
import { devicesOf, ownTraces, photosToRemember, type Traces } from './ban-list.queries.ts'
import { formerContactsOf } from './former-contacts.queries.ts'
import { hashesToKeep } from './pictures/picture-hash.ts'
import { shinglesOf } from './shingles.ts'

/** For how many milliseconds the photos of an account are waited for. */
const WAIT = 30_000

/** What an account says now. */
export interface Found extends Traces {
  unread: string[]
  /** Where the photos are stored that were read. */
  read: string[]
}

/**
 * Everything by which a banned member is recognized again; null once the account is deleted.
 * @param waitForPhotos for this many milliseconds; those not read by then are `unread`
 */
export async function tracesOf(app: App, memberId: string, waitForPhotos?: number): Promise<Found | null> {
  const own = await ownTraces(app.db, memberId)
  if (!own) return null
  const photos = await photosToRemember(app.db, memberId)
  return {
    contacts: different([...contactMacs(app, own), ...(await formerContactsOf(app.db, memberId))]),
    ...(await readPhotos(
      app,
      photos.map(({ storage_key }) => storage_key),
      waitForPhotos,
    )),
    shingles: shinglesOf(app, own.bio ?? ''),
    devices: await devicesOf(app.db, memberId),
    restricted: macsOf(app.safety.secrets, own).map(({ contact_mac }) => contact_mac),
  }
}

/** Somebody may have gone back to a contact that they had given up. */
const different = (contacts: Traces['contacts']): Traces['contacts'] => [
  ...new Map(contacts.map((contact) => [contact.contact_mac, contact])).values(),
]

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

/**
 * The hashes of photos, one after the other. A photo that is gone is left out; one that storage does not answer for is
 * `unread`, and so are all that were not read in time.
 */
export async function readPhotos(
  app: Pick<App, 'storage' | 'log'>,
  keys: readonly string[],
  wait = WAIT,
): Promise<Pick<Found, 'photos' | 'unread' | 'read'>> {
  const photos: Traces['photos'] = []
  const read: string[] = []
  const unread = new Set(keys)
  async function readAll() {
    for (const key of keys) {
      const photo = await readPhoto(app, key)
      if (photo === 'unread') continue
      unread.delete(key)
      read.push(key)
      if (photo !== 'gone') photos.push(photo)
    }
  }
  await Promise.race([readAll(), setTimeout(wait, undefined, { ref: false })])
  return { photos: [...photos], unread: [...unread], read: [...read] }
}

async function readPhoto({ storage, log }: Pick<App, 'storage' | 'log'>, key: string) {
  try {
    const bytes = await storage.get(photoFile(key, 'w640'))
    return await hashesToKeep(bytes).catch(() => 'gone' as const) // a broken file stays broken
  } catch (error) {
    log.warn({ err: error }, 'a photo could not be read for the ban list') // it may have been deleted meanwhile
    return isMissingFile(error) ? ('gone' as const) : ('unread' as const)
  }
}
