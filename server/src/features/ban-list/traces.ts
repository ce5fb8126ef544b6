import type { App } from '../../platform/app.ts'
import { photoFile } from '../../platform/storage.ts'
import { canonicalMailbox, type ProvenContacts } from '../accounts/index.ts'
import { ownTraces, photosToRemember, type Traces } from './ban-list.queries.ts'
import { hashesToKeep } from './pictures/picture-hash.ts'
import { shinglesOf } from './shingles.ts'

/** Everything by which a banned member is recognized again. */
export async function tracesOf(app: App, memberId: string): Promise<Traces> {
  const { bio, ...contacts } = (await ownTraces(app.db, memberId)) ?? { bio: null }
  return {
    contacts: contactMacs(app, contacts),
    photos: await photoHashes(app, memberId),
    shingles: shinglesOf(app, bio ?? ''),
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

async function photoHashes(app: App, memberId: string): Promise<Traces['photos']> {
  const hashes: Traces['photos'] = []
  for (const { storage_key } of await photosToRemember(app.db, memberId)) {
    const bytes = await app.storage.get(photoFile(storage_key, 'w640')).catch(() => null)
    if (bytes) hashes.push(await hashesToKeep(bytes)) // one that is deleted in this very moment is left out
  }
  return hashes
}
