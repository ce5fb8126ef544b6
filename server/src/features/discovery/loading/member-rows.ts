import { ageOn } from '@ndoa/contract/account-rules'
import type { IndexBuilder, IndexedMember, MemberParts, Part } from '@ndoa/matching'
import { comparable } from '../../../platform/comparable.ts'
import { ByteMemo } from './byte-memo.ts'
import {
  EPOCH,
  Fields,
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
 * The columns of a member's row, in the order in which they are read. Those of a line are understood together: few
 * combinations of them fill most of the rows.
 */
export const MEMBER_COLUMNS = `
  user_id, created_at, date_of_birth, age_range_min, age_range_max,
  gender, preferred_gender, faith, denomination, preferred_faith,
  country_of_residence, location,
  smoking, drinking, celibacy, education, has_children, wants_children,
  tribe,
  spoken_languages,
  deal_breakers,
  interests`

/** Where the fields after the id begin: those of the first line are never null. */
const CREATED = 20
const BORN = 32
const YOUNGEST = 40
const OLDEST = 48
const REST = 56

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
  readonly #faiths: ByteMemo
  readonly #places: ByteMemo
  readonly #answers: ByteMemo
  readonly #tribes: ByteMemo
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
    this.#faiths = new ByteMemo((bytes) => part(faithIn(bytes)))
    this.#places = new ByteMemo((bytes) => part(placeIn(bytes)))
    this.#answers = new ByteMemo((bytes) => part(answersIn(bytes)))
    this.#tribes = new ByteMemo((bytes) => part({ tribe: new Fields(bytes).text() }))
    this.#languages = new ByteMemo((bytes) => part({ spoken_languages: listIn(bytes) }))
    this.#dealBreakers = new ByteMemo((bytes) => part({ deal_breakers: listIn(bytes) } as Known))
    this.#interests = new ByteMemo((bytes) => builder.interestBits([new Fields(bytes).text() ?? '']))
  }

  /** Takes the member in whose row begins at a byte. */
  take(row: DataView, from: number): void {
    const faithFrom = from + REST
    const placeFrom = skip(row, faithFrom, 5)
    const answersFrom = skip(row, placeFrom, 2)
    const tribeFrom = skip(row, answersFrom, 6)
    const languagesFrom = skip(row, tribeFrom, 1)
    const dealBreakersFrom = skip(row, languagesFrom, 1)
    const interestsFrom = skip(row, dealBreakersFrom, 1)
    const member = this.#member
    const { parts } = member
    parts[FAITH] = this.#faiths.at(row, faithFrom, placeFrom)
    parts[AGE] = this.#ages(int32In(row, from + BORN))
    if (parts[FAITH] === NOBODY || parts[AGE] === NOBODY) return
    parts[PLACE] = this.#places.at(row, placeFrom, answersFrom)
    parts[ANSWERS] = this.#answers.at(row, answersFrom, tribeFrom)
    parts[TRIBE] = this.#tribes.at(row, tribeFrom, languagesFrom)
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

function faithIn(bytes: Buffer): Known {
  const fields = new Fields(bytes)
  return {
    gender: fields.text(),
    preferred_gender: fields.text(),
    faith: fields.text(),
    denomination: fields.text(),
    preferred_faith: fields.text(),
  } as Known // the table's checks vouch for the choices
}

function placeIn(bytes: Buffer): Known {
  const fields = new Fields(bytes)
  const [country, city] = [fields.text(), fields.text()]
  return { country, city: city && comparable(city) }
}

function answersIn(bytes: Buffer): Known {
  const fields = new Fields(bytes)
  return {
    smoking: fields.text(),
    drinking: fields.text(),
    celibacy: fields.text(),
    education: fields.text(),
    has_children: fields.flag(),
    wants_children: fields.flag(),
  } as Known
}
