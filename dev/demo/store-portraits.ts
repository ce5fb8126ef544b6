import { randomUUID } from 'node:crypto'
import { rgbaToThumbHash } from 'thumbhash'
import { photoFile, type Storage } from '../../server/src/platform/storage.ts'
import type { SeedMember } from './member.ts'
import { HEIGHT, WIDTH } from './portraits/draw.ts'
import type { Portrait } from './portraits/portrait.ts'

export interface StoredPhoto {
  member: SeedMember
  position: number
  storageKey: string
  width: number
  height: number
  thumbhash: string
}

const CONCURRENCY = 32

/** Stores each photo before its row is inserted, so that a row always has a picture. */
export async function storePortraits(storage: Storage, members: SeedMember[]): Promise<StoredPhoto[]> {
  const photos = members.flatMap((member) =>
    member.portraits.map((portrait, position) => ({ member, position, portrait, storageKey: randomUUID() })),
  )
  const stored: StoredPhoto[] = []
  for (let from = 0; from < photos.length; from += CONCURRENCY) {
    const some = photos.slice(from, from + CONCURRENCY).map(async ({ portrait, ...photo }) => ({
      ...photo,
      ...(await storePortrait(storage, photo.storageKey, portrait)),
    }))
    stored.push(...(await Promise.all(some)))
  }
  return stored
}

/**
 * Stores a portrait as JSON, in a hundredth of the time that drawing its files takes; `drawOnDemand` draws them.
 * @returns the columns of the photo's database row
 */
export async function storePortrait(storage: Storage, storageKey: string, portrait: Portrait) {
  await storage.put(portraitFile(storageKey), Buffer.from(JSON.stringify(portrait)))
  return { width: WIDTH, height: HEIGHT, thumbhash: thumbhashOf(portrait) }
}

/** @throws when the photo is not a drawing */
export async function readPortrait(storage: Pick<Storage, 'get'>, storageKey: string): Promise<Portrait> {
  return JSON.parse(Buffer.from(await storage.get(portraitFile(storageKey))).toString())
}

export const portraitFile = (storageKey: string) =>
  photoFile(storageKey, 'w320').replace('w320.webp', 'portrait.json')

/** Computes the placeholder from the colours of background, head and clothes, without drawing the portrait. */
function thumbhashOf({ person, shot }: Portrait): string {
  const pixels = Array.from({ length: 8 * 10 }, (_, pixel) => {
    const [x, y] = [pixel % 8, Math.floor(pixel / 8)]
    if (y >= 5 && x >= 1 && x <= 6) return shot.clothes.main
    return y >= 2 && x >= 3 && x <= 4 ? person.skin : shot.ground
  })
  return Buffer.from(rgbaToThumbHash(8, 10, pixels.flatMap(rgbaOf))).toString('base64')
}

const rgbaOf = (colour: string) => [...Buffer.from(colour.slice(1), 'hex'), 255]
