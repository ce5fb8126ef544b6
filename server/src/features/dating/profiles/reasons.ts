import type { Reason } from '@ndoa/contract/dating/profiles'
import { FACT_SEPARATOR } from '@ndoa/contract/dating/reasons'
import { explain, type Fact, LINGUA_FRANCAS, type Reason as PairReason, type Traits } from '@ndoa/matching'
import type { Labels } from '../../identity/reference/index.ts'
import { listIn } from '../../shared/languages.ts'
import { wordsIn } from './words.ts'

export function reasonsInWords(
  viewer: Traits,
  other: Traits,
  labels: Labels,
): { reasons: Reason[]; strongest: string[] } {
  const { reasons } = explain(viewer, other)
  return { reasons: partsInWords(reasons, labels), strongest: strongReasons(reasons, labels) }
}

function partsInWords(reasons: readonly PairReason[], labels: Labels): Reason[] {
  const words = wordsIn(labels.spoken)
  return reasons.map(({ component, points, facts, unknown }) => {
    const texts = facts.map((fact) => factInWords(fact, labels))
    const blank = unknown.includes('viewer') ? [words.blank] : []
    const text = [...texts, ...(texts.length === 0 ? blank : [])].join(FACT_SEPARATOR)
    const name = words.components[component]
    return { component, points, text: text ? words.reason(name, text) : name }
  })
}

/** Returns at most three, in display order; a card shows the first two. */
export function strongReasons(reasons: readonly PairReason[], labels: Labels): string[] {
  return reasons
    .filter(({ strength, facts }) => strength === 'strong' && facts.length > 0)
    .sort((a, b) => Number(isUninformative(a)) - Number(isUninformative(b)) || b.points - a.points)
    .slice(0, 3)
    .map(({ facts }) => {
      return capitalised(
        shortened(facts)
          .map((fact) => factInWords(fact, labels))
          .join(FACT_SEPARATOR),
      )
    })
}

/** Nearly all suggested members are in the age range, so other strong reasons are more informative. */
const isUninformative = ({ facts }: PairReason) => facts.every(({ kind }) => kind === 'in_your_age_range')

function shortened(facts: readonly Fact[]): Fact[] {
  const isNarrow = facts.some(({ kind }) => kind === 'same_denomination')
  return facts
    .filter(({ kind }) => !isNarrow || kind !== 'same_faith')
    .map((fact) => {
      if (fact.kind !== 'shared_languages') return fact
      const ofHome = fact.values.filter((language) => !LINGUA_FRANCAS.has(language))
      return ofHome.length > 0 ? { ...fact, values: ofHome } : fact
    })
}

function factInWords(fact: Fact, labels: Labels): string {
  const { facts, habits } = wordsIn(labels.spoken)
  const listed = (names: readonly string[]) => listIn(labels.spoken, names.slice(0, 4))
  switch (fact.kind) {
    case 'same_faith':
    case 'faith_you_seek':
      return facts[fact.kind](labels.faith(fact.value))
    case 'same_denomination':
      return facts.same_denomination(labels.denomination(fact.faith, fact.value))
    case 'shared_languages':
      return facts.shared_languages(listed(fact.values.map((id) => labels.language(id))))
    case 'same_tribe':
      return facts.same_tribe(labels.tribe(fact.value))
    case 'outside_your_age_range':
      return facts.outside_your_age_range(fact.years)
    case 'same_country':
      return facts.same_country(labels.country(fact.value))
    case 'same_habits':
    case 'different_habits':
      return facts[fact.kind](listed(fact.values.map((question) => habits[question])))
    case 'shared_interests':
      return facts.shared_interests(listed(fact.values.map((id) => labels.interest(id).toLowerCase())))
    default:
      return facts[fact.kind]
  }
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
