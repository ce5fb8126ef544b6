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

const AT_ONCE = 32

/** Keeps what the photos of each member show, as if uploaded. Rows come after, so a row always has a picture. */
export async function storePortraits(storage: Storage, members: SeedMember[]): Promise<StoredPhoto[]> {
  const photos = members.flatMap((member) =>
    member.portraits.map((portrait, position) => ({ member, position, portrait, storageKey: randomUUID() })),
  )
  const stored: StoredPhoto[] = []
  for (let from = 0; from < photos.length; from += AT_ONCE) {
    const some = photos.slice(from, from + AT_ONCE).map(async ({ portrait, ...photo }) => ({
      ...photo,
      ...(await storePortrait(storage, photo.storageKey, portrait)),
    }))
    stored.push(...(await Promise.all(some)))
  }
  return stored
}

/**
 * Keeps a portrait as the few words it is drawn from, which takes a hundredth of the time that its files take;
 * `drawOnDemand` draws those. @returns what the row of the photo says of it
 */
export async function storePortrait(storage: Storage, storageKey: string, portrait: Portrait) {
  await storage.put(portraitFile(storageKey), Buffer.from(JSON.stringify(portrait)))
  return { width: WIDTH, height: HEIGHT, thumbhash: thumbhashOf(portrait) }
}

/** What a photo shows. @throws when the photo is no drawing */
export async function readPortrait(storage: Pick<Storage, 'get'>, storageKey: string): Promise<Portrait> {
  return JSON.parse(Buffer.from(await storage.get(portraitFile(storageKey))).toString())
}

/** Beside the files of the photo. */
export const portraitFile = (storageKey: string) =>
  photoFile(storageKey, 'w320').replace('w320.webp', 'portrait.json')

/** What is shown until the file comes: the colours of ground, head and clothes where they are, without drawing it. */
function thumbhashOf({ person, shot }: Portrait): string {
  const pixels = Array.from({ length: 8 * 10 }, (_, pixel) => {
    const [x, y] = [pixel % 8, Math.floor(pixel / 8)]
    if (y >= 5 && x >= 1 && x <= 6) return shot.clothes.main
    return y >= 2 && x >= 3 && x <= 4 ? person.skin : shot.ground
  })
  return Buffer.from(rgbaToThumbHash(8, 10, pixels.flatMap(rgbaOf))).toString('base64')
}

const rgbaOf = (colour: string) => [...Buffer.from(colour.slice(1), 'hex'), 255]
