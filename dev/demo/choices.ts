import { DEAL_BREAKERS } from '@ndoa/contract/dating/choices'
import type { DealBreaker, Habit, SeedMember } from './member.ts'
import type { Random } from './random.ts'
import { EDUCATION_SHARES, type Education, OCCUPATIONS, STUDIES, type WorkField } from './work.ts'

const INTERESTS: [string, number][] = [
  ['music', 16],
  ['travel', 15],
  ['cooking', 14],
  ['reading', 12],
  ['culture', 12],
  ['movies', 11],
  ['sports', 11],
  ['dancing', 10],
  ['fitness', 9],
  ['business', 9],
  ['technology', 9],
  ['volunteering', 8],
  ['education', 8],
  ['fashion', 8],
  ['history', 7],
  ['languages', 7],
  ['photography', 7],
  ['art', 6],
  ['environment', 6],
  ['healthcare', 6],
  ['politics', 5],
  ['gaming', 5],
]

export function chooseInterests(random: Random): string[] {
  const chosen: string[] = []
  const count = random.between(3, 8)
  while (chosen.length < count) {
    chosen.push(random.weighted(INTERESTS.filter(([interest]) => !chosen.includes(interest))))
  }
  return chosen
}

export interface Work {
  education: Education
  occupation: string
  field: WorkField
}

export function chooseWork(random: Random, age: number): Work {
  if (age <= 24 && random.chance(age <= 21 ? 0.85 : 0.35)) {
    return { education: 'Some College', occupation: random.pick(STUDIES), field: 'study' }
  }
  const reachable = EDUCATION_SHARES.filter(([level]) => age >= 26 || !LATE.has(level))
  const education = random.weighted(reachable)
  const fitting = OCCUPATIONS.filter(({ schooling }) => schooling.includes(education))
  const { title, field } = random.pick(fitting)
  return { education, occupation: title, field }
}

const LATE = new Set<Education>(["Master's Degree", 'Doctorate', 'Professional Degree'])

type Habits = Pick<SeedMember, 'smoking' | 'drinking' | 'celibacy'>

export function chooseHabits(random: Random, faith: string, gender: string): Habits {
  const abstains = faith === 'islam'
  return {
    smoking: answer(random, gender === 'Male' ? [9, 82, 6, 3] : [2, 93, 3, 2]),
    drinking: answer(random, abstains ? [0.5, 95, 2, 2.5] : [12, 42, 42, 4]),
    celibacy: answer(random, abstains ? [48, 14, 2, 36] : [34, 30, 6, 30]),
  }
}

const ANSWERS: Habit[] = ['Yes', 'No', 'Occasionally', 'Prefer not to say']
const answer = (random: Random, shares: number[]) =>
  random.weighted(ANSWERS.map((habit, index) => [habit, shares[index] ?? 0] as const))

type Children = Pick<SeedMember, 'has_children' | 'wants_children'>

export function chooseChildren(random: Random, age: number): Children {
  const has_children = random.chance(Math.min(0.7, Math.max(0, (age - 24) * 0.028)))
  const wantChance = age < 38 ? 0.95 : age < 46 ? 0.7 : 0.2
  return { has_children, wants_children: random.chance(0.12) ? null : random.chance(wantChance) }
}

type Person = Habits & Children & Pick<SeedMember, 'gender' | 'faith'>
type Preferences = Pick<
  SeedMember,
  'preferred_gender' | 'preferred_faith' | 'age_range_min' | 'age_range_max' | 'deal_breakers'
>

const RELIGIONS = new Set(['christianity', 'islam', 'judaism', 'traditional', 'buddhism', 'hinduism'])

export function choosePreferences(random: Random, person: Person, age: number): Preferences {
  const woman = person.gender === 'Female'
  const religious = RELIGIONS.has(person.faith ?? '')
  const low = woman ? age - random.between(0, 3) : age - random.between(4, 12)
  const high = woman ? age + random.between(5, 12) : age + random.between(1, 5)
  return {
    preferred_gender: random.chance(0.3) ? (woman ? 'Male' : 'Female') : null,
    preferred_faith: religious && random.chance(0.62) ? person.faith : null,
    age_range_min: Math.max(18, low),
    age_range_max: Math.min(100, Math.max(high, 21)),
    deal_breakers: random.chance(0.42) ? [] : chooseDealBreakers(random, person, religious),
  }
}

function chooseDealBreakers(random: Random, person: Person, religious: boolean): DealBreaker[] {
  const weights: Record<DealBreaker, number> = {
    Smoking: person.smoking === 'No' ? 10 : 0,
    Drinking: person.drinking === 'No' ? 4 : 0,
    'No faith': religious ? 6 : 0,
    'Different faith': religious ? 4 : 0,
    'Has children': person.has_children ? 0 : 1.5,
    'Wants children': person.wants_children === false ? 3 : 0,
    'Long distance': 1.5,
  }
  const count = random.between(1, 3)
  const chosen: DealBreaker[] = []
  while (chosen.length < count) {
    const remaining = DEAL_BREAKERS.filter((label) => weights[label] > 0 && !chosen.includes(label))
    if (remaining.length === 0) break
    chosen.push(random.weighted(remaining.map((label) => [label, weights[label]] as const)))
  }
  return chosen
}
