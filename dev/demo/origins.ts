import type { People } from './names/people.ts'
import { PEOPLES, type PeopleKey } from './names.ts'
import { ABROAD, HOMES, type Home } from './places.ts'
import type { Random } from './random.ts'
import { FAITHS_BY_COUNTRY, LANGUAGES_BY_COUNTRY } from './tables.ts'

export interface Origin {
  country: string
  city: string
  home: string
  people: People
  faith: string
  denomination: string | null
  languages: string[]
}

const SHARE_ABROAD = 0.25
const WITHOUT_FAITH: [string, number][] = [
  ['spiritual', 5],
  ['agnostic', 3],
  ['atheist', 2],
]
/** Naming traditions that the table doesn't break down by people, or that have their own name. */
const TRADITIONS: Record<string, string> = {
  yoruba: 'yoruba',
  ashanti: 'akan',
  fante: 'akan',
  akan: 'akan',
  zulu: 'zulu',
  maasai: 'maasai',
}
const SELDOM: [string, number][] = [
  ['other', 8],
  ['judaism', 2],
  ['hinduism', 1],
  ['buddhism', 1],
]

export function makeOrigin(random: Random): Origin {
  const { country, home, cities } = random.chance(SHARE_ABROAD) ? abroad(random) : atHome(random)
  const share = random.weighted((FAITHS_BY_COUNTRY.get(home) ?? []).map((row) => [row, row.percent] as const))
  const people = PEOPLES[peopleOf(random, HOMES[home].peoples, share.faith)]
  const faith = faithOf(random, share.faith)
  return {
    country,
    home,
    people,
    faith,
    city: random.weighted(weightsOf(cities)),
    denomination: faith === 'traditional' ? (TRADITIONS[people.tribe ?? ''] ?? 'other') : share.denomination,
    languages: languagesOf(random, people, country, home),
  }
}

function atHome(random: Random) {
  const country = random.weighted(sizesOf(HOMES))
  return { country, home: country, cities: HOMES[country].cities }
}

function abroad(random: Random) {
  const country = random.weighted(sizesOf(ABROAD))
  const { cities, origins } = ABROAD[country]
  return { country, cities, home: random.weighted(weightsOf(origins)) }
}

const sizesOf = <K extends string>(places: Record<K, { weight: number }>) =>
  (Object.keys(places) as K[]).map((code) => [code, places[code].weight] as const)

const weightsOf = <K extends string>(weights: Partial<Record<K, number>>) =>
  Object.entries(weights) as [K, number][]

/** Draws a people that fits a given faith; drawing faith first keeps the country's shares of faiths. */
function peopleOf(random: Random, peoples: Home['peoples'], faith: string): PeopleKey {
  return random.weighted(
    weightsOf(peoples).map(([key, weight]) => [key, weight * (PEOPLES[key].leans?.[faith] ?? 1)] as const),
  )
}

function faithOf(random: Random, faith: string): string {
  if (faith === 'none') return random.weighted(WITHOUT_FAITH)
  return faith === 'other' ? random.weighted(SELDOM) : faith
}

/** Languages widely spoken beyond their own people. */
const LINGUA_FRANCA = new Set(
  'english french portuguese arabic swahili amharic wolof bambara lingala'.split(' '),
)
const UNLISTED = new Set(['DE', 'NL', 'IT', 'SE'])

function languagesOf(random: Random, people: People, country: string, home: string): string[] {
  const spoken = new Set(people.tongues.filter(() => random.chance(country === home ? 0.95 : 0.85)))
  for (const { language, percent, official } of tableFor(country, home)) {
    // Members are online and mostly schooled, so they speak official languages more often than the population.
    const schooled = official ? 0.35 : 0
    const likely = LINGUA_FRANCA.has(language) ? percent / 100 + schooled : percent / 300
    if (random.chance(likely)) spoken.add(language)
  }
  if (UNLISTED.has(country) && random.chance(0.8)) spoken.add('other')
  if (spoken.size === 0) spoken.add(tableFor(country, home)[0]?.language ?? 'english')
  return [...spoken]
}

const tableFor = (country: string, home: string) =>
  [...new Set([country, home])].flatMap((land) => LANGUAGES_BY_COUNTRY.get(land) ?? [])
