import type { Gender } from '../../traits.ts'
import type { CountryTables } from './country-tables.ts'
import type { FaithMasks } from './faith-masks.ts'
import type { PackedPoints } from './points.ts'

/** What a viewer asks for; a filter left out, or null, restricts nothing. */
export interface Filters {
  min_age?: number | null
  max_age?: number | null
  country?: string | null
  faith?: string | null
  looking_for_gender?: Gender | null
  /** Whether the viewer's own identity is verified: opens members who show themselves only to such. */
  is_verified?: boolean
}

/**
 * Everything that score, gates and filters say about one viewer, by the numbers in the columns. What a member's row
 * gets is then a sum of look-ups, and whether it is asked for a few comparisons.
 */
export interface ViewerTables extends CountryTables, FaithMasks, AgeRanges, Languages {
  partitions: number[]
  age: number
  /** Gate bits that nobody may have, wherever they are and whatever they believe. */
  mask: number
  cityBonus: PackedPoints
  city: number
  /** A bit each. */
  interests: number
  /** By faith kind. */
  kindPoints: Int32Array
  answerPoints: Int32Array
  interestPoints: Int32Array
  interestMax: PackedPoints
  /** The most that anybody can get for languages and tribe. */
  cultureMax: PackedPoints
  /** The most that anybody can get for both ages. */
  ageMax: PackedPoints
  /** The most that anybody can get for what clusters do not tell: lifestyle, education, interests. */
  restMax: PackedPoints
}

/** Languages and tribe. */
export interface Languages {
  /** The languages spoken: those that tell where one belongs, and those in which all can talk. */
  heritages: number
  linguaFrancas: number
  /** Points for shared languages, when the other names any, and when not. */
  culture: Int32Array
  cultureUnknown: PackedPoints
  /** -1, which no row has, when it cannot be shared. */
  tribe: number
}

/** The ages asked for, and those wished for; who misses the latter by a few years still gets some points. */
export interface AgeRanges {
  ageFrom: number
  ageTo: number
  wishFrom: number
  wishTo: number
}
