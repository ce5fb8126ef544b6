export { IndexBuilder, type Part } from './columnar/index-builder.ts'
export { type IndexQuery, MatchIndex } from './columnar/match-index.ts'
export { buffersOf, type Snapshot } from './columnar/parts.ts'
export { checksumOf } from './columnar/store/checksum.ts'
export type { IndexedMember } from './columnar/store/encode.ts'
export type { IdWords } from './columnar/store/uuid.ts'
export { example } from './example.ts'
export type { Fact } from './facts.ts'
export type { KnownFacts, MoreFilters } from './filters.ts'
export { GATE_TRAITS, type GateTrait, mayMeet, seekEachOther, type ViewerOverrides } from './gates.ts'
export {
  type Candidate,
  type Cursor,
  EXPOSURE_DAYS,
  type RankedPage,
  type RankQuery,
  rank,
  type SortBy,
} from './rank.ts'
export { type Explanation, explain, type Reason, type Side, type Strength } from './reasons.ts'
export { compatibility } from './score.ts'
export { countsInMatching, isOptionalAnswer, isShown, type OptionalAnswer, type Sharing } from './sharing.ts'
export {
  DEAL_BREAKERS,
  type DealBreaker,
  EDUCATIONS,
  type Education,
  type Gender,
  HABITS,
  type Habit,
  type Traits,
} from './traits.ts'
export { COMPONENTS, type Component, LINGUA_FRANCAS, type LifestyleQuestion } from './weights.ts'
