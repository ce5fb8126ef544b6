import { soughtGender } from '../../gates.ts'
import type { Gender, Traits } from '../../traits.ts'

/** Who may see a member in lists: everyone, members whose identity is verified, or nobody but whom the member chose. */
export type Audience = 'everyone' | 'verified' | 'matches'

const AUDIENCES: readonly Audience[] = ['everyone', 'verified', 'matches']
const GENDERS: readonly Gender[] = ['Male', 'Female']
const GENDER_PAIRS = 4
export const PARTITIONS = 12

/** Members who may be met by the same viewers, as far as genders and visibility go, lie together. */
function partition(gender: Gender, seeks: Gender, audience: Audience): number {
  return GENDERS.indexOf(gender) + 2 * GENDERS.indexOf(seeks) + GENDER_PAIRS * AUDIENCES.indexOf(audience)
}

/** Null for somebody without a gender, who is in nobody's list. */
export function partitionOf(member: Traits, audience: Audience): number | null {
  const seeks = soughtGender(member)
  return member.gender && seeks ? partition(member.gender, seeks, audience) : null
}

/** Where a member lies for another audience. */
export const withAudience = (partition: number, audience: Audience) =>
  (partition % GENDER_PAIRS) + GENDER_PAIRS * AUDIENCES.indexOf(audience)

/** Where a viewer may look: those of the gender sought who seek the viewer's. */
export function partitionsFor(viewer: Traits, lookingFor: Gender | null, isVerified: boolean): number[] {
  const sought = lookingFor ?? soughtGender(viewer)
  if (!viewer.gender || !sought) return []
  const { gender } = viewer
  const audiences: Audience[] = isVerified ? ['everyone', 'verified'] : ['everyone']
  return audiences.map((audience) => partition(sought, gender, audience))
}

/** Whether two partitions differ in nothing but the audience. */
export const haveSameGenders = (one: number, other: number) => one % GENDER_PAIRS === other % GENDER_PAIRS
