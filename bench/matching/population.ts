import {
  DEAL_BREAKERS,
  EDUCATIONS,
  example,
  type Gender,
  HABITS,
  type IndexedMember,
  type KnownFacts,
} from '@ndoa/matching'
import {
  chooseChildren,
  chooseHabits,
  chooseInterests,
  choosePreferences,
  chooseWork,
  createRandom,
  makeOrigin,
  type Random,
} from '../../dev/demo/generators.ts'

export const POPULATIONS = ['realistic', 'random', 'alike', 'empty'] as const
export type PopulationKind = (typeof POPULATIONS)[number]

const MAKERS: Record<PopulationKind, (random: Random) => IndexedMember> = {
  realistic,
  random: independent,
  alike,
  empty,
}

export function* population(kind: PopulationKind, count: number, seed = 1): Generator<IndexedMember> {
  const random = createRandom(seed)
  for (let i = 0; i < count; i++) yield MAKERS[kind](random)
}

const SHARE_OF_MEN = 0.54
const SPARSE = 0.18
const VERIFIED = 0.2
const FOURTEEN_MONTHS = 425 * 86_400_000
const NOW = 1_800_000_000_000

type Basics = 'id' | 'gender' | 'age' | 'joined_at' | 'shown' | 'visible_to' | keyof KnownFacts

function basicsOf(random: Random): Pick<IndexedMember, Basics> {
  const [id, gender, age] = [
    uuid(random),
    random.chance(SHARE_OF_MEN) ? 'Male' : 'Female',
    ageOf(random),
  ] as const
  const joined_at = NOW - Math.floor(FOURTEEN_MONTHS * random.next() ** 1.3)
  return {
    id,
    gender,
    age,
    joined_at,
    shown: Math.floor(random.logNormal(2, 1)),
    verified: random.chance(VERIFIED),
    has_photo: joined_at % 5 > 0,
    active_this_week: joined_at % 2 > 0,
    visible_to: random.chance(0.04) ? 'verified' : 'everyone',
  }
}

/** Draws 18 plus a log-normal number: most ages are between 21 and 60. */
function ageOf(random: Random): number {
  for (;;) {
    const age = Math.floor(18 + random.logNormal(Math.log(11), 0.55))
    if (age <= 72) return age
  }
}

function realistic(random: Random): IndexedMember {
  const basics = basicsOf(random)
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
  return random.chance(SPARSE) ? sparse(random, member) : member
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

function sparse(random: Random, member: IndexedMember): IndexedMember {
  const sparseMember = { ...member, interests: random.chance(0.6) ? [] : member.interests.slice(0, 2) }
  for (const field of OFTEN_BLANK) if (random.chance(0.6)) sparseMember[field] = null
  if (random.chance(0.2)) sparseMember.city = null
  if (random.chance(0.2)) [sparseMember.faith, sparseMember.denomination] = [null, null]
  return sparseMember
}

const FAITHS =
  'christianity islam judaism traditional buddhism hinduism spiritual agnostic atheist other'.split(' ')
const DENOMINATIONS = 'catholic pentecostal anglican methodist sunni shia orthodox other'.split(' ')
const LANGUAGES = ['english', 'french', 'spanish', 'portuguese', ...numbered('tongue', 21), 'other']
const COUNTRIES = 'NG GH KE ZA ET UG TZ EG MA SN CI CM RW ZM ZW US GB CA FR DE NL BR IN AU'.split(' ')
const [TRIBES, CITIES, INTERESTS] = [numbered('tribe', 70), numbered('city', 500), numbered('interest', 22)]

function numbered(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, number) => `${name}-${number}`)
}

/** Independent answers are the worst case for an index that groups similar members. */
function independent(random: Random): IndexedMember {
  const orBlank = <T>(values: readonly T[]) => (random.chance(0.1) ? null : random.pick(values))
  const sampleUpTo = <T>(values: readonly T[], most: number) => random.sample(values, random.between(0, most))
  const from = random.between(18, 60)
  return {
    ...basicsOf(random),
    faith: orBlank(FAITHS),
    denomination: orBlank(DENOMINATIONS),
    tribe: orBlank(TRIBES),
    country: orBlank(COUNTRIES),
    city: orBlank(CITIES),
    smoking: orBlank(HABITS),
    drinking: orBlank(HABITS),
    spoken_languages: sampleUpTo(LANGUAGES, 5),
    interests: sampleUpTo(INTERESTS, 10),
    education: orBlank(EDUCATIONS.slice(0, 5)),
    preferred_gender: null,
    preferred_faith: random.chance(0.5) ? random.pick(FAITHS) : null,
    age_range_min: from,
    age_range_max: from + random.between(1, 30),
    deal_breakers: random.chance(0.5) ? [] : sampleUpTo(DEAL_BREAKERS, 3),
    has_children: orBlank([true, false]),
    wants_children: orBlank([true, false]),
  }
}

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

function empty(random: Random): IndexedMember {
  return { ...example({ age_range_min: 18, age_range_max: 50 }), ...basicsOf(random) }
}

function uuid(random: Random): string {
  const hex = Array.from({ length: 4 }, () =>
    Math.floor(random.next() * 2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-a$4-')
}
