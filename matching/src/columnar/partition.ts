import { soughtGender } from '../gates.ts'
import type { Gender, Traits } from '../traits.ts'

/** Who may see a member in lists: everyone, or only members whose identity is verified. */
export type Audience = 'everyone' | 'verified'

const AUDIENCES: readonly Audience[] = ['everyone', 'verified']
const GENDERS: readonly Gender[] = ['Male', 'Female']
export const PARTITIONS = 8

/** Members who may be met by the same viewers, as far as genders and visibility go, lie together. */
function partition(gender: Gender, seeks: Gender, audience: Audience): number {
  return GENDERS.indexOf(gender) + 2 * GENDERS.indexOf(seeks) + 4 * AUDIENCES.indexOf(audience)
}

/** Null for somebody without a gender, who is in nobody's list. */
export function partitionOf(member: Traits, audience: Audience): number | null {
  const seeks = soughtGender(member)
  return member.gender && seeks ? partition(member.gender, seeks, audience) : null
}

/** Where a viewer may look: those of the gender sought who seek the viewer's. */
export function partitionsFor(viewer: Traits, lookingFor: Gender | null, isVerified: boolean): number[] {
  const sought = lookingFor ?? soughtGender(viewer)
  if (!viewer.gender || !sought) return []
  const { gender } = viewer
  const audiences = isVerified ? AUDIENCES : (['everyone'] as const)
  return audiences.map((audience) => partition(sought, gender, audience))
}
