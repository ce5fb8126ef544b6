import { percentOf } from '../score.ts'
import { tribeBit } from './clusters.ts'
import type { Columns } from './columns.ts'
import { bitCount, LENGTHS, type PackedPoints, productOf, RANGE_POINTS } from './points.ts'
import type { Shelf } from './shelf.ts'
import type { ViewerTables } from './viewer-tables.ts'

/** What a viewer knows of all members of a cluster before looking at any of them. */
export interface Block {
  /** Points for faith, country and languages. */
  base: PackedPoints
  /** Further points for the viewer's tribe, and for the viewer's city (-1 when it lies elsewhere). */
  tribeBonus: PackedPoints
  city: number
  /** Gate bits that nobody may have. */
  mask: number
}

/** Null when the viewer's filters or gates leave nobody of this faith and country. */
export function blockOf(
  { words }: Shelf,
  viewer: ViewerTables,
  faithKind: number,
  country: number,
  languages: number,
): Block | null {
  const kindMask = viewer.kindMask[faithKind]!
  const countryMask = viewer.countryMask[country]!
  if ((kindMask | countryMask) < 0) return null
  const culture = culturePoints(viewer, words.linguaFrancas, languages, 0)
  return {
    base: viewer.kindPoints[faithKind]! + viewer.countryPoints[country]! + culture,
    tribeBonus: culturePoints(viewer, words.linguaFrancas, languages, 1) - culture,
    city: country === viewer.country ? viewer.city : -1,
    mask: viewer.mask | kindMask | countryMask,
  }
}

/** For these languages and so many further heritages, of which a shared tribe is one. */
export function culturePoints(
  viewer: ViewerTables,
  linguaFrancas: number,
  languages: number,
  further: number,
): PackedPoints {
  const common = languages & viewer.languages
  const heritages = Math.min(2, bitCount(common & ~linguaFrancas) + further)
  if (languages === 0 && heritages === 0) return viewer.cultureSilent
  return viewer.culture[3 * heritages + Math.min(2, bitCount(common & linguaFrancas))]!
}

/** What a member who looks for these ages gets from the viewer's. */
export const rangePoints = ({ age }: ViewerTables, from: number, to: number): PackedPoints =>
  RANGE_POINTS[Math.max(0, from - age, age - to)]!

/** Whether a member with one of these tribes can be of the viewer's. */
export const mayShareTribe = (viewer: ViewerTables, tribes: number) =>
  viewer.tribe >= 0 && (tribes & tribeBit(viewer.tribe)) !== 0

/** Whether the member in a row passes the age filter and the gates of both sides. Nobody asks for ages that mark a row. */
export const isAskedFor = ({ agePoints }: ViewerTables, { age, gates }: Columns, row: number, mask: number) =>
  agePoints[age[row]!]! >= 0 && (gates[row]! & mask) === 0

/** All points but those for interests. */
export function pointsBeforeInterests(
  viewer: ViewerTables,
  columns: Columns,
  row: number,
  block: Block,
): PackedPoints {
  let points =
    block.base +
    viewer.agePoints[columns.age[row]!]! +
    rangePoints(viewer, columns.ageFrom[row]!, columns.ageTo[row]!) +
    viewer.answerPoints[columns.answers[row]!]!
  if (columns.tribe[row] === viewer.tribe) points += block.tribeBonus
  if (columns.city[row] === block.city) points += viewer.cityBonus
  return points
}

export function interestPoints(viewer: ViewerTables, columns: Columns, row: number): PackedPoints {
  const interests = columns.interests[row]!
  return viewer.interestPoints[bitCount(interests) * LENGTHS + bitCount(interests & viewer.interests)]!
}

/** The block of a single row. */
export function blockAt(shelf: Shelf, viewer: ViewerTables, row: number): Block | null {
  const { faithKind, country, languages } = shelf.columns
  return blockOf(shelf, viewer, faithKind[row]!, country[row]!, languages[row]!)
}

/** Whether the member in a row passes the viewer's filters and the gates of both sides, genders aside. */
export function passes({ columns }: Shelf, viewer: ViewerTables, row: number): boolean {
  const kindMask = viewer.kindMask[columns.faithKind[row]!]!
  const countryMask = viewer.countryMask[columns.country[row]!]!
  return (
    (kindMask | countryMask) >= 0 && isAskedFor(viewer, columns, row, viewer.mask | kindMask | countryMask)
  )
}

/** The percentage of a listed member. */
export function percentAt(shelf: Shelf, viewer: ViewerTables, row: number): number {
  const block = blockAt(shelf, viewer, row)
  if (!block) throw new RangeError('the row is not listed')
  const { columns } = shelf
  const points = pointsBeforeInterests(viewer, columns, row, block) + interestPoints(viewer, columns, row)
  return percentOf(productOf(points), 1)
}
