import type { Filters } from '../../filters.ts'
import type { CountryTables } from './country-tables.ts'
import type { FaithMasks } from './faith-masks.ts'
import type { MoreTables } from './more-filters.ts'
import type { PackedPoints } from './points.ts'

export interface ViewerFilters extends Filters {
  is_verified?: boolean
}

export interface ViewerTables extends CountryTables, FaithMasks, AgeRanges, Languages {
  partitions: number[]
  age: number
  mask: number
  cityBonus: PackedPoints
  city: number
  interests: number
  kindPoints: Int32Array
  answerPoints: Int32Array
  interestPoints: Int32Array
  interestMax: PackedPoints
  cultureMax: PackedPoints
  ageMax: PackedPoints
  /** The maximum for traits that clusters do not bound: lifestyle, education and interests. */
  restMax: PackedPoints
  more: MoreTables | null
}

export interface Languages {
  heritages: number
  moreHeritages: number
  linguaFrancas: number
  culture: Int32Array
  cultureUnknown: PackedPoints
  /** A code; -1, which no row has, if no candidate can share the viewer's tribe. */
  tribe: number
}

export interface AgeRanges {
  ageFrom: number
  ageTo: number
  wishFrom: number
  wishTo: number
}
