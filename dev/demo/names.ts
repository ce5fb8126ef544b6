import { CENTRAL_AFRICA } from './names/central-africa.ts'
import { EAST_AFRICA } from './names/east-africa.ts'
import { NORTH_AFRICA } from './names/north-africa.ts'
import type { GivenNames, People } from './names/people.ts'
import { SOUTHERN_AFRICA } from './names/southern-africa.ts'
import { WEST_AFRICA } from './names/west-africa.ts'
import type { Random } from './random.ts'

const ALL = { ...WEST_AFRICA, ...CENTRAL_AFRICA, ...EAST_AFRICA, ...NORTH_AFRICA, ...SOUTHERN_AFRICA }
export type PeopleKey = keyof typeof ALL
export const PEOPLES: Record<PeopleKey, People> = ALL

export function makeName(random: Random, people: People, faith: string | null, gender: 'Male' | 'Female') {
  const given = givenNames(random, people, faith)
  const surnames = (faith === 'islam' && people.muslimSurnames) || people.surnames
  const first = random.pick(gender === 'Female' ? given.women : given.men)
  return `${first} ${random.pick(surnames.filter((surname) => surname !== first))}`.normalize('NFC')
}

function givenNames(random: Random, { own, ofFaith, ownShare }: People, faith: string | null): GivenNames {
  const withFaith = ofFaith[faith ?? '']
  if (own && (!withFaith || random.chance(ownShare))) return own
  const names = withFaith ?? own ?? ofFaith.christianity ?? ofFaith.islam
  if (!names) throw new Error('a people without names')
  return names
}
