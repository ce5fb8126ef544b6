import { isAdult } from '../../gates.ts'
import type { Candidate } from '../../rank.ts'
import { DEFAULT_AGE_RANGE } from '../../weights.ts'
import { answersOf } from './answers.ts'
import { type Row, tiebreakOf } from './columns.ts'
import { filterBits } from './filter-bits.ts'
import { gateBits } from './gate-bits.ts'
import { type Audience, partitionOf } from './partition.ts'
import { parseId } from './uuid.ts'
import { codeOf, type Vocabulary } from './vocabulary.ts'

/** The id must be a UUID in lower case. */
export interface IndexedMember extends Candidate {
  visible_to: Audience
}

export const OLDEST = 127

/** @returns null for members who may not be listed: minors, and members without gender or age */
export function encode(vocabulary: Vocabulary, member: IndexedMember): Row | null {
  const partition = partitionOf(member, member.visible_to)
  if (partition === null || member.age === null || !isAdult(member)) return null
  const id = parseId(member.id)
  if (!id) throw new RangeError(`not a UUID in lower case: ${member.id}`)
  const [languages, moreLanguages] = vocabulary.languageBits(member.spoken_languages)
  return {
    id0: id[0],
    id1: id[1],
    id2: id[2],
    id3: id[3],
    partition,
    faithKind: vocabulary.faithKindOf(member),
    country: codeOf(vocabulary.countries, member.country),
    languages,
    moreLanguages,
    tribe: codeOf(vocabulary.tribes, member.tribe),
    city: codeOf(vocabulary.cities, member.city),
    age: Math.min(member.age, OLDEST),
    ageFrom: yearsIn8Bits(member.age_range_min ?? DEFAULT_AGE_RANGE.min),
    ageTo: yearsIn8Bits(member.age_range_max ?? DEFAULT_AGE_RANGE.max),
    gates: gateBits(member),
    answers: answersOf(member),
    interests: vocabulary.interestBits(member.interests),
    filterBits: filterBits(member),
    tiebreak: tiebreakOf(member.verified, member.shown),
    joined: member.joined_at,
  }
}

const yearsIn8Bits = (years: number) => Math.min(255, Math.max(0, years))
