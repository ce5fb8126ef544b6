// Populations to measure with, from a thousand members to millions; the same seed always gives the same members.
import type { DealBreaker, Education, Gender, Habit, IndexedMember } from '@ndoa/matching'
import {
  chooseChildren,
  chooseHabits,
  chooseInterests,
  choosePreferences,
  chooseWork,
} from '../../server/seed/choices.ts'
import { makeOrigin } from '../../server/seed/origins.ts'
import { createRandom, type Random } from '../../server/seed/random.ts'

export const POPULATIONS = ['realistic', 'random', 'alike', 'empty'] as const
/** As they may be; every answer by the throw of dice; all with the same answers; nobody with any answer. */
export type PopulationKind = (typeof POPULATIONS)[number]

const MAKERS: Record<PopulationKind, (random: Random) => IndexedMember> = {
  realistic,
  random: anybody,
  alike,
  empty,
}

export function* population(kind: PopulationKind, count: number, seed = 1): Generator<IndexedMember> {
  const random = createRandom(seed)
  for (let i = 0; i < count; i++) yield MAKERS[kind](random)
}

const SHARE_OF_MEN = 0.54
const SPARSE = 0.18
const FOURTEEN_MONTHS = 425 * 86_400_000
const NOW = 1_800_000_000_000

/** What every member has, whoever they are. */
function sheet(
  random: Random,
): Pick<IndexedMember, 'id' | 'gender' | 'age' | 'joined_at' | 'shown' | 'visible_to'> {
  return {
    id: uuid(random),
    gender: random.chance(SHARE_OF_MEN) ? 'Male' : 'Female',
    age: ageOf(random),
    joined_at: NOW - Math.floor(FOURTEEN_MONTHS * random.next() ** 1.3),
    shown: Math.floor(random.logNormal(2, 1)),
    visible_to: random.chance(0.04) ? 'verified' : 'everyone',
  }
}

/** Most between 21 and 60: 18 years and a skewed rest. */
function ageOf(random: Random): number {
  for (;;) {
    const age = Math.floor(18 + random.logNormal(Math.log(11), 0.55))
    if (age <= 72) return age
  }
}

/** Faiths, languages and places as the world's tables have them, answers as members give them, some of them few. */
function realistic(random: Random): IndexedMember {
  const basics = sheet(random)
  const [gender, age] = [basics.gender as Gender, basics.age ?? 18]
  const { country, city, people, faith, denomination, languages } = makeOrigin(random)
  const person = { gender, faith, ...chooseHabits(random, faith, gender), ...chooseChildren(random, age) }
  const member: IndexedMember = {
    ...basics,
    ...person,
    country,
    city: city.toLowerCase(),
    denomination: random.chance(0.85) ? denomination : null,
    tribe: random.chance(0.8) ? people.tribe : null,
    spoken_languages: languages,
    education: chooseWork(random, age).education,
    interests: chooseInterests(random),
    ...choosePreferences(random, person, age),
  }
  return random.chance(SPARSE) ? thinned(random, member) : member
}

const OFTEN_BLANK = [
  'denomination',
  'education',
  'tribe',
  'smoking',
  'drinking',
  'has_children',
  'wants_children',
] as const

/** A profile whose owner stopped halfway. */
function thinned(random: Random, member: IndexedMember): IndexedMember {
  const thin = { ...member, interests: random.chance(0.6) ? [] : member.interests.slice(0, 2) }
  for (const field of OFTEN_BLANK) if (random.chance(0.6)) thin[field] = null
  if (random.chance(0.2)) thin.city = null
  if (random.chance(0.2)) [thin.faith, thin.denomination] = [null, null]
  return thin
}

const HABITS: Habit[] = ['Yes', 'No', 'Occasionally', 'Prefer not to say']
const EDUCATIONS: Education[] = [
  'High School',
  'Some College',
  "Bachelor's Degree",
  "Master's Degree",
  'Doctorate',
]
const DEALS: DealBreaker[] = [
  'Smoking',
  'Drinking',
  'No faith',
  'Different faith',
  'Has children',
  'Wants children',
  'Long distance',
]
const FAITHS =
  'christianity islam judaism traditional buddhism hinduism spiritual agnostic atheist other'.split(' ')
const DENOMINATIONS = 'catholic pentecostal anglican methodist sunni shia orthodox other'.split(' ')
const LANGUAGES = ['english', 'french', 'spanish', 'portuguese', ...numbered('tongue', 21), 'other']
const COUNTRIES = 'NG GH KE ZA ET UG TZ EG MA SN CI CM RW ZM ZW US GB CA FR DE NL BR IN AU'.split(' ')
const [TRIBES, CITIES, INTERESTS] = [numbered('tribe', 70), numbered('city', 500), numbered('interest', 22)]

function numbered(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, number) => `${name}-${number}`)
}

/** Nothing goes with anything: the worst case for whatever hopes that members come in kinds. */
function anybody(random: Random): IndexedMember {
  const orBlank = <T>(values: readonly T[]) => (random.chance(0.1) ? null : random.pick(values))
  const few = <T>(values: readonly T[], most: number) => random.sample(values, random.between(0, most))
  const from = random.between(18, 60)
  return {
    ...sheet(random),
    faith: orBlank(FAITHS),
    denomination: orBlank(DENOMINATIONS),
    tribe: orBlank(TRIBES),
    country: orBlank(COUNTRIES),
    city: orBlank(CITIES),
    smoking: orBlank(HABITS),
    drinking: orBlank(HABITS),
    spoken_languages: few(LANGUAGES, 5),
    interests: few(INTERESTS, 10),
    education: orBlank(EDUCATIONS),
    preferred_gender: null,
    preferred_faith: random.chance(0.5) ? random.pick(FAITHS) : null,
    age_range_min: from,
    age_range_max: from + random.between(1, 30),
    deal_breakers: random.chance(0.5) ? [] : few(DEALS, 3),
    has_children: orBlank([true, false]),
    wants_children: orBlank([true, false]),
  }
}

/** All the same but for id, gender, age and fortune: ties wherever one looks. */
function alike(random: Random): IndexedMember {
  return {
    ...empty(random),
    faith: 'christianity',
    denomination: 'catholic',
    tribe: 'yoruba',
    country: 'NG',
    city: 'lagos',
    smoking: 'No',
    drinking: 'No',
    spoken_languages: ['english', 'yoruba'],
    interests: ['music', 'travel'],
    education: "Bachelor's Degree",
  }
}

/** Profiles straight after sign-up. */
function empty(random: Random): IndexedMember {
  return {
    ...sheet(random),
    faith: null,
    denomination: null,
    tribe: null,
    country: null,
    city: null,
    smoking: null,
    drinking: null,
    spoken_languages: [],
    interests: [],
    education: null,
    preferred_gender: null,
    preferred_faith: null,
    age_range_min: 18,
    age_range_max: 50,
    deal_breakers: [],
    has_children: null,
    wants_children: null,
  }
}

/** Four throws instead of thirty-two: there are millions to be made. */
function uuid(random: Random): string {
  const hex = Array.from({ length: 4 }, () =>
    Math.floor(random.next() * 2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-a$4-')
}
