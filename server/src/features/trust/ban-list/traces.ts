import { setTimeout } from 'node:timers/promises'
import type { App } from '../../../platform/app.ts'
import { isMissingFile, photoFile } from '../../../platform/storage.ts'
import { canonicalMailbox, macsOf, type ProvenContacts } from '../../identity/accounts/index.ts'
import { devicesOf, ownTraces, photosToRemember, type Traces } from './ban-list.queries.ts'
import { formerContactsOf } from './former-contacts.queries.ts'
import { storedHashesOf } from './pictures/picture-hash.ts'
import { shinglesOf } from './shingles.ts'

/** Milliseconds. */
const PHOTO_TIMEOUT = 30_000

export interface CollectedTraces extends Traces {
  unread: string[]
  read: string[]
}

/** @param waitForPhotos milliseconds; slower photos are `unread` @returns null once the account is deleted */
export async function tracesOf(
  app: App,
  memberId: string,
  waitForPhotos?: number,
): Promise<CollectedTraces | null> {
  const own = await ownTraces(app.db, memberId)
  if (!own) return null
  const photos = await photosToRemember(app.db, memberId)
  return {
    contacts: distinct([...contactMacs(app, own), ...(await formerContactsOf(app.db, memberId))]),
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

const distinct = (contacts: Traces['contacts']): Traces['contacts'] => [
  ...new Map(contacts.map((contact) => [contact.contact_mac, contact])).values(),
]

/** @returns keyed hashes of the phone number in E.164 and of the normalised mailbox */
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

/** Skips missing photos; photos that storage does not return in time are `unread`. */
export async function readPhotos(
  app: Pick<App, 'storage' | 'log'>,
  keys: readonly string[],
  wait = PHOTO_TIMEOUT,
): Promise<Pick<CollectedTraces, 'photos' | 'unread' | 'read'>> {
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
    return await storedHashesOf(bytes).catch(() => 'gone' as const) // a retry would fail as well
  } catch (error) {
    log.warn({ err: error }, 'a photo could not be read for the ban list') // perhaps deleted since
    return isMissingFile(error) ? ('gone' as const) : ('unread' as const)
  }
}
