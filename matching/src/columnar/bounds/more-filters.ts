import { isNamed } from '../../components.ts'
import type { Filters } from '../../filters.ts'
import { languagesOf, tribeBit, tribesOf } from '../store/clusters.ts'
import { type Columns, isVerifiedIn, languagesAt, tiebreakAt, tribeAt } from '../store/columns.ts'
import { filterBits, filterMask } from '../store/filter-bits.ts'
import { knownBits, type Vocabulary } from '../store/vocabulary.ts'

export interface MoreTables {
  bits: number
  mask: number
  /** Bits. Null restricts nothing, and 0 excludes every member. */
  language: number | null
  /** A code. Null restricts nothing, and -1, which no row has, excludes every member. */
  tribe: number | null
  verified: boolean
}

/** @returns null if none of these filters is set */
export function moreTables(vocabulary: Vocabulary, filters: Filters): MoreTables | null {
  const { denomination, tribe, language } = filters
  const wanted = {
    education: filters.education ?? null,
    has_children: filters.has_children ?? null,
    wants_children: filters.wants_children ?? null,
    has_photo: filters.has_photo ?? null,
    active_this_week: filters.active_this_week ?? null,
  }
  const mask = filterMask(wanted)
  const verified = Boolean(filters.verified)
  if (mask === 0 && !verified && !denomination && !tribe && !language) return null
  return {
    bits: filterBits(wanted),
    mask,
    language: language ? knownBits(vocabulary.languages, [language].filter(isNamed)) : null,
    tribe: tribe ? vocabulary.tribes.find(tribe) : null,
    verified,
  }
}

/** Ignores denominations, because the faith kind decides on them. */
export function passesMore(more: MoreTables, columns: Columns, row: number): boolean {
  return (
    ((columns.filterBits[row]! ^ more.bits) & more.mask) === 0 &&
    (more.language === null || (languagesAt(columns, row) & more.language) !== 0) &&
    (more.tribe === null || tribeAt(columns, row) === more.tribe) &&
    (!more.verified || isVerifiedIn(tiebreakAt(columns, row)))
  )
}

export function mayHoldMore(more: MoreTables | null, clusterHeads: Uint32Array, cluster: number): boolean {
  return (
    more === null ||
    ((more.language === null || (languagesOf(clusterHeads, cluster) & more.language) !== 0) &&
      (more.tribe === null || (tribesOf(clusterHeads, cluster) & tribeBit(more.tribe)) !== 0))
  )
}
