import { ageOn } from '@ndoa/contract/account-rules'
import type { IndexBuilder, IndexedMember, Part } from '@ndoa/matching'
import { comparable } from '../../../platform/comparable.ts'
import { ByteMemo } from './byte-memo.ts'
import {
  EPOCH,
  Fields,
  idIn,
  int32In,
  LENGTH,
  LIST_HEAD,
  lengthOfList,
  listIn,
  millisecondsIn,
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

/** Takes members from rows of `MEMBER_COLUMNS` in PostgreSQL's binary form into an index. */
export class MemberRows {
  readonly #builder: IndexBuilder
  readonly #ages: (born: number) => Part | null
  readonly #agesFrom: (years: number) => Part
  readonly #agesTo: (years: number) => Part
  readonly #faiths: ByteMemo<Part | null>
  readonly #places: ByteMemo<Part>
  readonly #answers: ByteMemo<Part>
  readonly #tribes: ByteMemo<Part>
  readonly #languages: ByteMemo<Part>
  readonly #dealBreakers: ByteMemo<Part>
  readonly #interests: ByteMemo<Part>

  /** @param day ages are those of this day */
  constructor(day: string, builder: IndexBuilder) {
    const part = (known: Known) => sure(builder.part(known))
    this.#builder = builder
    this.#ages = remembered((born) => builder.part({ age: ageOn(dateOf(born), day) }))
    this.#agesFrom = remembered((years) => part({ age_range_min: years }))
    this.#agesTo = remembered((years) => part({ age_range_max: years }))
    this.#faiths = new ByteMemo((bytes) => builder.part(faithIn(bytes)))
    this.#places = new ByteMemo((bytes) => part(placeIn(bytes)))
    this.#answers = new ByteMemo((bytes) => part(answersIn(bytes)))
    this.#tribes = new ByteMemo((bytes) => part({ tribe: new Fields(bytes).text() }))
    this.#languages = new ByteMemo((bytes) => part({ spoken_languages: listIn(bytes) }))
    this.#dealBreakers = new ByteMemo((bytes) => part({ deal_breakers: listIn(bytes) } as Known))
    this.#interests = new ByteMemo((bytes) => part({ interests: [bytes.toString()] }))
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
    const faith = this.#faiths.at(row, faithFrom, placeFrom)
    const age = this.#ages(int32In(row, from + BORN))
    if (!faith || !age) return
    this.#builder.addParts({
      id: idIn(row, from),
      joined_at: millisecondsIn(row, from + CREATED),
      faith,
      place: this.#places.at(row, placeFrom, answersFrom),
      answers: this.#answers.at(row, answersFrom, tribeFrom),
      tribe: this.#tribes.at(row, tribeFrom, languagesFrom),
      languages: this.#languages.at(row, languagesFrom, dealBreakersFrom),
      dealBreakers: this.#dealBreakers.at(row, dealBreakersFrom, interestsFrom),
      interests: this.#interestsIn(row, interestsFrom),
      age,
      ageFrom: this.#agesFrom(int32In(row, from + YOUNGEST)),
      ageTo: this.#agesTo(int32In(row, from + OLDEST)),
    })
  }

  /** Interests come in too many combinations; their words do not. */
  #interestsIn(row: DataView, from: number): Part[] {
    const interests: Part[] = []
    let at = from + LENGTH + LIST_HEAD
    for (let left = lengthOfList(row, from); left > 0; left--) {
      const end = skip(row, at, 1)
      interests.push(this.#interests.at(row, at + LENGTH, end))
      at = end
    }
    return interests
  }
}

/** For traits that keep nobody out. */
function sure(part: Part | null): Part {
  if (!part) throw new RangeError('traits of nobody')
  return part
}

function remembered<T>(make: (key: number) => T): (key: number) => T {
  const known = new Map<number, T>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const made = make(key)
    known.set(key, made)
    return made
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
