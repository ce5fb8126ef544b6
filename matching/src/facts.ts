import {
  educationStep,
  educationSteps,
  habitStep,
  habitSteps,
  nearness,
  sameDenomination,
  sameTribe,
  sharedItems,
  sharedLanguages,
  speaksUnknown,
  yearsOutside,
} from './components.ts'
import { type Region, regionOf } from './regions.ts'
import { type Education, OTHER, type Traits } from './traits.ts'
import { type Component, LIFESTYLE_QUESTIONS, LINGUA_FRANCAS, type LifestyleQuestion } from './weights.ts'

/**
 * Language-neutral facts behind a component. They come from the viewer's answers and wishes and from the candidate's
 * self-description, never from the candidate's wishes, which are private.
 */
export type Fact =
  | { kind: 'same_faith'; value: string }
  | { kind: 'same_denomination'; faith: string; value: string }
  | { kind: 'faith_you_seek'; value: string }
  | { kind: 'different_faith' }
  | { kind: 'shared_languages'; values: string[] }
  | { kind: 'no_shared_language' }
  | { kind: 'same_tribe'; value: string }
  | { kind: 'in_your_age_range' }
  | { kind: 'outside_your_age_range'; years: number }
  | { kind: 'same_city'; value: string }
  | { kind: 'same_country'; value: string }
  | { kind: 'same_region'; value: Region }
  | { kind: 'far_apart' }
  | { kind: 'same_habits'; values: LifestyleQuestion[] }
  | { kind: 'different_habits'; values: LifestyleQuestion[] }
  | { kind: 'shared_interests'; values: string[] }
  | { kind: 'no_shared_interest' }
  | { kind: 'same_education'; value: Education }
  | { kind: 'close_education' }
  | { kind: 'education_apart' }

export const FACTS: Readonly<Record<Component, (viewer: Traits, candidate: Traits) => Fact[]>> = {
  faith: faithFacts,
  culture: cultureFacts,
  age: ageFacts,
  location: locationFacts,
  lifestyle: lifestyleFacts,
  interests: interestFacts,
  education: educationFacts,
}

/** "Prefer not to say" counts as blank. */
export const IS_BLANK: Readonly<Record<Component, (member: Traits) => boolean>> = {
  faith: (member) => !member.faith,
  culture: speaksUnknown,
  age: (member) => member.age === null,
  location: (member) => !member.country,
  lifestyle: (member) => LIFESTYLE_QUESTIONS.some((question) => habitStep(question, member) === null),
  interests: (member) => member.interests.length === 0,
  education: (member) => educationStep(member) === null,
}

function faithFacts(viewer: Traits, candidate: Traits): Fact[] {
  const { faith, denomination } = candidate
  if (!faith || faith === OTHER) return []
  if (viewer.faith === faith) {
    const same: Fact = { kind: 'same_faith', value: faith }
    const alsoDenomination = denomination && sameDenomination(viewer, candidate)
    return alsoDenomination ? [same, { kind: 'same_denomination', faith, value: denomination }] : [same]
  }
  if (viewer.preferred_faith === faith) return [{ kind: 'faith_you_seek', value: faith }]
  return viewer.faith ? [{ kind: 'different_faith' }] : []
}

function cultureFacts(viewer: Traits, candidate: Traits): Fact[] {
  const facts: Fact[] = []
  const languages = sharedLanguages(viewer, candidate)
  if (languages.length > 0) facts.push({ kind: 'shared_languages', values: heritageFirst(languages) })
  else if (!speaksUnknown(viewer) && !speaksUnknown(candidate)) facts.push({ kind: 'no_shared_language' })
  if (candidate.tribe && sameTribe(viewer, candidate)) {
    facts.push({ kind: 'same_tribe', value: candidate.tribe })
  }
  return facts
}

function heritageFirst(languages: string[]): string[] {
  return [
    ...languages.filter((language) => !LINGUA_FRANCAS.has(language)),
    ...languages.filter((language) => LINGUA_FRANCAS.has(language)),
  ]
}

function ageFacts(viewer: Traits, candidate: Traits): Fact[] {
  if (candidate.age === null) return []
  const years = yearsOutside(viewer, candidate.age)
  return [years === 0 ? { kind: 'in_your_age_range' } : { kind: 'outside_your_age_range', years }]
}

function locationFacts(viewer: Traits, candidate: Traits): Fact[] {
  const { country, city } = candidate
  const near = nearness(viewer, candidate)
  const region = country ? regionOf(country) : null
  if (near === 'same_city' && city) return [{ kind: 'same_city', value: city }]
  if (near === 'same_country' && country) return [{ kind: 'same_country', value: country }]
  if (near === 'same_region' && region) return [{ kind: 'same_region', value: region }]
  return near === 'elsewhere' ? [{ kind: 'far_apart' }] : []
}

function lifestyleFacts(viewer: Traits, candidate: Traits): Fact[] {
  const answers = LIFESTYLE_QUESTIONS.map((question) => ({
    question,
    steps: habitSteps(question, viewer, candidate),
  }))
  const same = answers.filter(({ steps }) => steps === 0).map(({ question }) => question)
  const opposite = answers.filter(({ steps }) => steps === 2).map(({ question }) => question)
  const facts: Fact[] = []
  if (same.length > 0) facts.push({ kind: 'same_habits', values: same })
  if (opposite.length > 0) facts.push({ kind: 'different_habits', values: opposite })
  return facts
}

function interestFacts(viewer: Traits, candidate: Traits): Fact[] {
  const values = sharedItems(viewer.interests, candidate.interests)
  if (values.length > 0) return [{ kind: 'shared_interests', values }]
  const bothAnswered = viewer.interests.length > 0 && candidate.interests.length > 0
  return bothAnswered ? [{ kind: 'no_shared_interest' }] : []
}

function educationFacts(viewer: Traits, candidate: Traits): Fact[] {
  const steps = educationSteps(viewer, candidate)
  if (steps === null || !candidate.education) return []
  if (viewer.education === candidate.education)
    return [{ kind: 'same_education', value: candidate.education }]
  return [{ kind: steps <= 1 ? 'close_education' : 'education_apart' }]
}
