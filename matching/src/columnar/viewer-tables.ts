import { named, speaksUnknown, wishedAges } from '../components.ts'
import { isAdult, refuses } from '../gates.ts'
import type { DealBreaker, Gender, Traits } from '../traits.ts'
import { ANSWER_EXAMPLES, answersOf } from './answers.ts'
import { culturePoints } from './block.ts'
import { wishMost } from './bounds.ts'
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
  packComponent,
  RANGE_MOST,
  WISH_POINTS,
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
export interface ViewerTables extends Where, Whom, Speech {
  partitions: number[]
  age: number
  /** Gate bits that nobody may have, wherever they are and whatever they believe. */
  mask: number
  /** The most that anybody can get for languages and tribe. */
  cultureMost: PackedPoints
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

/** Languages and tribe. */
export interface Speech {
  /** The languages spoken: those that tell where one belongs, and those in which all can talk. */
  heritages: number
  linguaFrancas: number
  /** Points for shared languages, when the other names any, and when not. */
  culture: Int32Array
  cultureSilent: PackedPoints
  /** -1, which no row has, when it cannot be shared. */
  tribe: number
}

/** Countries: further gate bits (or REFUSED) and points, by country. */
interface Where {
  country: number
  countryMask: Int16Array
  countryPoints: Int32Array
  /** The most that anybody can get for country and city. */
  countryMost: PackedPoints
  cityBonus: PackedPoints
  /** Whether countries other than the special ones are asked for, and the gate bits there. */
  acceptsElsewhere: boolean
  elsewhereMask: number
  specialCountries: number[]
}

/** Further gate bits by faith and faith kind; REFUSED where filters say no. */
interface FaithMasks {
  faithMask: Int16Array
  kindMask: Int16Array
}

/** Faiths and ages: points by age, REFUSED where filters say no. */
interface Whom extends FaithMasks {
  ageFrom: number
  ageTo: number
  agePoints: Int32Array
  /** The ages wished for; who misses them by a few years still gets some points. */
  wishFrom: number
  wishTo: number
}

interface PointTable {
  points: Int32Array
  /** The most that each direction can get from it. */
  most: PackedPoints
}

const withMost = (points: Int32Array): PointTable => ({ points, most: mostOf(points) })

/** Tables that many viewers share. */
export class SharedTables {
  readonly faithMasks = new Memo<FaithMasks>(1024)
  readonly kinds = new Memo<Int32Array>(256)
  readonly countries = new Memo<PointTable>(256)
  readonly answers = new Memo<PointTable>(ANSWER_EXAMPLES.length)
  readonly interests = new Memo<PointTable>(64)
}

export function viewerTables(
  words: Words,
  shared: SharedTables,
  viewer: Traits,
  filters: Filters,
): ViewerTables {
  const whom = whomFor(words, shared, viewer, filters)
  const answers = shared.answers.of(`${answersOf(viewer)}`, () => withMost(answerTable(viewer)))
  const count = viewer.interests.length
  const interests = shared.interests.of(`${count}`, () => withMost(interestTable(count)))
  const speech = speechOf(words, viewer)
  return {
    ...whom,
    ...speech,
    ...whereFor(words, shared, viewer, filters.country || null),
    partitions: isAdult(viewer)
      ? partitionsFor(viewer, filters.looking_for_gender ?? null, filters.is_verified ?? false)
      : [],
    age: viewer.age ?? 0,
    mask: viewerMask(viewer),
    city: viewer.city ? words.cities.find(viewer.city) : -1,
    interests: knownBits(words.interests, viewer.interests),
    kindPoints: shared.kinds.of(`${faithKey(viewer)} ${words.faithKinds.values.length}`, () =>
      kindTable(words, viewer),
    ),
    answerPoints: answers.points,
    interestPoints: interests.points,
    interestMost: interests.most,
    cultureMost: Math.max(
      speech.cultureSilent,
      culturePoints(speech, speech.heritages | speech.linguaFrancas, speech.tribe < 0 ? 0 : 1),
    ),
    ageMost: Math.max(0, wishMost(whom, YOUNGEST, OLDEST)) + RANGE_MOST,
    restMost: answers.most + interests.most,
  }
}

function speechOf(words: Words, viewer: Traits): Speech {
  const languages = knownBits(words.languages, viewer.spoken_languages.filter(named))
  return {
    heritages: languages & ~words.linguaFrancas,
    linguaFrancas: languages & words.linguaFrancas,
    culture: speaksUnknown(viewer) ? CULTURE_POINTS_SILENT : CULTURE_POINTS,
    cultureSilent: CULTURE_POINTS_SILENT[0]!,
    tribe: named(viewer.tribe) ? words.tribes.find(viewer.tribe ?? '') : -1,
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
  const bonus = viewer.country && viewer.city ? CITY_BONUS : 0
  const wanted = filter ? countries.find(filter) : -1
  const { points, most } = shared.countries.of(`${viewer.country} ${countries.values.length}`, () =>
    withMost(
      Int32Array.from(countries.values, (country) => packComponent('location', viewer, example({ country }))),
    ),
  )
  return {
    country: own,
    countryMask: filter ? all.map((mask, country) => (country === wanted ? mask : REFUSED)) : all,
    countryPoints: points,
    countryMost: (filter ? (points[wanted] ?? 0) : most) + bonus,
    cityBonus: bonus,
    acceptsElsewhere: !filter && elsewhereMask !== REFUSED,
    elsewhereMask,
    specialCountries: filter ? [wanted].filter((country) => country >= 0) : near,
  }
}

const [HERE, NEAR] = [example({ country: 'here', city: 'here' }), example({ country: 'here' })]
/** What a candidate of the same city gets besides what everybody of the same country gets. */
const CITY_BONUS = packComponent('location', HERE, HERE) - packComponent('location', HERE, NEAR)

function whomFor(words: Words, shared: SharedTables, viewer: Traits, filters: Filters): Whom {
  const ageFrom = Math.max(YOUNGEST, Math.ceil(filters.min_age ?? YOUNGEST))
  const ageTo = Math.max(ageFrom - 1, Math.min(OLDEST, Math.floor(filters.max_age ?? OLDEST)))
  const { min: wishFrom, max: wishTo } = wishedAges(viewer)
  const agePoints = new Int32Array(2 ** 8).fill(REFUSED)
  for (let age = ageFrom; age <= ageTo; age++)
    agePoints[age] = WISH_POINTS[Math.max(0, wishFrom - age, age - wishTo)]!
  return {
    ...faithMasks(words, shared, viewer, filters.faith || null),
    ageFrom,
    ageTo,
    agePoints,
    wishFrom,
    wishTo,
  }
}

/** Of the viewer's answers only the faith and the deals about faiths matter here: for the others there is `mask`. */
function faithMasks(
  { faiths, faithKinds }: Words,
  shared: SharedTables,
  viewer: Traits,
  filter: string | null,
): FaithMasks {
  const deal_breakers = viewer.deal_breakers.filter((deal) => DEALS_ABOUT_FAITHS.includes(deal))
  const believer = example({ faith: viewer.faith, deal_breakers })
  const key = `${viewer.faith} ${deal_breakers.join()} ${filter} ${faithKinds.values.length}`
  return shared.faithMasks.of(key, () => {
    const faithMask = Int16Array.from(faiths.values, (faith) => faithMaskOf(believer, faith, filter))
    return { faithMask, kindMask: Int16Array.from(faithKinds.values, ({ faith }) => faithMask[faith]!) }
  })
}

const DEALS_ABOUT_FAITHS: readonly DealBreaker[] = ['No faith', 'Different faith']

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
