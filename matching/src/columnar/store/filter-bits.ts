import type { KnownFacts } from '../../filters.ts'
import { EDUCATIONS, type Traits } from '../../traits.ts'
import type { Columns } from './columns.ts'

// Answers and facts for filters. Bits 0 to 3 hold education, 0 if blank. Then come two bits each for having and wanting
// children (1 yes, 2 no, 0 blank), and one bit per fact.

export type StoredFact = Exclude<keyof KnownFacts, 'verified'>

const HAS_CHILDREN = 4
const WANTS_CHILDREN = 6
const FACT_BITS: Readonly<Record<StoredFact, number>> = { has_photo: 2 ** 8, active_this_week: 2 ** 9 }
const FACTS = Object.keys(FACT_BITS) as StoredFact[]

type Answers = Pick<Traits, 'education' | 'has_children' | 'wants_children'> &
  Record<StoredFact, boolean | null>

export function filterBits(member: Answers): number {
  const { education, has_children, wants_children } = member
  return FACTS.reduce(
    (bits, fact) => bits | (member[fact] ? FACT_BITS[fact] : 0),
    educationCode(education) |
      (yesNoCode(has_children) << HAS_CHILDREN) |
      (yesNoCode(wants_children) << WANTS_CHILDREN),
  )
}

/** @returns a mask of the bits that must equal those of `filterBits(wanted)` */
export function filterMask(wanted: Answers): number {
  const { education, has_children, wants_children } = wanted
  return FACTS.reduce(
    (bits, fact) => bits | (wanted[fact] ? FACT_BITS[fact] : 0),
    (education ? 15 : 0) |
      (has_children === null ? 0 : 3 << HAS_CHILDREN) |
      (wants_children === null ? 0 : 3 << WANTS_CHILDREN),
  )
}

const educationCode = (education: Traits['education']) => (education ? EDUCATIONS.indexOf(education) + 1 : 0)

function yesNoCode(answer: boolean | null): number {
  if (answer === null) return 0
  return answer ? 1 : 2
}

export function setFact({ filterBits }: Columns, row: number, fact: StoredFact, is: boolean): void {
  const bit = FACT_BITS[fact]
  filterBits[row] = is ? filterBits[row]! | bit : filterBits[row]! & ~bit
}
