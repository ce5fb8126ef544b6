import { regionOf } from './regions.ts'
import { OTHER, type Traits } from './traits.ts'
import {
  AGE,
  type Component,
  CULTURE,
  DEFAULT_AGE_RANGE,
  EDUCATION,
  EDUCATION_STEPS,
  FAITH,
  HABIT_STEPS,
  INTERESTS,
  LIFESTYLE,
  LIFESTYLE_QUESTIONS,
  LINGUA_FRANCAS,
  type LifestyleQuestion,
  LOCATION,
} from './weights.ts'

export type ComponentValue = (viewer: Traits, candidate: Traits) => number

export const VALUES: Readonly<Record<Component, ComponentValue>> = {
  faith: faithValue,
  culture: cultureValue,
  age: ageValue,
  location: locationValue,
  lifestyle: lifestyleValue,
  interests: interestsValue,
  education: educationValue,
}

function faithValue(viewer: Traits, candidate: Traits): number {
  const sought = viewer.preferred_faith || viewer.faith
  if (!sought || !candidate.faith) return FAITH.unknown
  if (sought !== candidate.faith) return viewer.preferred_faith ? FAITH.against_preference : FAITH.different
  if (sought === OTHER) return FAITH.unknown // two members with "Other" may have different faiths
  return denominationValue(viewer, candidate)
}

/** Denominations compare only within one faith: "orthodox" names both a Christian and a Jewish denomination. */
function denominationValue(viewer: Traits, candidate: Traits): number {
  const known = isNamed(viewer.denomination) && isNamed(candidate.denomination)
  if (!known || viewer.faith !== candidate.faith) return FAITH.denomination_unknown
  return sameDenomination(viewer, candidate) ? FAITH.same_denomination : FAITH.other_denomination
}

export function sameDenomination(a: Traits, b: Traits): boolean {
  return a.faith === b.faith && isNamed(a.denomination) && a.denomination === b.denomination
}

function cultureValue(viewer: Traits, candidate: Traits): number {
  const languages = sharedLanguages(viewer, candidate)
  const linguaFrancas = languages.filter((language) => LINGUA_FRANCAS.has(language)).length
  const heritages = languages.length - linguaFrancas + (sameTribe(viewer, candidate) ? 1 : 0)
  return cultureByCounts(heritages, linguaFrancas, speaksUnknown(viewer) || speaksUnknown(candidate))
}

export function cultureByCounts(heritages: number, linguaFrancas: number, someUnknown: boolean): number {
  if (heritages >= 2) return CULTURE.two_heritages
  if (heritages === 1) return linguaFrancas > 0 ? CULTURE.heritage_and_lingua_franca : CULTURE.one_heritage
  if (linguaFrancas >= 2) return CULTURE.two_lingua_francas
  if (linguaFrancas === 1) return CULTURE.one_lingua_franca
  return someUnknown ? CULTURE.unknown : CULTURE.nothing_shared
}

export function sharedLanguages(a: Traits, b: Traits): string[] {
  return sharedItems(a.spoken_languages, b.spoken_languages).filter(isNamed)
}

export function sameTribe(a: Traits, b: Traits): boolean {
  return isNamed(a.tribe) && a.tribe === b.tribe
}

export function speaksUnknown(member: Traits): boolean {
  return !member.spoken_languages.some(isNamed)
}

/** Compares only the viewer's range with the candidate's age. The opposite direction is scored separately. */
function ageValue(viewer: Traits, candidate: Traits): number {
  if (candidate.age === null) return AGE.unknown
  return ageByYears(yearsOutside(viewer, candidate.age))
}

export function wishedAges({ age_range_min, age_range_max }: Traits): { min: number; max: number } {
  return { min: age_range_min ?? DEFAULT_AGE_RANGE.min, max: age_range_max ?? DEFAULT_AGE_RANGE.max }
}

export function ageByYears(years: number): number {
  if (years === 0) return AGE.inside
  return Math.max(0, AGE.one_year_out - AGE.each_further_year * (years - 1))
}

export function yearsOutside(viewer: Traits, age: number): number {
  const { min, max } = wishedAges(viewer)
  return Math.max(0, min - age, age - max)
}

function locationValue(viewer: Traits, candidate: Traits): number {
  return LOCATION[nearness(viewer, candidate)]
}

export function nearness(a: Traits, b: Traits): keyof typeof LOCATION {
  if (!a.country || !b.country) return 'unknown'
  if (a.country === b.country) return a.city && a.city === b.city ? 'same_city' : 'same_country'
  const region = regionOf(a.country)
  return region !== null && region === regionOf(b.country) ? 'same_region' : 'elsewhere'
}

function lifestyleValue(viewer: Traits, candidate: Traits): number {
  const values = LIFESTYLE_QUESTIONS.map((question) => habitValue(question, viewer, candidate))
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function habitValue(question: LifestyleQuestion, viewer: Traits, candidate: Traits): number {
  const steps = habitSteps(question, viewer, candidate)
  if (steps === null) return LIFESTYLE.unknown
  if (steps === 0) return LIFESTYLE.equal
  return steps === 1 ? LIFESTYLE.next : LIFESTYLE.opposite
}

export function habitSteps(question: LifestyleQuestion, a: Traits, b: Traits): number | null {
  return distance(habitStep(question, a), habitStep(question, b))
}

export function habitStep(question: LifestyleQuestion, member: Traits): number | null {
  const answer = member[question]
  return answer ? HABIT_STEPS[answer] : null
}

function interestsValue(viewer: Traits, candidate: Traits): number {
  const common = sharedItems(viewer.interests, candidate.interests).length
  return interestsByCounts(common, viewer.interests.length, candidate.interests.length)
}

export function interestsByCounts(common: number, own: number, others: number): number {
  const possible = Math.sqrt(own * others)
  if (possible === 0) return INTERESTS.unknown
  const overlap = common / possible
  return Math.min(1, INTERESTS.floor + INTERESTS.slope * overlap)
}

function educationValue(viewer: Traits, candidate: Traits): number {
  const steps = educationSteps(viewer, candidate)
  return steps === null ? EDUCATION.unknown : EDUCATION.equal - EDUCATION.each_step * steps
}

export function educationSteps(a: Traits, b: Traits): number | null {
  return distance(educationStep(a), educationStep(b))
}

export function educationStep(member: Traits): number | null {
  return member.education ? EDUCATION_STEPS[member.education] : null
}

export function sharedItems(a: readonly string[], b: readonly string[]): string[] {
  return a.filter((entry) => b.includes(entry))
}

function distance(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : Math.abs(a - b)
}

export function isNamed(slug: string | null): boolean {
  return Boolean(slug) && slug !== OTHER
}
