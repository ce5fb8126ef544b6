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
  moreLanguagesAt,
  tribeAt,
} from '../store/columns.ts'
import type { RowStore } from '../store/row-store.ts'
import { passesMore } from './more-filters.ts'
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

export interface Block {
  base: PackedPoints
  city: number
  mask: number
}

/** @returns null if the viewer's filters or gates exclude the whole block */
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

export const blockAt = ({ columns }: RowStore, viewer: ViewerTables, row: number): Block | null =>
  blockOf(viewer, faithKindAt(columns, row), countryAt(columns, row))

/** A shared tribe counts as one more heritage language. */
export function culturePoints(
  viewer: Languages,
  languages: number,
  moreLanguages: number,
  extraRows: number,
): PackedPoints {
  const shared = countToTwo(languages & viewer.heritages) + countToTwo(moreLanguages & viewer.moreHeritages)
  const heritages = Math.min(2, shared + extraRows)
  if ((languages | moreLanguages) === 0 && heritages === 0) return viewer.cultureUnknown
  return viewer.culture[3 * heritages + countToTwo(languages & viewer.linguaFrancas)]!
}

const cultureAt = (viewer: ViewerTables, columns: Columns, row: number): PackedPoints =>
  culturePoints(
    viewer,
    languagesAt(columns, row),
    moreLanguagesAt(columns, row),
    tribeAt(columns, row) === viewer.tribe ? 1 : 0,
  )

export const rangePoints = ({ age }: ViewerTables, from: number, to: number): PackedPoints =>
  RANGE_POINTS[Math.max(0, from - age, age - to)]!

export const wishPoints = ({ wishFrom, wishTo }: ViewerTables, age: number): PackedPoints =>
  WISH_POINTS[Math.max(0, wishFrom - age, age - wishTo)]!

export const mayShareTribe = (viewer: ViewerTables, tribes: number) =>
  viewer.tribe >= 0 && (tribes & tribeBit(viewer.tribe)) !== 0

function passesAgeAndGates(
  { ageFrom, ageTo }: ViewerTables,
  columns: Columns,
  row: number,
  mask: number,
): boolean {
  const age = ageAt(columns, row)
  return ((age - ageFrom) | (ageTo - age) | -(gatesAt(columns, row) & mask)) >= 0
}

export const passesAll = (viewer: ViewerTables, columns: Columns, row: number, mask: number): boolean =>
  passesAgeAndGates(viewer, columns, row, mask) &&
  (viewer.more === null || passesMore(viewer.more, columns, row))

export function ownPoints(viewer: ViewerTables, { answers, interests }: Columns, row: number): PackedPoints {
  const place = interestsPlace(interests[row]!, viewer.interests)
  return viewer.answerPoints[answers[row]!]! + viewer.interestPoints[place]!
}

export const interestsPlace = (interests: number, viewers: number) =>
  bitCount(interests) * LENGTHS + bitCount(interests & viewers)

export function pairPoints(viewer: ViewerTables, columns: Columns, row: number, block: Block): PackedPoints {
  const points =
    block.base +
    wishPoints(viewer, ageAt(columns, row)) +
    rangePoints(viewer, ageFromAt(columns, row), ageToAt(columns, row)) +
    cultureAt(viewer, columns, row)
  return cityAt(columns, row) === block.city ? points + viewer.cityBonus : points
}

/** Ignores genders, because the row's partition decides on them. */
export function passes({ columns }: RowStore, viewer: ViewerTables, row: number): boolean {
  const kindMask = viewer.kindMask[faithKindAt(columns, row)]!
  const countryMask = viewer.countryMask[countryAt(columns, row)]!
  return (
    (kindMask | countryMask) >= 0 && passesAll(viewer, columns, row, viewer.mask | kindMask | countryMask)
  )
}

export function percentAt(store: RowStore, viewer: ViewerTables, row: number): number {
  const block = blockAt(store, viewer, row)
  if (!block) throw new RangeError('the row is not listed')
  const { columns } = store
  const points = pairPoints(viewer, columns, row, block) + ownPoints(viewer, columns, row)
  return percentOf(productOf(points), 1)
}
