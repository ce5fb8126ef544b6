import { ageOn } from '@ndoa/contract/identity/account-rules'
import {
  countsInMatching,
  type IndexBuilder,
  type IndexedMember,
  type Part,
  type Sharing,
} from '@ndoa/matching'
import { comparable } from '../../../../../platform/comparable.ts'
import { LENGTH, type OnRow } from './copy-rows.ts'
import { Fields } from './fields.ts'

/** Columns on one line are converted together, because few combinations of their values cover most rows. */
export const MEMBER_COLUMNS = `
  user_id, created_at,
  matching,
  date_of_birth, age_range_min, age_range_max,
  gender, preferred_gender, faith, denomination, preferred_faith, show_faith,
  country_of_residence, location,
  smoking, drinking, education, show_lifestyle, has_children, has_children_private, wants_children, wants_children_private,
  tribe, show_tribe,
  spoken_languages,
  deal_breakers,
  interests`

const MATCHING = 2
const FAITH = 6
const INTERESTS = 26

type Known = Partial<IndexedMember>

/** `matching` is the member's consent to the use of answers for matching. */
type Group = [first: number, end: number, read: (fields: Fields, matching: boolean, day: string) => Known]

const GROUPS: readonly Group[] = [
  [3, 4, (fields, _, day) => ({ age: ageOn(fields.day(), day) })],
  [4, 5, (fields) => ({ age_range_min: fields.integer() })],
  [5, 6, (fields) => ({ age_range_max: fields.integer() })],
  [FAITH, 12, faithIn],
  [12, 14, placeIn],
  [14, 22, answersIn],
  [22, 24, tribeIn],
  [24, 25, (fields) => ({ spoken_languages: fields.texts() })],
  [25, INTERESTS, (fields) => ({ deal_breakers: fields.texts() }) as Known],
]

const UNLISTED = 0
const MAX_CACHED = 2 ** 16

export function memberRows(day: string, builder: IndexBuilder): OnRow {
  const [used, unused] = [true, false].map((matching) =>
    GROUPS.map((group) => cachedParts(group, matching, day, builder)),
  )
  return (bytes, fields) => {
    const isUsed = bytes[fields[MATCHING]! + LENGTH] === 1
    const parts: Part[] = []
    for (const partIn of (isUsed ? used : unused) ?? []) parts.push(partIn(bytes, fields))
    if (parts.includes(UNLISTED)) return
    const row = new Fields(bytes, fields[0]!)
    const [id, joined] = [row.id(), row.milliseconds()]
    const interests = builder.interestBits(new Fields(bytes, fields[INTERESTS]!).texts())
    builder.addParts({ id, joined, interests, parts })
  }
}

function cachedParts([first, end, read]: Group, matching: boolean, day: string, builder: IndexBuilder) {
  const cache = new Map<string | number, Part>()
  return (bytes: Buffer, fields: readonly number[]): Part => {
    const [from, to] = [fields[first]!, fields[end]!]
    const key = first < FAITH ? bytes.readInt32BE(from + LENGTH) : bytes.toString('latin1', from, to)
    const known = cache.get(key)
    if (known !== undefined) return known
    const part = builder.part(read(new Fields(bytes, from), matching, day)) ?? UNLISTED
    if (cache.size < MAX_CACHED) cache.set(key, part)
    return part
  }
}

/** Groups are converted one at a time, so the answers of the other groups count as hidden. */
const NOTHING_SHOWN: Sharing = {
  matching: false,
  show_faith: false,
  show_tribe: false,
  show_lifestyle: false,
  has_children_private: true,
  wants_children_private: true,
}

function faithIn(fields: Fields, matching: boolean): Known {
  const [gender, preferred_gender] = [fields.text(), fields.text()]
  const [faith, denomination, preferred_faith] = [fields.text(), fields.text(), fields.text()]
  const sharing = { ...NOTHING_SHOWN, matching, show_faith: fields.flag() === true }
  return {
    gender,
    preferred_gender,
    faith: countsInMatching('faith', sharing) ? faith : null,
    denomination: countsInMatching('denomination', sharing) ? denomination : null,
    preferred_faith,
  } as Known
}

function placeIn(fields: Fields): Known {
  const [country, city] = [fields.text(), fields.text()]
  return { country, city: city && comparable(city) }
}

function answersIn(fields: Fields, matching: boolean): Known {
  const [smoking, drinking, education] = [fields.text(), fields.text(), fields.text()]
  const show_lifestyle = fields.flag() === true
  const [has_children, has_children_private] = [fields.flag(), fields.flag() === true]
  const [wants_children, wants_children_private] = [fields.flag(), fields.flag() === true]
  const children = { has_children_private, wants_children_private }
  const sharing = { ...NOTHING_SHOWN, matching, show_lifestyle, ...children }
  return {
    smoking: countsInMatching('smoking', sharing) ? smoking : null,
    drinking: countsInMatching('drinking', sharing) ? drinking : null,
    education,
    has_children: countsInMatching('has_children', sharing) ? has_children : null,
    wants_children: countsInMatching('wants_children', sharing) ? wants_children : null,
  } as Known
}

function tribeIn(fields: Fields, matching: boolean): Known {
  const tribe = fields.text()
  const sharing = { ...NOTHING_SHOWN, matching, show_tribe: fields.flag() === true }
  return { tribe: countsInMatching('tribe', sharing) ? tribe : null }
}
