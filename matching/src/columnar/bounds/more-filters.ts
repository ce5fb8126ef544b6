import type { Filters } from '../../filters.ts'
import { languagesOf, moreLanguagesOf, tribeBit, tribesOf } from '../store/clusters.ts'
import {
  type Columns,
  isVerifiedIn,
  languagesAt,
  moreLanguagesAt,
  tiebreakAt,
  tribeAt,
} from '../store/columns.ts'
import { filterBits, filterMask } from '../store/filter-bits.ts'
import type { LanguageBits, Vocabulary } from '../store/vocabulary.ts'

export interface MoreTables {
  bits: number
  mask: number
  /** Null restricts nothing, and no bit excludes every member. */
  language: LanguageBits | null
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
    language: language ? vocabulary.knownLanguageBits([language]) : null,
    tribe: tribe ? vocabulary.tribes.find(tribe) : null,
    verified,
  }
}

/** Ignores denominations, because the faith kind decides on them. */
export function passesMore(more: MoreTables, columns: Columns, row: number): boolean {
  return (
    ((columns.filterBits[row]! ^ more.bits) & more.mask) === 0 &&
    (more.language === null ||
      share(more.language, languagesAt(columns, row), moreLanguagesAt(columns, row))) &&
    (more.tribe === null || tribeAt(columns, row) === more.tribe) &&
    (!more.verified || isVerifiedIn(tiebreakAt(columns, row)))
  )
}

export function mayHoldMore(more: MoreTables | null, clusterHeads: Uint32Array, cluster: number): boolean {
  return (
    more === null ||
    ((more.language === null ||
      share(more.language, languagesOf(clusterHeads, cluster), moreLanguagesOf(clusterHeads, cluster))) &&
      (more.tribe === null || (tribesOf(clusterHeads, cluster) & tribeBit(more.tribe)) !== 0))
  )
}

const share = ([first, second]: LanguageBits, languages: number, moreLanguages: number) =>
  ((languages & first) | (moreLanguages & second)) !== 0
