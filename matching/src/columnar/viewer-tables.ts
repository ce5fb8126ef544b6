import { ageByYears, named, speaksUnknown, yearsOutside } from '../components.ts'
import { isAdult, refuses } from '../gates.ts'
import { pointsOf } from '../score.ts'
import type { Gender, Traits } from '../traits.ts'
import { ANSWER_EXAMPLES, answersOf } from './answers.ts'
import { ageBandOf } from './clusters.ts'
import { OLDEST } from './encode.ts'
import { example } from './example.ts'
import { dealsBrokenBy, viewerMask } from './gate-bits.ts'
import { Memo } from './memo.ts'
import { partitionsFor } from './partition.ts'
import {
  CULTURE_POINTS,
  CULTURE_POINTS_SILENT,
  interestTable,
  mostOf,
  type PackedPoints,
  pack,
  packComponent,
  RANGE_MOST,
} from './points.ts'
import { faithKey, knownBits, type Words } from './words.ts'

/** What a viewer asks for; a filter left out, or null, restricts nothing. */
export interface Filters {
  min_age?: number | null
  max_age?: number | null
  country?: string | null
  faith?: string | null
  looking_for_gender?: Gender | null
  /** Whether the viewer's own identity is verified: opens members who show themselves only to such. */
  is_verified?: boolean
}

/** In tables of masks and points: nobody there may be shown. */
export const REFUSED = -1
const YOUNGEST = 18

/**
 * Everything that score, gates and filters say about one viewer, by the numbers in the columns. What a member's row
 * gets is then a sum of look-ups, and whether it is asked for a few comparisons.
 */
export interface ViewerTables extends Where, Whom {
  partitions: number[]
  age: number
  /** Gate bits that nobody may have, wherever they are and whatever they believe. */
  mask: number
  languages: number
  /** Points for shared languages, when the other names any, and when not. */
  culture: Int32Array
  cultureSilent: PackedPoints
  /** -1, which no row has, when it cannot be shared. */
  tribe: number
  city: number
  interests: number
  /** By faith kind. */
  kindPoints: Int32Array
  answerPoints: Int32Array
  interestPoints: Int32Array
  interestMost: PackedPoints
  /** The most that anybody can get for both ages. */
  ageMost: PackedPoints
  /** The most that anybody can get for what clusters do not tell: lifestyle, education, interests. */
  restMost: PackedPoints
}

/** Countries: further gate bits (or REFUSED) and points, by country. */
interface Where {
  country: number
  countryMask: Int16Array
  countryPoints: Int32Array
  cityBonus: PackedPoints
  /** Whether countries other than the special ones are asked for, and the gate bits there. */
  acceptsElsewhere: boolean
  elsewhereMask: number
  specialCountries: number[]
}

/** Faiths and ages: further gate bits by faith and faith kind, points by age; REFUSED where filters say no. */
interface Whom {
  faithMask: Int16Array
  kindMask: Int16Array
  ageFrom: number
  ageTo: number
  agePoints: Int32Array
  /** The most that an age in each band can get. */
  bandPoints: Int32Array
}

interface PointTable {
  points: Int32Array
  /** The most that each direction can get from it. */
  most: PackedPoints
}

const withMost = (points: Int32Array): PointTable => ({ points, most: mostOf(points) })

/** Tables that many viewers share. */
export class SharedTables {
  readonly kinds = new Memo<Int32Array>(256)
  readonly countries = new Memo<Int32Array>(256)
  readonly answers = new Memo<PointTable>(ANSWER_EXAMPLES.length)
  readonly interests = new Memo<PointTable>(64)
}

export function viewerTables(
  words: Words,
  shared: SharedTables,
  viewer: Traits,
  filters: Filters,
): ViewerTables {
  const whom = whomFor(words, viewer, filters)
  const answers = shared.answers.of(`${answersOf(viewer)}`, () => withMost(answerTable(viewer)))
  const count = viewer.interests.length
  const interests = shared.interests.of(`${count}`, () => withMost(interestTable(count)))
  const silent = speaksUnknown(viewer)
  return {
    ...whom,
    ...whereFor(words, shared, viewer, filters.country || null),
    partitions: isAdult(viewer)
      ? partitionsFor(viewer, filters.looking_for_gender ?? null, filters.is_verified ?? false)
      : [],
    age: viewer.age ?? 0,
    mask: viewerMask(viewer),
    languages: knownBits(words.languages, viewer.spoken_languages.filter(named)),
    culture: silent ? CULTURE_POINTS_SILENT : CULTURE_POINTS,
    cultureSilent: CULTURE_POINTS_SILENT[0]!,
    tribe: named(viewer.tribe) ? words.tribes.find(viewer.tribe ?? '') : -1,
    city: viewer.city ? words.cities.find(viewer.city) : -1,
    interests: knownBits(words.interests, viewer.interests),
    kindPoints: shared.kinds.of(`${faithKey(viewer)} ${words.faithKinds.values.length}`, () =>
      kindTable(words, viewer),
    ),
    answerPoints: answers.points,
    interestPoints: interests.points,
    interestMost: interests.most,
    ageMost: pack(Math.max(0, ...whom.bandPoints), 0) + RANGE_MOST,
    restMost: answers.most + interests.most,
  }
}

function whereFor(words: Words, shared: SharedTables, viewer: Traits, filter: string | null): Where {
  const { countries } = words
  const own = viewer.country ? countries.find(viewer.country) : -1
  const maskOf = (country: string | null) =>
    refuses(viewer, example({ country })) ? REFUSED : dealsBrokenBy(viewer, example({ country }))
  const elsewhereMask = maskOf('elsewhere')
  const near = [...new Set([0, own])].filter((country) => country >= 0)
  const all = new Int16Array(countries.values.length).fill(elsewhereMask)
  for (const country of near) all[country] = maskOf(countries.values[country]!)
  const wanted = filter ? countries.find(filter) : -1
  return {
    country: own,
    countryMask: filter ? all.map((mask, country) => (country === wanted ? mask : REFUSED)) : all,
    countryPoints: shared.countries.of(`${viewer.country} ${countries.values.length}`, () =>
      Int32Array.from(countries.values, (country) => packComponent('location', viewer, example({ country }))),
    ),
    cityBonus: cityBonus(viewer),
    acceptsElsewhere: !filter && elsewhereMask !== REFUSED,
    elsewhereMask,
    specialCountries: filter ? [wanted].filter((country) => country >= 0) : near,
  }
}

/** What a candidate of the same city gets besides what everybody of the same country gets. */
function cityBonus(viewer: Traits): PackedPoints {
  const { country, city } = viewer
  return (
    packComponent('location', viewer, example({ country, city })) -
    packComponent('location', viewer, example({ country }))
  )
}

function whomFor({ faiths, faithKinds }: Words, viewer: Traits, filters: Filters): Whom {
  const faithMask = new Int16Array(
    faiths.values.map((faith) => faithMaskOf(viewer, faith, filters.faith || null)),
  )
  const kindMask = new Int16Array(faithKinds.values.map(({ faith }) => faithMask[faith]!))
  const ageFrom = Math.max(YOUNGEST, Math.ceil(filters.min_age ?? YOUNGEST))
  const ageTo = Math.max(ageFrom - 1, Math.min(OLDEST, Math.floor(filters.max_age ?? OLDEST)))
  const agePoints = new Int32Array(2 ** 8).fill(REFUSED)
  for (let age = ageFrom; age <= ageTo; age++)
    agePoints[age] = pointsOf('age', ageByYears(yearsOutside(viewer, age)))
  const bandPoints = new Int32Array(2 ** 8).fill(REFUSED)
  for (let age = ageFrom; age <= ageTo; age++)
    bandPoints[ageBandOf(age)] = Math.max(bandPoints[ageBandOf(age)]!, agePoints[age]!)
  return { faithMask, kindMask, ageFrom, ageTo, agePoints, bandPoints }
}

function faithMaskOf(viewer: Traits, faith: string, filter: string | null): number {
  const candidate = example({ faith })
  if ((filter && filter !== faith) || refuses(viewer, candidate, filter !== null)) return REFUSED
  return dealsBrokenBy(viewer, candidate)
}

function kindTable({ faithKinds }: Words, viewer: Traits): Int32Array {
  return new Int32Array(faithKinds.values.map(({ example }) => packComponent('faith', viewer, example)))
}

function answerTable(viewer: Traits): Int32Array {
  return new Int32Array(
    ANSWER_EXAMPLES.map(
      (other) => packComponent('lifestyle', viewer, other) + packComponent('education', viewer, other),
    ),
  )
}
