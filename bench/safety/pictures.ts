import {
  distance,
  MAX_HASH_DISTANCE,
  type PictureHash,
} from '../../server/src/features/trust/ban-list/pictures/picture-hash.ts'
import {
  MANIPULATIONS,
  type Manipulation,
  type ManipulationName,
} from '../../server/src/features/trust/ban-list/pictures/testing/manipulations.ts'
import { aPortrait } from '../../server/src/features/trust/ban-list/pictures/testing/portraits.ts'
import { type Figure, shareFigure } from './figures.ts'

const FLOORS: Partial<Record<string, number>> = {
  'bars of a screenshot': 0.9,
  'turned by 3°': 0.6,
} satisfies Partial<Record<ManipulationName, number>>
const FLOOR = 0.99
const FALSE_SHARE = 1 / 100_000

export interface Hashing {
  storedHashesOf: (picture: Uint8Array) => Promise<PictureHash[]>
  queryHashesOf: (picture: Uint8Array) => Promise<PictureHash[]>
}
interface Size {
  changed: number
  compared: number
  manipulations?: Record<string, Manipulation>
}

const isFound = (query: PictureHash[], storedHashes: PictureHash[]) =>
  query.some((one) => storedHashes.some((other) => distance(one, other) <= MAX_HASH_DISTANCE))

export async function pictureFigures(
  { storedHashesOf, queryHashesOf }: Hashing,
  { changed, compared, manipulations = MANIPULATIONS }: Size,
): Promise<Figure[]> {
  const portraits = await Promise.all(Array.from({ length: compared }, (_, seed) => aPortrait(seed + 1)))
  const storedHashes = await Promise.all(portraits.map(storedHashesOf))
  const figures: Figure[] = []
  for (const [name, change] of Object.entries(manipulations)) {
    const isAgain = await eachOf(portraits.slice(0, changed), async (portrait, at) =>
      isFound(await queryHashesOf(await change(portrait)), storedHashes[at] ?? []),
    )
    const found = { part: isAgain.filter(Boolean).length, of: changed }
    figures.push(shareFigure(`C2: ${name}`, found, { least: FLOORS[name] ?? FLOOR }))
  }
  const queries = await Promise.all(portraits.map(queryHashesOf))
  const pairs = queries.flatMap((one, at) => storedHashes.slice(0, at).map((other) => isFound(one, other)))
  const wrong = { part: pairs.filter(Boolean).length, of: pairs.length }
  return [...figures, shareFigure('C2: pairs taken for each other', wrong, { most: FALSE_SHARE })]
}

async function eachOf<Item>(items: Item[], run: (item: Item, at: number) => Promise<boolean>) {
  const answers: boolean[] = []
  for (const [at, item] of items.entries()) answers.push(await run(item, at))
  return answers
}
