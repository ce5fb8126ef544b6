import { expect, test } from 'vitest'
import { aMember } from '../../test/members.ts'
import { IndexBuilder } from './index-builder.ts'
import { MatchIndex } from './match-index.ts'
import { buffersOf } from './parts.ts'
import { checksumOf } from './store/checksum.ts'
import type { IndexedMember } from './store/encode.ts'
import { parseId } from './store/uuid.ts'

const OF = <T>(values: readonly T[], i: number) => values[i % values.length] as T

/** More members than the columns' initial capacity. */
const MEMBERS = Array.from(
  { length: 3_000 },
  (_, i): IndexedMember => ({
    ...aMember({
      id: `${String(i).padStart(8, '0')}-0000-4000-8000-000000000000`,
      gender: OF(['Female', 'Male', null], i),
      preferred_gender: OF([null, 'Male'], i >> 1),
      age: 15 + (i % 60),
      faith: OF(['islam', null, 'atheist'], i),
      denomination: OF([null, 'sunni'], i),
      preferred_faith: OF([null, 'islam'], i >> 2),
      country: OF(['NG', null, 'GH'], i),
      city: OF(['lagos', 'accra', null], i >> 3),
      tribe: OF([null, 'akan'], i),
      smoking: OF(['Yes', 'No', null, 'Prefer not to say'], i),
      drinking: OF(['No', 'Occasionally', null], i),
      education: OF(['Other', 'Doctorate', null], i),
      has_children: OF([true, false, null], i),
      wants_children: OF([null, true], i),
      spoken_languages: OF([[], ['english', 'igbo'], ['other']], i),
      interests: OF([[], ['music'], ['art', 'music', 'sports']], i >> 1),
      deal_breakers: OF([[], ['Smoking', 'No faith'], ['Has children', 'Long distance']], i >> 3),
      age_range_min: 18 + (i % 20),
      age_range_max: 40 + (i % 90),
    }),
    joined_at: 1_700_000_000_000 + i,
    shown: i % 21,
    verified: i % 7 < 2,
    has_photo: i % 5 < 3,
    active_this_week: i % 4 === 1,
    visible_to: OF(['everyone', 'verified', 'everyone', 'matches'], i),
  }),
)

const idOf = ({ id }: IndexedMember) => parseId(id) ?? [0, 0, 0, 0]

/** Adds a member in parts, as a bulk read does. */
function addByParts(builder: IndexBuilder, member: IndexedMember) {
  const { gender, preferred_gender, faith, denomination, preferred_faith } = member
  const { smoking, drinking, education, has_children, wants_children } = member
  const { country, city, tribe, spoken_languages, deal_breakers, age_range_min, age_range_max } = member
  const parts = [
    { gender, preferred_gender, faith, denomination, preferred_faith },
    { country, city },
    { smoking, drinking, education, has_children, wants_children },
    { deal_breakers },
    { tribe },
    { spoken_languages },
    { age: member.age },
    { age_range_min },
    { age_range_max },
  ].map((traits) => builder.part(traits))
  if (parts.includes(null)) return
  builder.addParts({
    id: idOf(member),
    joined: member.joined_at,
    interests: member.interests.reduce((bits, interest) => bits | builder.interestBits([interest]), 0),
    parts: parts.map(Number),
  })
}

test('members added in parts give the same index as members added whole', () => {
  const builder = new IndexBuilder()
  for (const member of MEMBERS) addByParts(builder, member)
  for (const member of MEMBERS) {
    for (let times = 0; times < member.shown; times++) builder.addShown(idOf(member), 1)
    if (member.verified) builder.setVerified(idOf(member))
    builder.setFact(idOf(member), 'has_photo', true)
    builder.setFact(idOf(member), 'has_photo', member.has_photo)
    builder.setFact(idOf(member), 'active_this_week', member.active_this_week)
    if (member.visible_to !== 'everyone') builder.setAudience(idOf(member), member.visible_to)
  }
  const index = new MatchIndex(builder.finish())
  expect(index.size).toBe(MatchIndex.build(MEMBERS).size)
  expect(index.size).toBeGreaterThan(1_500)
  expect(index.checksum()).toBe(checksumOf(MEMBERS))
})

test('an index can be built, transferred, restored, changed and queried', () => {
  const builder = new IndexBuilder()
  for (const member of MEMBERS) builder.add(member)
  const snapshot = new MatchIndex(builder.finish()).snapshot()
  const moved = structuredClone(snapshot, { transfer: buffersOf(snapshot) }) // as a worker thread does
  const index = MatchIndex.restore(moved)
  const changed = { ...MEMBERS[4]!, city: 'kumasi' }
  index.update(changed)
  const page = index.topK(changed, { min_age: 25, is_verified: true, limit: 20 })
  expect(index.checksum()).toBe(checksumOf(MEMBERS.with(4, changed)))
  expect(page.members.length).toBeGreaterThan(0)
})

test('removed members are not in the index, and unknown ids are ignored', () => {
  const builder = new IndexBuilder()
  for (const member of MEMBERS) builder.add(member)
  const adults = MEMBERS.filter((member) => builder.part(member))
  for (const member of adults.slice(0, 700)) builder.remove(idOf(member))
  builder.remove([7, 7, 7, 7])
  builder.addShown([7, 7, 7, 7], 3)
  builder.setVerified([7, 7, 7, 7])
  builder.setFact([7, 7, 7, 7], 'has_photo', true)
  builder.setAudience([7, 7, 7, 7], 'matches')
  const index = new MatchIndex(builder.finish())
  expect(index.size).toBe(adults.length - 700)
  expect(index.checksum()).toBe(checksumOf(adults.slice(700)))
})
