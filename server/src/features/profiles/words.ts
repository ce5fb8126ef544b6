import type { Reason } from '@ndoa/contract/profiles'
import { type Component, explain, type Fact, type Reason as PairReason, type Traits } from '@ndoa/matching'
import type { Labels } from '../reference/index.ts'

/** Between two facts of one reason: each may have a comma of its own. */
const BETWEEN = ' · '

const COMPONENT_WORDS: Record<Component, string> = {
  faith: 'Faith',
  culture: 'Languages and culture',
  age: 'Age',
  location: 'Where you live',
  lifestyle: 'Lifestyle',
  interests: 'Interests',
  education: 'Education',
}

/**
 * Why two members fit, part by part, and the strongest of it; the points add up to the percentage. It never claims to
 * foresee love.
 */
export function reasonsInWords(
  viewer: Traits,
  other: Traits,
  labels: Labels,
): { reasons: Reason[]; strongest: string[] } {
  const { reasons } = explain(viewer, other)
  return { reasons: partsInWords(reasons, labels), strongest: strongReasons(reasons, labels) }
}

function partsInWords(reasons: readonly PairReason[], labels: Labels): Reason[] {
  return reasons.map(({ component, points, facts, unknown }) => {
    const said = facts.map((fact) => factInWords(fact, labels))
    const blank = unknown.includes('viewer') ? ['you have not shared this yet'] : []
    const text = [...said, ...(said.length === 0 ? blank : [])].join(BETWEEN)
    return {
      component,
      points,
      text: text ? `${COMPONENT_WORDS[component]}: ${text}` : COMPONENT_WORDS[component],
    }
  })
}

/** The three strongest reasons, in words. */
export function strongReasons(reasons: readonly PairReason[], labels: Labels): string[] {
  return reasons
    .filter(({ strength, facts }) => strength === 'strong' && facts.length > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, 3)
    .map(({ facts }) => capitalised(facts.map((fact) => factInWords(fact, labels)).join(BETWEEN)))
}

function factInWords(fact: Fact, labels: Labels): string {
  switch (fact.kind) {
    case 'same_faith':
      return `same faith, ${labels.faith(fact.value)}`
    case 'same_denomination':
      return 'same denomination'
    case 'faith_you_seek':
      return `${labels.faith(fact.value)}, the faith you look for`
    case 'different_faith':
      return 'a different faith'
    case 'shared_languages':
      return `you both speak ${listed(fact.values.map((id) => labels.language(id)))}`
    case 'no_shared_language':
      return 'no shared language yet'
    case 'same_tribe':
      return `both ${labels.tribe(fact.value)}`
    case 'in_your_age_range':
      return 'in your age range'
    case 'outside_your_age_range':
      return fact.years === 1 ? 'a year outside your age range' : `${fact.years} years outside your age range`
    case 'same_city':
      return 'you live in the same city'
    case 'same_country':
      return `you both live in ${labels.country(fact.value)}`
    case 'same_region':
      return 'you live in the same region'
    case 'far_apart':
      return 'you live far apart'
    case 'same_habits':
      return `same answers on ${listed(fact.values)}`
    case 'different_habits':
      return `different answers on ${listed(fact.values)}`
    case 'shared_interests':
      return `you both like ${listed(fact.values.map((id) => labels.interest(id).toLowerCase()))}`
    case 'no_shared_interest':
      return 'different interests'
    case 'same_education':
      return 'same level of education'
    case 'close_education':
      return 'a similar level of education'
    case 'education_apart':
      return 'different levels of education'
    default:
      return fact satisfies never
  }
}

const list = new Intl.ListFormat('en', { type: 'conjunction' })
const listed = (words: readonly string[]) => list.format(words.slice(0, 4))
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
