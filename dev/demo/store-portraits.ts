import { randomUUID } from 'node:crypto'
import type { Storage } from '../../server/src/platform/storage.ts'
import { photoFile } from '../../server/src/platform/storage.ts'
import type { SeedMember } from './member.ts'
import { PORTRAIT_FILES, type PortraitFile, portraitBytes } from './portraits.ts'

export interface StoredPhoto {
  member: SeedMember
  position: number
  storageKey: string
  portrait: PortraitFile
}

const VARIANTS = ['w320', 'w640', 'w1280', 'blur'] as const
const AT_ONCE = 32

/** Copies each member's portraits into the storage, as if uploaded. Rows come after, so a row always has its files. */
export async function storePortraits(storage: Storage, members: SeedMember[]): Promise<StoredPhoto[]> {
  const photos = members.flatMap(photosOf)
  const bytes = new Map(
    PORTRAIT_FILES.map(({ index }) => [index, VARIANTS.map((variant) => portraitBytes(index, variant))]),
  )
  for (let from = 0; from < photos.length; from += AT_ONCE) {
    await Promise.all(photos.slice(from, from + AT_ONCE).map((photo) => putFiles(storage, photo, bytes)))
  }
  return photos
}

function photosOf(member: SeedMember): StoredPhoto[] {
  return member.portraits.flatMap((index, position) => {
    const portrait = PORTRAIT_FILES[index]
    return portrait ? [{ member, position, portrait, storageKey: randomUUID() }] : []
  })
}

async function putFiles(
  storage: Storage,
  { storageKey, portrait }: StoredPhoto,
  bytes: Map<number, Buffer[]>,
) {
  const files = bytes.get(portrait.index) ?? []
  await Promise.all(
    VARIANTS.map((variant, at) => storage.put(photoFile(storageKey, variant), files[at] ?? new Uint8Array())),
  )
}
