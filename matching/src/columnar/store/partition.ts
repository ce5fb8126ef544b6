import { soughtGender } from '../../gates.ts'
import type { Gender, Traits } from '../../traits.ts'

export type Audience = 'everyone' | 'verified' | 'matches'

const AUDIENCES: readonly Audience[] = ['everyone', 'verified', 'matches']
const GENDERS: readonly Gender[] = ['Male', 'Female']
const GENDER_PAIRS = 4
export const PARTITIONS = 12

function partition(gender: Gender, seeks: Gender, audience: Audience): number {
  return GENDERS.indexOf(gender) + 2 * GENDERS.indexOf(seeks) + GENDER_PAIRS * AUDIENCES.indexOf(audience)
}

/** @returns null for a member without a gender */
export function partitionOf(member: Traits, audience: Audience): number | null {
  const seeks = soughtGender(member)
  return member.gender && seeks ? partition(member.gender, seeks, audience) : null
}

export const withAudience = (partition: number, audience: Audience) =>
  (partition % GENDER_PAIRS) + GENDER_PAIRS * AUDIENCES.indexOf(audience)

export function partitionsFor(viewer: Traits, lookingFor: Gender | null, isVerified: boolean): number[] {
  const sought = lookingFor ?? soughtGender(viewer)
  if (!viewer.gender || !sought) return []
  const { gender } = viewer
  const audiences: Audience[] = isVerified ? ['everyone', 'verified'] : ['everyone']
  return audiences.map((audience) => partition(sought, gender, audience))
}

export const haveSameGenders = (one: number, other: number) => one % GENDER_PAIRS === other % GENDER_PAIRS
