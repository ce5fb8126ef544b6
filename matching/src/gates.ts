import type { DealBreaker, Gender, Traits } from './traits.ts'

const ADULT = 18
const WITHOUT_FAITH: ReadonlySet<string> = new Set(['agnostic', 'atheist'])

/** Exactly the traits that gates read. By changing these, members could infer other members' wishes. */
export const GATE_TRAITS = [
  'gender',
  'age',
  'country',
  'faith',
  'smoking',
  'drinking',
  'has_children',
  'wants_children',
  'preferred_gender',
  'deal_breakers',
] as const satisfies readonly (keyof Traits)[]
export type GateTrait = (typeof GATE_TRAITS)[number]
type Gated = Pick<Traits, GateTrait>

/** Filters set by hand override the viewer's own wishes, never the candidate's. */
export interface ViewerOverrides {
  faith?: string | null | undefined
  looking_for_gender?: Gender | null | undefined
}

export function mayMeet(
  viewer: Gated & Pick<Traits, 'id'>,
  candidate: Gated & Pick<Traits, 'id'>,
  overrides: ViewerOverrides = {},
): boolean {
  return (
    viewer.id !== candidate.id &&
    isAdult(viewer) &&
    isAdult(candidate) &&
    seekEachOther(viewer, candidate, overrides) &&
    !refuses(viewer, candidate, Boolean(overrides.faith)) &&
    !refuses(candidate, viewer)
  )
}

/** The only gate that treats unknown as excluded: members without a known age are never shown. */
export function isAdult(member: Gated): boolean {
  return member.age !== null && member.age >= ADULT
}

type Seeking = Pick<Traits, 'gender' | 'preferred_gender'>

export const seekEachOther = (
  viewer: Seeking,
  candidate: Seeking,
  { looking_for_gender }: ViewerOverrides = {},
): boolean => seeksGender(viewer, candidate, looking_for_gender) && seeksGender(candidate, viewer)

function seeksGender(member: Seeking, other: Seeking, override?: Gender | null): boolean {
  return other.gender !== null && other.gender === (override ?? soughtGender(member))
}

export function soughtGender({ gender, preferred_gender }: Seeking): Gender | null {
  return preferred_gender ?? opposite(gender)
}

function opposite(gender: Gender | null): Gender | null {
  if (gender === null) return null
  return gender === 'Male' ? 'Female' : 'Male'
}

export function refuses(member: Gated, other: Gated, faithChosenByHand = false): boolean {
  return member.deal_breakers.some(
    (breaker) => !(faithChosenByHand && breaker === 'Different faith') && isBroken(breaker, member, other),
  )
}

/** An unknown answer never breaks a deal, so that sparse profiles stay visible. */
export function isBroken(breaker: DealBreaker, member: Gated, other: Gated): boolean {
  switch (breaker) {
    case 'Smoking':
      return other.smoking === 'Yes'
    case 'Drinking':
      return other.drinking === 'Yes'
    case 'No faith':
      return other.faith !== null && WITHOUT_FAITH.has(other.faith)
    case 'Different faith':
      return differ(member.faith, other.faith)
    case 'Has children':
      return other.has_children === true
    case 'Wants children':
      return other.wants_children === true
    case 'Long distance':
      return differ(member.country, other.country)
    default:
      return breaker satisfies never
  }
}

function differ(a: string | null, b: string | null): boolean {
  return Boolean(a) && Boolean(b) && a !== b
}
