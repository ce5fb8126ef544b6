import { PROFILE_CONSENTS } from '@ndoa/contract/identity/consents'
import { shownNameOf } from '@ndoa/contract/shown-names'
import { type BioSubject, createBioWriter } from './bios.ts'
import { chooseChildren, chooseHabits, chooseInterests, choosePreferences, chooseWork } from './choices.ts'
import { ageOn, daysBefore, type SeedMember, yearsBefore } from './member.ts'
import { makeName } from './names.ts'
import { makeOrigin } from './origins.ts'
import { createPortraitChooser } from './portraits/choose-shots.ts'
import { createRandom, type Random } from './random.ts'

export type { SeedMember } from './member.ts'

export interface PopulationOptions {
  seed: number
  count: number
  today: Date
  /** Number of the first member. It is part of the email address and keeps populations distinct. */
  first?: number
}

const SHARE_OF_MEN = 0.54
const SPARSE = 0.18
/** Share of unverified members with a single photo. */
const ONE_PHOTO = 0.12
const INACTIVE = 0.06
const OLDEST = 72

interface Maker {
  random: Random
  today: Date
  writeBio: (subject: BioSubject) => string
  choosePortraits: ReturnType<typeof createPortraitChooser>
}

export function makeMembers({ seed, count, today, first = 1 }: PopulationOptions): SeedMember[] {
  const random = createRandom(seed)
  const maker = {
    random,
    today,
    writeBio: createBioWriter(random),
    choosePortraits: createPortraitChooser(random),
  }
  return Array.from({ length: count }, (_, index) => makeMember(maker, first + index))
}

function makeMember(maker: Maker, number: number): SeedMember {
  const { random, today } = maker
  const gender = random.chance(SHARE_OF_MEN) ? 'Male' : 'Female'
  const date_of_birth = yearsBefore(today, makeAge(random))
  const age = ageOn(date_of_birth, today)
  const { country, city, home, people, faith, denomination, languages } = makeOrigin(random)
  const full_name = makeName(random, people, faith, gender)
  const { education, occupation, field } = chooseWork(random, age)
  const person = {
    gender,
    faith,
    ...chooseHabits(random, faith, gender),
    ...chooseChildren(random, age),
  } as const
  const interests = chooseInterests(random)
  const bio = maker.writeBio({
    gender,
    faith,
    field,
    city,
    home,
    country,
    tongues: people.tongues,
    interests,
  })
  const member: SeedMember = {
    id: random.uuid(),
    email: `${mailbox(full_name)}.${number}@demo.ndoa.test`,
    full_name,
    display_name: shownNameOf(full_name),
    date_of_birth,
    occupation,
    location: city,
    country_of_residence: country,
    denomination: random.chance(0.85) ? denomination : null,
    tribe: random.chance(0.8) ? people.tribe : null,
    spoken_languages: languages,
    education,
    bio,
    interests,
    ...person,
    ...choosePreferences(random, person, age),
    portraits: [],
    ...makePresence(random, today),
    ...chooseSharing(random),
  }
  const sitter = { ...person, age, home, country, tribe: people.tribe, field, interests }
  member.portraits =
    !member.verified_at && random.chance(ONE_PHOTO)
      ? maker.choosePortraits(sitter, { places: [] }, createRandom(-number))
      : maker.choosePortraits(sitter)
  return random.chance(SPARSE) ? thinOut(random, member) : member
}

function makeAge(random: Random): number {
  for (;;) {
    const age = 18.01 + random.logNormal(Math.log(11), 0.55)
    if (age < OLDEST) return age
  }
}

type Presence = Pick<
  SeedMember,
  'profile_visibility' | 'photo_blur' | 'joined_at' | 'last_active_at' | 'verified_at'
>

const FOURTEEN_MONTHS = 425
const BADGE_DAYS = 360

function makePresence(random: Random, today: Date): Presence {
  const joined = 0.2 + FOURTEEN_MONTHS * random.next() ** 1.3
  const inactive = random.chance(INACTIVE) && joined > 75
  const away = inactive ? 20 + random.next() * 30 : Math.min(joined, random.logNormal(-0.2, 1.4))
  const verified = random.chance(0.22)
  return {
    profile_visibility: random.weighted([
      ['everyone', 94],
      ['verified', 4],
      ['matches', 2],
    ]),
    photo_blur: random.chance(0.08),
    joined_at: daysBefore(today, joined),
    last_active_at: daysBefore(today, away),
    verified_at: verified ? daysBefore(today, Math.min(joined, BADGE_DAYS) * random.next()) : null,
  }
}

type Sharing = Pick<SeedMember, 'consents' | 'has_children_private' | 'wants_children_private'>

const chooseSharing = (random: Random): Sharing => ({
  consents: PROFILE_CONSENTS.filter(() => random.chance(0.97)),
  has_children_private: random.chance(0.15),
  wants_children_private: random.chance(0.1),
})

const OFTEN_BLANK = [
  'denomination',
  'occupation',
  'education',
  'tribe',
  'smoking',
  'drinking',
  'celibacy',
  'has_children',
  'wants_children',
  'bio',
] as const
const SELDOM_BLANK = ['faith', 'location'] as const

function thinOut(random: Random, member: SeedMember): SeedMember {
  const sparse = { ...member, interests: random.chance(0.6) ? [] : member.interests.slice(0, 2) }
  for (const field of OFTEN_BLANK) if (random.chance(0.6)) sparse[field] = null
  for (const field of SELDOM_BLANK) if (random.chance(0.2)) sparse[field] = null
  if (sparse.faith === null) sparse.denomination = null
  return sparse
}

const PLAIN: Record<string, string> = { ɔ: 'o', ɛ: 'e', ɗ: 'd', ƙ: 'k', ɓ: 'b', ŋ: 'n' }

/** `Adébísí Ògúnlẹ́yẹ` becomes `adebisi.ogunleye`. */
function mailbox(fullName: string): string {
  const ascii = fullName
    .toLowerCase()
    .normalize('NFD')
    .replace(/[ɔɛɗƙɓŋ]/g, (letter) => PLAIN[letter] ?? '')
  return ascii.replace(/ /g, '.').replace(/[^a-z.]/g, '')
}
