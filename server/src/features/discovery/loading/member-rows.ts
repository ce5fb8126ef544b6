import { ageOn } from '@ndoa/contract/account-rules'
import {
  countsInMatching,
  type IndexBuilder,
  type IndexedMember,
  type MemberParts,
  type Part,
  type Sharing,
} from '@ndoa/matching'
import { comparable } from '../../../platform/comparable.ts'
import { ByteMemo } from './byte-memo.ts'
import {
  EPOCH,
  Fields,
  flagIn,
  int32In,
  LENGTH,
  LIST_HEAD,
  lengthOfList,
  listIn,
  millisecondsIn,
  readId,
  skip,
} from './fields.ts'

/**
 * The columns of a member's row, in the order in which they are read. Those of a line are understood together (habits
 * and children too): few combinations of them fill most of the rows.
 */
export const MEMBER_COLUMNS = `
  user_id, created_at, date_of_birth, age_range_min, age_range_max, matching,
  gender, preferred_gender, faith, denomination, preferred_faith, show_faith,
  country_of_residence, location,
  smoking, drinking, education, show_lifestyle,
  has_children, has_children_private, wants_children, wants_children_private,
  tribe, show_tribe,
  spoken_languages,
  deal_breakers,
  interests`

/** Where the fields after the id begin: those of the first line are never null. */
const CREATED = 20
const BORN = 32
const YOUNGEST = 40
const OLDEST = 48
const MATCHING = 56
const REST = 61

const DAY = 86_400_000

type Known = Partial<IndexedMember>

/** No part: somebody with such traits is in no list. */
const NOBODY = 0

/** What a member is made of, in any order. */
const [FAITH, PLACE, ANSWERS, TRIBE, LANGUAGES, DEAL_BREAKERS, AGE, AGE_FROM, AGE_TO] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
]
const PARTS = 9

/** Takes members from rows of `MEMBER_COLUMNS` in PostgreSQL's binary form into an index. */
export class MemberRows {
  readonly #builder: IndexBuilder
  readonly #ages: (born: number) => Part
  readonly #agesFrom: (years: number) => Part
  readonly #agesTo: (years: number) => Part
  readonly #places: ByteMemo
  /** Of members whose answers may be used for matching, and of the others. */
  readonly #used: OptionalParts
  readonly #unused: OptionalParts
  readonly #languages: ByteMemo
  readonly #dealBreakers: ByteMemo
  readonly #interests: ByteMemo
  /** The one whose row is being read: always the same, because a million of them are a lot of garbage. */
  readonly #member: MemberParts = {
    id: new Uint32Array(4),
    joined: 0,
    parts: new Int32Array(PARTS),
    interests: 0,
  }

  /** @param day ages are those of this day */
  constructor(day: string, builder: IndexBuilder) {
    const part = (known: Known) => builder.part(known) ?? NOBODY
    this.#builder = builder
    this.#ages = remembered((born) => part({ age: ageOn(dateOf(born), day) }))
    this.#agesFrom = remembered((years) => part({ age_range_min: years }))
    this.#agesTo = remembered((years) => part({ age_range_max: years }))
    this.#places = new ByteMemo((bytes) => part(placeIn(bytes)))
    this.#used = optionalParts(part, true)
    this.#unused = optionalParts(part, false)
    this.#languages = new ByteMemo((bytes) => part({ spoken_languages: listIn(bytes) }))
    this.#dealBreakers = new ByteMemo((bytes) => part({ deal_breakers: listIn(bytes) } as Known))
    this.#interests = new ByteMemo((bytes) => builder.interestBits([new Fields(bytes).text() ?? '']))
  }

  /** Takes the member in whose row begins at a byte. */
  take(row: DataView, from: number): void {
    const faithFrom = from + REST
    const placeFrom = skip(row, faithFrom, 6)
    const answersFrom = skip(row, placeFrom, 2)
    const tribeFrom = skip(row, answersFrom, 8)
    const languagesFrom = skip(row, tribeFrom, 2)
    const dealBreakersFrom = skip(row, languagesFrom, 1)
    const interestsFrom = skip(row, dealBreakersFrom, 1)
    const { faiths, answers, tribes } = flagIn(row, from + MATCHING) ? this.#used : this.#unused
    const member = this.#member
    const { parts } = member
    parts[FAITH] = faiths.at(row, faithFrom, placeFrom)
    parts[AGE] = this.#ages(int32In(row, from + BORN))
    if (parts[FAITH] === NOBODY || parts[AGE] === NOBODY) return
    parts[PLACE] = this.#places.at(row, placeFrom, answersFrom)
    parts[ANSWERS] = answers.at(row, answersFrom, tribeFrom)
    parts[TRIBE] = tribes.at(row, tribeFrom, languagesFrom)
    parts[LANGUAGES] = this.#languages.at(row, languagesFrom, dealBreakersFrom)
    parts[DEAL_BREAKERS] = this.#dealBreakers.at(row, dealBreakersFrom, interestsFrom)
    parts[AGE_FROM] = this.#agesFrom(int32In(row, from + YOUNGEST))
    parts[AGE_TO] = this.#agesTo(int32In(row, from + OLDEST))
    member.interests = this.#interestsIn(row, interestsFrom)
    readId(row, from, member.id)
    member.joined = millisecondsIn(row, from + CREATED)
    this.#builder.addParts(member)
  }

  /** Interests come in too many combinations; their words do not. */
  #interestsIn(row: DataView, from: number): number {
    let bits = 0
    let at = from + LENGTH + LIST_HEAD
    for (let left = lengthOfList(row, from); left > 0; left--) {
      const next = skip(row, at, 1)
      bits |= this.#interests.at(row, at, next)
      at = next
    }
    return bits
  }
}

/** Keys are days or years. */
const [LOWEST_KEY, KEYS] = [-(2 ** 16), 2 ** 17]

/** Makes a part once for each of these keys. */
function remembered(make: (key: number) => Part): (key: number) => Part {
  const known = new Int32Array(KEYS).fill(-1)
  return (key) => {
    const at = key - LOWEST_KEY
    return known[at]! >= 0 ? known[at]! : (known[at] = make(key))
  }
}

const dateOf = (days: number) => new Date(EPOCH + days * DAY).toISOString().slice(0, 10)

/** The parts with answers that count only if their owner agrees. */
interface OptionalParts {
  faiths: ByteMemo
  answers: ByteMemo
  tribes: ByteMemo
}

const optionalParts = (part: (known: Known) => Part, matching: boolean): OptionalParts => ({
  faiths: new ByteMemo((bytes) => part(faithIn(bytes, matching))),
  answers: new ByteMemo((bytes) => part(answersIn(bytes, matching))),
  tribes: new ByteMemo((bytes) => part(tribeIn(bytes, matching))),
})

/** What is not in the same part says nothing about its answers. */
const NOTHING_SHARED: Sharing = {
  matching: false,
  show_faith: false,
  show_tribe: false,
  show_lifestyle: false,
  has_children_private: true,
  wants_children_private: true,
}

function faithIn(bytes: Buffer, matching: boolean): Known {
  const fields = new Fields(bytes)
  const [gender, preferred_gender] = [fields.text(), fields.text()]
  const [faith, denomination, preferred_faith] = [fields.text(), fields.text(), fields.text()]
  const sharing = { ...NOTHING_SHARED, matching, show_faith: fields.flag() === true }
  return {
    gender,
    preferred_gender,
    faith: countsInMatching('faith', sharing) ? faith : null,
    denomination: countsInMatching('denomination', sharing) ? denomination : null,
    preferred_faith,
  } as Known // the table's checks vouch for the choices
}

function placeIn(bytes: Buffer): Known {
  const fields = new Fields(bytes)
  const [country, city] = [fields.text(), fields.text()]
  return { country, city: city && comparable(city) }
}

function answersIn(bytes: Buffer, matching: boolean): Known {
  const fields = new Fields(bytes)
  const [smoking, drinking, education] = [fields.text(), fields.text(), fields.text()]
  const show_lifestyle = fields.flag() === true
  const [has_children, has_children_private] = [fields.flag(), fields.flag() === true]
  const [wants_children, wants_children_private] = [fields.flag(), fields.flag() === true]
  const children = { has_children_private, wants_children_private }
  const sharing = { ...NOTHING_SHARED, matching, show_lifestyle, ...children }
  return {
    smoking: countsInMatching('smoking', sharing) ? smoking : null,
    drinking: countsInMatching('drinking', sharing) ? drinking : null,
    education,
    has_children: countsInMatching('has_children', sharing) ? has_children : null,
    wants_children: countsInMatching('wants_children', sharing) ? wants_children : null,
  } as Known
}

function tribeIn(bytes: Buffer, matching: boolean): Known {
  const fields = new Fields(bytes)
  const tribe = fields.text()
  const sharing = { ...NOTHING_SHARED, matching, show_tribe: fields.flag() === true }
  return { tribe: countsInMatching('tribe', sharing) ? tribe : null }
}
