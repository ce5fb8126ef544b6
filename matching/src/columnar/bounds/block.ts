import { percentOf } from '../../score.ts'
import { tribeBit } from '../store/clusters.ts'
import {
  ageAt,
  ageFromAt,
  ageToAt,
  type Columns,
  cityAt,
  countryAt,
  faithKindAt,
  gatesAt,
  languagesAt,
  tribeAt,
} from '../store/columns.ts'
import type { RowStore } from '../store/row-store.ts'
import {
  bitCount,
  countToTwo,
  LENGTHS,
  type PackedPoints,
  productOf,
  RANGE_POINTS,
  WISH_POINTS,
} from './points.ts'
import type { Languages, ViewerTables } from './viewer.ts'

/** What a viewer knows of all members of one faith and country before looking at any of them. */
export interface Block {
  /** Points for faith and country. */
  base: PackedPoints
  /** The viewer's city; -1 when it lies elsewhere. */
  city: number
  /** Gate bits that nobody may have. */
  mask: number
}

/** The block of a faith and country; null when the viewer's filters or gates leave nobody there. */
export function blockOf(viewer: ViewerTables, faithKind: number, country: number): Block | null {
  const kindMask = viewer.kindMask[faithKind]!
  const countryMask = viewer.countryMask[country]!
  if ((kindMask | countryMask) < 0) return null
  return {
    base: viewer.kindPoints[faithKind]! + viewer.countryPoints[country]!,
    city: country === viewer.country ? viewer.city : -1,
    mask: viewer.mask | kindMask | countryMask,
  }
}

/** The block of the member in a row. */
export const blockAt = ({ columns }: RowStore, viewer: ViewerTables, row: number): Block | null =>
  blockOf(viewer, faithKindAt(columns, row), countryAt(columns, row))

/** For these languages and so many further heritages, of which a shared tribe is one. */
export function culturePoints(viewer: Languages, languages: number, extraRows: number): PackedPoints {
  const heritages = Math.min(2, countToTwo(languages & viewer.heritages) + extraRows)
  if (languages === 0 && heritages === 0) return viewer.cultureUnknown
  return viewer.culture[3 * heritages + countToTwo(languages & viewer.linguaFrancas)]!
}

/** What a member who looks for these ages gets from the viewer's. */
export const rangePoints = ({ age }: ViewerTables, from: number, to: number): PackedPoints =>
  RANGE_POINTS[Math.max(0, from - age, age - to)]!

/** What the viewer gets from a member of this age. */
export const wishPoints = ({ wishFrom, wishTo }: ViewerTables, age: number): PackedPoints =>
  WISH_POINTS[Math.max(0, wishFrom - age, age - wishTo)]!

/** Whether a member with one of these tribes can be of the viewer's. */
export const mayShareTribe = (viewer: ViewerTables, tribes: number) =>
  viewer.tribe >= 0 && (tribes & tribeBit(viewer.tribe)) !== 0

/** Whether the member in a row passes the age filter and the gates of both sides. Nobody asks for ages that mark a row. */
export function passesAgeAndGates(
  { ageFrom, ageTo }: ViewerTables,
  columns: Columns,
  row: number,
  mask: number,
): boolean {
  const age = ageAt(columns, row)
  return ((age - ageFrom) | (ageTo - age) | -(gatesAt(columns, row) & mask)) >= 0 // one question instead of three: below zero if any is
}

/** For what members say of themselves alone: lifestyle, education, interests. */
export function ownPoints(viewer: ViewerTables, { answers, interests }: Columns, row: number): PackedPoints {
  const place = interestsPlace(interests[row]!, viewer.interests)
  return viewer.answerPoints[answers[row]!]! + viewer.interestPoints[place]!
}

/** Where a table of interests has those of a member, some of which are the viewer's too. */
export const interestsPlace = (interests: number, viewers: number) =>
  bitCount(interests) * LENGTHS + bitCount(interests & viewers)

/** For all the rest: faith, languages and tribe, both ages, country and city. */
export function pairPoints(viewer: ViewerTables, columns: Columns, row: number, block: Block): PackedPoints {
  const points =
    block.base +
    wishPoints(viewer, ageAt(columns, row)) +
    rangePoints(viewer, ageFromAt(columns, row), ageToAt(columns, row)) +
    culturePoints(viewer, languagesAt(columns, row), tribeAt(columns, row) === viewer.tribe ? 1 : 0)
  return cityAt(columns, row) === block.city ? points + viewer.cityBonus : points
}

/** Whether the member in a row passes the viewer's filters and the gates of both sides, genders aside. */
export function passes({ columns }: RowStore, viewer: ViewerTables, row: number): boolean {
  const kindMask = viewer.kindMask[faithKindAt(columns, row)]!
  const countryMask = viewer.countryMask[countryAt(columns, row)]!
  return (
    (kindMask | countryMask) >= 0 &&
    passesAgeAndGates(viewer, columns, row, viewer.mask | kindMask | countryMask)
  )
}

/** The percentage of a listed member. */
export function percentAt(store: RowStore, viewer: ViewerTables, row: number): number {
  const block = blockAt(store, viewer, row)
  if (!block) throw new RangeError('the row is not listed')
  const { columns } = store
  const points = pairPoints(viewer, columns, row, block) + ownPoints(viewer, columns, row)
  return percentOf(productOf(points), 1)
}
