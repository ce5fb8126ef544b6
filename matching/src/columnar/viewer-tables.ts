import { named, speaksUnknown, wishedAges } from '../components.ts'
import { isAdult } from '../gates.ts'
import type { Gender, Traits } from '../traits.ts'
import { ANSWER_EXAMPLES, answersOf } from './answers.ts'
import { culturePoints } from './block.ts'
import { wishMost } from './bounds.ts'
import { OLDEST } from './encode.ts'
import { example } from './example.ts'
import { type FaithMasks, faithMasks } from './faith-masks.ts'
import { viewerMask } from './gate-bits.ts'
import { Memo } from './memo.ts'
import { partitionsFor } from './partition.ts'
import {
  CULTURE_POINTS,
  CULTURE_POINTS_SILENT,
  interestTable,
  type PackedPoints,
  type PointTable,
  packComponent,
  RANGE_MOST,
  withMost,
} from './points.ts'
import { type Where, Wheres } from './where.ts'
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

const YOUNGEST = 18

/**
 * Everything that score, gates and filters say about one viewer, by the numbers in the columns. What a member's row
 * gets is then a sum of look-ups, and whether it is asked for a few comparisons.
 */
export interface ViewerTables extends Where, FaithMasks, Ages, Speech {
  partitions: number[]
  age: number
  /** Gate bits that nobody may have, wherever they are and whatever they believe. */
  mask: number
  cityBonus: PackedPoints
  city: number
  /** A bit each. */
  interests: number
  /** By faith kind. */
  kindPoints: Int32Array
  answerPoints: Int32Array
  interestPoints: Int32Array
  interestMost: PackedPoints
  /** The most that anybody can get for languages and tribe. */
  cultureMost: PackedPoints
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

/** The ages asked for, and those wished for; who misses the latter by a few years still gets some points. */
export interface Ages {
  ageFrom: number
  ageTo: number
  wishFrom: number
  wishTo: number
}

/** Tables that many viewers share. */
export class SharedTables {
  readonly faithMasks = new Memo<FaithMasks>(1024)
  readonly kinds = new Memo<Int32Array>(256)
  readonly wheres = new Wheres()
  readonly answers = new Memo<PointTable>(ANSWER_EXAMPLES.length)
  readonly interests = new Memo<PointTable>(64)
}

/** Written out as one object, every field by its name: a search asks for them thousands of times, and so it is fast. */
export function viewerTables(
  words: Words,
  shared: SharedTables,
  viewer: Traits,
  filters: Filters,
): ViewerTables {
  const { faithMask, kindMask } = faithMasks(words, shared.faithMasks, viewer, filters.faith || null)
  const where = shared.wheres.of(words, viewer, filters.country || null)
  const ages = agesFor(viewer, filters)
  const speech = speechOf(words, viewer)
  const count = viewer.interests.length
  const kinds = `${words.faithKinds.values.length} ${faithKey(viewer)}`
  const answers = shared.answers.of(`${answersOf(viewer)}`, () => withMost(answerTable(viewer)))
  const interests = shared.interests.of(`${count}`, () => withMost(interestTable(count)))
  const cityBonus = viewer.country && viewer.city ? CITY_BONUS : 0
  return {
    partitions: isAdult(viewer)
      ? partitionsFor(viewer, filters.looking_for_gender ?? null, filters.is_verified ?? false)
      : [],
    mask: viewerMask(viewer),
    faithMask,
    kindMask,
    kindPoints: shared.kinds.of(kinds, () => kindTable(words, viewer)),
    country: where.country,
    countryMask: where.countryMask,
    countryPoints: where.countryPoints,
    countryMost: where.countryMost + cityBonus,
    acceptsElsewhere: where.acceptsElsewhere,
    elsewhereMask: where.elsewhereMask,
    specialCountries: where.specialCountries,
    cityBonus,
    city: viewer.city ? words.cities.find(viewer.city) : -1,
    age: viewer.age ?? 0,
    ageFrom: ages.ageFrom,
    ageTo: ages.ageTo,
    wishFrom: ages.wishFrom,
    wishTo: ages.wishTo,
    ageMost: Math.max(0, wishMost(ages, YOUNGEST, OLDEST)) + RANGE_MOST,
    heritages: speech.heritages,
    linguaFrancas: speech.linguaFrancas,
    culture: speech.culture,
    cultureSilent: speech.cultureSilent,
    tribe: speech.tribe,
    cultureMost: cultureMostOf(speech),
    answerPoints: answers.points,
    interests: knownBits(words.interests, viewer.interests) | 0,
    interestPoints: interests.points,
    interestMost: interests.most,
    restMost: answers.most + interests.most,
  }
}

const [HERE, NEAR] = [example({ country: 'here', city: 'here' }), example({ country: 'here' })]
/** What a candidate of the same city gets besides what everybody of the same country gets. */
const CITY_BONUS = packComponent('location', HERE, HERE) - packComponent('location', HERE, NEAR)

function agesFor(viewer: Traits, filters: Filters): Ages {
  const ageFrom = Math.min(OLDEST + 1, Math.max(YOUNGEST, Math.ceil(filters.min_age ?? YOUNGEST)))
  const ageTo = Math.max(ageFrom - 1, Math.min(OLDEST, Math.floor(filters.max_age ?? OLDEST)))
  const { min, max } = wishedAges(viewer)
  return { ageFrom, ageTo, wishFrom: withinReach(min), wishTo: withinReach(max) }
}

/** Tables by years end there; nobody lives so long that cutting off would move a point. */
const withinReach = (years: number) => Math.min(255, Math.max(0, years))

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

function cultureMostOf(speech: Speech): PackedPoints {
  const all = culturePoints(speech, speech.heritages | speech.linguaFrancas, speech.tribe < 0 ? 0 : 1)
  return Math.max(speech.cultureSilent, all)
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
