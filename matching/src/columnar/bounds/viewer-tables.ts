import { isNamed, speaksUnknown, wishedAges } from '../../components.ts'
import { example } from '../../example.ts'
import { isAdult } from '../../gates.ts'
import type { Traits } from '../../traits.ts'
import { ANSWER_EXAMPLES, answersOf } from '../store/answers.ts'
import { OLDEST } from '../store/encode.ts'
import { viewerMask } from '../store/gate-bits.ts'
import { partitionsFor } from '../store/partition.ts'
import { faithKey, knownBits, type Vocabulary } from '../store/vocabulary.ts'
import { culturePoints } from './block.ts'
import { wishMax } from './bounds.ts'
import { CountryTablesCache } from './country-tables.ts'
import { type FaithMasks, faithMasks } from './faith-masks.ts'
import { Memo } from './memo.ts'
import { moreTables } from './more-filters.ts'
import {
  CULTURE_POINTS,
  CULTURE_POINTS_UNKNOWN,
  interestTable,
  type PackedPoints,
  type PointTable,
  packComponent,
  RANGE_MAX,
  withMax,
} from './points.ts'
import type { AgeRanges, Languages, ViewerFilters, ViewerTables } from './viewer.ts'

const YOUNGEST = 18

export class SharedTables {
  readonly faithMasks = new Memo<FaithMasks>(1024)
  readonly kinds = new Memo<Int32Array>(256)
  readonly countries = new CountryTablesCache()
  readonly answers = new Memo<PointTable>(ANSWER_EXAMPLES.length)
  readonly interests = new Memo<PointTable>(64)
}

/** Builds one flat object without spreading, because a search reads its fields thousands of times. */
export function viewerTables(
  vocabulary: Vocabulary,
  shared: SharedTables,
  viewer: Traits,
  filters: ViewerFilters,
): ViewerTables {
  const { faithMask, kindMask } = faithMasks(vocabulary, shared.faithMasks, viewer, filters)
  const countries = shared.countries.of(vocabulary, viewer, filters.country || null)
  const ages = agesFor(viewer, filters)
  const spoken = languagesOfViewer(vocabulary, viewer)
  const count = viewer.interests.length
  const kinds = `${vocabulary.faithKinds.values.length} ${faithKey(viewer)}`
  const answers = shared.answers.of(`${answersOf(viewer)}`, () => withMax(answerTable(viewer)))
  const interests = shared.interests.of(`${count}`, () => withMax(interestTable(count)))
  const cityBonus = viewer.country && viewer.city ? CITY_BONUS : 0
  return {
    partitions: isAdult(viewer)
      ? partitionsFor(viewer, filters.looking_for_gender ?? null, filters.is_verified ?? false)
      : [],
    mask: viewerMask(viewer),
    faithMask,
    kindMask,
    kindPoints: shared.kinds.of(kinds, () => kindTable(vocabulary, viewer)),
    country: countries.country,
    countryMask: countries.countryMask,
    countryPoints: countries.countryPoints,
    countryMax: countries.countryMax + cityBonus,
    acceptsElsewhere: countries.acceptsElsewhere,
    elsewhereMask: countries.elsewhereMask,
    specialCountries: countries.specialCountries,
    cityBonus,
    city: viewer.city ? vocabulary.cities.find(viewer.city) : -1,
    age: viewer.age ?? 0,
    ageFrom: ages.ageFrom,
    ageTo: ages.ageTo,
    wishFrom: ages.wishFrom,
    wishTo: ages.wishTo,
    ageMax: Math.max(0, wishMax(ages, YOUNGEST, OLDEST)) + RANGE_MAX,
    heritages: spoken.heritages,
    moreHeritages: spoken.moreHeritages,
    linguaFrancas: spoken.linguaFrancas,
    culture: spoken.culture,
    cultureUnknown: spoken.cultureUnknown,
    tribe: spoken.tribe,
    cultureMax: cultureMaxOf(spoken),
    answerPoints: answers.points,
    interests: knownBits(vocabulary.interests, viewer.interests) | 0,
    interestPoints: interests.points,
    interestMax: interests.max,
    restMax: answers.max + interests.max,
    more: moreTables(vocabulary, filters),
  }
}

const [HERE, NEAR] = [example({ country: 'here', city: 'here' }), example({ country: 'here' })]
const CITY_BONUS = packComponent('location', HERE, HERE) - packComponent('location', HERE, NEAR)

function agesFor(viewer: Traits, filters: ViewerFilters): AgeRanges {
  const ageFrom = Math.min(OLDEST + 1, Math.max(YOUNGEST, Math.ceil(filters.min_age ?? YOUNGEST)))
  const ageTo = Math.max(ageFrom - 1, Math.min(OLDEST, Math.floor(filters.max_age ?? OLDEST)))
  const { min, max } = wishedAges(viewer)
  return { ageFrom, ageTo, wishFrom: withinReach(min), wishTo: withinReach(max) }
}

const withinReach = (years: number) => Math.min(255, Math.max(0, years))

function languagesOfViewer(vocabulary: Vocabulary, viewer: Traits): Languages {
  const [languages, moreHeritages] = vocabulary.knownLanguageBits(viewer.spoken_languages)
  return {
    heritages: languages & ~vocabulary.linguaFrancas,
    moreHeritages,
    linguaFrancas: languages & vocabulary.linguaFrancas,
    culture: speaksUnknown(viewer) ? CULTURE_POINTS_UNKNOWN : CULTURE_POINTS,
    cultureUnknown: CULTURE_POINTS_UNKNOWN[0]!,
    tribe: isNamed(viewer.tribe) ? vocabulary.tribes.find(viewer.tribe ?? '') : -1,
  }
}

function cultureMaxOf(spoken: Languages): PackedPoints {
  const languages = spoken.heritages | spoken.linguaFrancas
  const all = culturePoints(spoken, languages, spoken.moreHeritages, spoken.tribe < 0 ? 0 : 1)
  return Math.max(spoken.cultureUnknown, all)
}

function kindTable({ faithKinds }: Vocabulary, viewer: Traits): Int32Array {
  return new Int32Array(faithKinds.values.map(({ example }) => packComponent('faith', viewer, example)))
}

function answerTable(viewer: Traits): Int32Array {
  return new Int32Array(
    ANSWER_EXAMPLES.map(
      (other) => packComponent('lifestyle', viewer, other) + packComponent('education', viewer, other),
    ),
  )
}
