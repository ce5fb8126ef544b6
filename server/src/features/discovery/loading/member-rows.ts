import { ageOn } from '@ndoa/contract/account-rules'
import type { IndexedMember } from '@ndoa/matching'
import { comparable } from '../../../platform/comparable.ts'
import { ByteMemo } from './byte-memo.ts'
import type { Exposures } from './exposures.ts'

/**
 * The columns of a member's row, in the order in which they are read. Those of a line are understood together: few
 * combinations of them fill most of the rows.
 */
export const MEMBER_COLUMNS = `
  profiles.user_id, profiles.created_at, profiles.date_of_birth, profiles.age_range_min, profiles.age_range_max,
  profiles.gender, profiles.preferred_gender, profiles.faith, profiles.denomination, profiles.preferred_faith,
    coalesce(audience.profile_visibility, 'everyone'),
  profiles.country_of_residence, profiles.location,
  profiles.smoking, profiles.drinking, profiles.celibacy, profiles.education, profiles.has_children, profiles.wants_children,
  profiles.tribe,
  profiles.spoken_languages,
  profiles.deal_breakers,
  profiles.interests`

/** Where the columns of the first line begin: they are never null, and each is preceded by its length. */
const ID = 4
const CREATED = 24
const BORN = 36
const YOUNGEST = 44
const OLDEST = 52
const REST = 56

/** PostgreSQL counts microseconds and days from 2000 on. */
const EPOCH = Date.UTC(2000, 0, 1)
const DAY = 86_400_000

type Faith = Pick<
  IndexedMember,
  'gender' | 'preferred_gender' | 'faith' | 'denomination' | 'preferred_faith' | 'visible_to'
>
type Place = Pick<IndexedMember, 'country' | 'city'>
type Answers = Pick<
  IndexedMember,
  'smoking' | 'drinking' | 'celibacy' | 'education' | 'has_children' | 'wants_children'
>

/** Reads members from rows of `MEMBER_COLUMNS` in PostgreSQL's binary form. */
export class MemberRows {
  readonly #day: string
  readonly #exposures: Exposures
  readonly #ages = new Map<number, number>()
  readonly #faiths = new ByteMemo(faithIn)
  readonly #places = new ByteMemo(placeIn)
  readonly #answers = new ByteMemo(answersIn)
  readonly #tribes = new ByteMemo((bytes) => new Fields(bytes).text())
  readonly #languages = new ByteMemo(listIn)
  readonly #dealBreakers = new ByteMemo((bytes) => listIn(bytes) as IndexedMember['deal_breakers'])
  readonly #interests = new ByteMemo((bytes) => bytes.toString())

  /** @param day ages are those of this day */
  constructor(day: string, exposures: Exposures) {
    this.#day = day
    this.#exposures = exposures
  }

  read(row: Buffer): IndexedMember {
    const faithEnd = skip(row, REST, 6)
    const placeEnd = skip(row, faithEnd, 2)
    const answersEnd = skip(row, placeEnd, 6)
    const tribeEnd = skip(row, answersEnd, 1)
    const languagesEnd = skip(row, tribeEnd, 1)
    const dealBreakersEnd = skip(row, languagesEnd, 1)
    const faith = this.#faiths.at(row, REST, faithEnd)
    const { country, city } = this.#places.at(row, faithEnd, placeEnd)
    const answers = this.#answers.at(row, placeEnd, answersEnd)
    return {
      id: formatId(row, ID),
      gender: faith.gender,
      age: this.#ageOf(int32(row, BORN)),
      faith: faith.faith,
      denomination: faith.denomination,
      tribe: this.#tribes.at(row, answersEnd, tribeEnd),
      country,
      city,
      smoking: answers.smoking,
      drinking: answers.drinking,
      celibacy: answers.celibacy,
      spoken_languages: this.#languages.at(row, tribeEnd, languagesEnd),
      interests: this.#wordsIn(row, dealBreakersEnd),
      education: answers.education,
      preferred_gender: faith.preferred_gender,
      preferred_faith: faith.preferred_faith,
      age_range_min: int32(row, YOUNGEST),
      age_range_max: int32(row, OLDEST),
      deal_breakers: this.#dealBreakers.at(row, languagesEnd, dealBreakersEnd),
      has_children: answers.has_children,
      wants_children: answers.wants_children,
      joined_at: Math.floor((int32(row, CREATED) * 2 ** 32 + (int32(row, CREATED + 4) >>> 0)) / 1000) + EPOCH,
      shown: this.#exposures.of(row, ID),
      visible_to: faith.visible_to,
    }
  }

  #ageOf(born: number): number {
    let age = this.#ages.get(born)
    if (age === undefined) {
      age = ageOn(new Date(EPOCH + born * DAY).toISOString().slice(0, 10), this.#day)
      this.#ages.set(born, age)
    }
    return age
  }

  /** Interests come in too many combinations; their words do not. */
  #wordsIn(row: Buffer, from: number): string[] {
    const words: string[] = []
    let at = from + LIST_HEADER
    for (let left = lengthOfList(row, from); left > 0; left--) {
      const end = skip(row, at, 1)
      words.push(this.#interests.at(row, at + 4, end))
      at = end
    }
    return words
  }
}

function faithIn(bytes: Buffer): Faith {
  const fields = new Fields(bytes)
  return {
    gender: fields.text(),
    preferred_gender: fields.text(),
    faith: fields.text(),
    denomination: fields.text(),
    preferred_faith: fields.text(),
    visible_to: fields.text(),
  } as Faith // the table's checks vouch for the choices
}

function placeIn(bytes: Buffer): Place {
  const fields = new Fields(bytes)
  const [country, city] = [fields.text(), fields.text()]
  return { country, city: city && comparable(city) }
}

function answersIn(bytes: Buffer): Answers {
  const fields = new Fields(bytes)
  return {
    smoking: fields.text(),
    drinking: fields.text(),
    celibacy: fields.text(),
    education: fields.text(),
    has_children: fields.flag(),
    wants_children: fields.flag(),
  } as Answers
}

/** A list begins with its own length, the number of its dimensions (none when it is empty), and what we know already. */
const LIST_HEADER = 24
const DIMENSIONS = 4
const LENGTH = 16

const lengthOfList = (bytes: Buffer, at: number) =>
  int32(bytes, at + DIMENSIONS) === 0 ? 0 : int32(bytes, at + LENGTH)

function listIn(bytes: Buffer): string[] {
  const fields = new Fields(bytes, LIST_HEADER)
  return Array.from({ length: lengthOfList(bytes, 0) }, () => fields.text() ?? '')
}

/** Fields one after the other, each preceded by its length; below zero for null. */
class Fields {
  readonly #bytes: Buffer
  #at: number

  constructor(bytes: Buffer, at = 0) {
    this.#bytes = bytes
    this.#at = at
  }

  text(): string | null {
    return this.#next()?.toString() ?? null
  }

  flag(): boolean | null {
    const bytes = this.#next()
    return bytes && bytes[0] === 1
  }

  #next(): Buffer | null {
    const from = this.#at + 4
    this.#at = skip(this.#bytes, this.#at, 1)
    return int32(this.#bytes, from - 4) < 0 ? null : this.#bytes.subarray(from, this.#at)
  }
}

/** Where the field after so many others begins. */
function skip(bytes: Buffer, from: number, fields: number): number {
  let at = from
  for (let left = fields; left > 0; left--) at += 4 + Math.max(0, int32(bytes, at))
  return at
}

/** The text of a UUID. */
function formatId(bytes: Buffer, at: number): string {
  const hex = bytes.toString('hex', at, at + 16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

const int32 = (bytes: Buffer, at: number) =>
  (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!
