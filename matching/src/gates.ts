import type { DealBreaker, Gender, Traits } from './traits.ts'

const ADULT = 18
const WITHOUT_FAITH: ReadonlySet<string> = new Set(['agnostic', 'atheist'])

/** What the gates read of a member, and no more: by changing these, a member could find out the wishes of others. */
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

/** Filters the viewer set by hand: they stand above the viewer's own wishes, never above the candidate's. */
export interface ViewerOverrides {
  faith?: string | null | undefined
  looking_for_gender?: Gender | null | undefined
}

/** Whether two members may be shown to each other at all. Without overrides the answer is the same from both sides. */
export function mayMeet(
  viewer: Gated & Pick<Traits, 'id'>,
  candidate: Gated & Pick<Traits, 'id'>,
  overrides: ViewerOverrides = {},
): boolean {
  return (
    viewer.id !== candidate.id &&
    isAdult(viewer) &&
    isAdult(candidate) &&
    seeksGender(viewer, candidate, overrides.looking_for_gender) &&
    seeksGender(candidate, viewer) &&
    !refuses(viewer, candidate, Boolean(overrides.faith)) &&
    !refuses(candidate, viewer)
  )
}

/** The one gate that an unknown closes: without a known age nobody is shown. */
export function isAdult(member: Gated): boolean {
  return member.age !== null && member.age >= ADULT
}

function seeksGender(member: Gated, other: Gated, override?: Gender | null): boolean {
  return other.gender !== null && other.gender === (override ?? soughtGender(member))
}

export function soughtGender({ gender, preferred_gender }: Gated): Gender | null {
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

/** An unknown never breaks a deal: thin profiles must not vanish. */
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
