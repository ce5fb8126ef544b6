import { isCityName } from '@ndoa/contract/dating/city-name'
import type { OwnProfile, ProfileChange } from '@ndoa/contract/dating/profiles'
import { nameFault } from '@ndoa/contract/person-name'
import type { App, Viewer } from '../../../platform/app.ts'
import { today } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Fault } from '../../../platform/errors.ts'
import { emit, transaction } from '../../../platform/outbox.ts'
import { renameAccount } from '../../identity/accounts/index.ts'
import { countAnswerChanges, FIXED_ANSWERS, lockAnswers } from '../../identity/answers/index.ts'
import { knownCities } from '../../identity/reference/index.ts'
import { fail } from '../../shared/failures.ts'
import type { Sentence } from '../../shared/languages.ts'
import { tooManyInFields } from '../../shared/limits.ts'
import { openProfile } from '../safety/index.ts'
import { countCityChange } from './city-changes.ts'
import { ownProfile } from './member-profile.ts'
import './profiles.events.ts'
import {
  changeProfile,
  insertProfileView,
  isDenominationOf,
  isKnownId,
  isTribeOffered,
  type ProfileRow,
  profileOf,
  unknownSlugs,
} from './profiles.queries.ts'
import { countShownNameChange, isShownNameAllowed, withShownName } from './shown-name.ts'
import { wordsIn } from './words.ts'

/** @throws `request.invalid` or `request.too_many` with the fields, without saving any */
export async function updateOwnProfile(app: App, viewer: Viewer, asked: ProfileChange): Promise<OwnProfile> {
  await transaction(app, async (tx) => {
    await lockAnswers(tx, viewer.id)
    const before = await profileOf(tx, viewer.id)
    if (!before) throw fail('request.not_found')
    const fields = await invalidFields(tx, before, asked, app.config.supportEmail)
    if (Object.keys(fields).length > 0) throw fail('request.invalid', { fields })
    const change = withShownName(before, asked)
    await countChanges(app, tx, before, change)
    const cleared = await withClearedTribe(tx, before, withClearedDenomination(before, change))
    await changeProfile(tx, viewer.id, cleared, app.clock.now())
    if (change.full_name) await renameAccount(tx, viewer.id, change.full_name)
    if (change.bio && change.bio !== before.bio) await emit(tx, 'profile.bio_changed', { user_id: viewer.id })
  })
  return ownProfile(app, viewer)
}

async function countChanges({ config, clock }: App, tx: Tx, before: ProfileRow, change: ProfileChange) {
  const now = clock.now()
  const refused = [
    ...(await countAnswerChanges(tx, before, { ...before, ...change }, config.limits.answers, now)),
    ...(await countCityChange(tx, before, change, now)),
    ...(await countShownNameChange(tx, before, change, now)),
  ]
  if (refused.length > 0) throw tooManyInFields(refused)
}

export async function viewProfile(app: App, viewer: Viewer, memberId: string): Promise<void> {
  if (memberId === viewer.id) return
  if ((await openProfile(app, viewer.id, memberId)) !== 'profile') throw fail('request.not_found')
  await insertProfileView(app.db, viewer.id, memberId, today(app.clock))
}

function withClearedDenomination(before: ProfileRow, change: ProfileChange): ProfileChange {
  const newFaith = change.faith !== undefined && change.faith !== before.faith
  return newFaith && change.denomination === undefined ? { ...change, denomination: null } : change
}

/** A move to a country where it is dangerous to name the tribe clears it. */
async function withClearedTribe(db: Db, before: ProfileRow, change: ProfileChange): Promise<ProfileChange> {
  if (change.country_of_residence === undefined || change.tribe) return change
  const { tribe, country_of_residence } = { ...before, ...change }
  return (await isTribeOffered(db, tribe, country_of_residence)) ? change : { ...change, tribe: null }
}

async function invalidFields(
  db: Db,
  before: ProfileRow,
  change: ProfileChange,
  supportEmail: string,
): Promise<Record<string, Sentence | Fault>> {
  const wrong: Record<string, Sentence | Fault> = {}
  const fault = change.full_name === undefined ? null : nameFault(change.full_name)
  if (fault) wrong.full_name = { fault }
  else if (!isShownNameAllowed(before, change)) wrong.display_name = faultText('shownName')
  if (change.spoken_languages?.length === 0) wrong.spoken_languages = faultText('languages')
  const { age_range_min, age_range_max } = { ...before, ...change }
  if (age_range_min >= age_range_max) wrong.age_range_min = faultText('ageRange')
  for (const field of FIXED_ANSWERS)
    if (change[field] !== undefined && change[field] !== before[field])
      wrong[field] = (language) => wordsIn(language).saidOnce(supportEmail)
  if (change.location && !(await isCity({ ...before, ...change }))) wrong.location = faultText('city')
  if ((await unknownSlugs(db, change)).length > 0) wrong.spoken_languages ??= faultText('notInList')
  if (!(await hasDenomination(db, { ...before, ...withClearedDenomination(before, change) })))
    wrong.denomination = faultText('notInList')
  for (const [field, table] of CHOICES) {
    const value = change[field]
    if (value && !(await isKnownId(db, table, value))) wrong[field] = faultText('notInList')
  }
  const { tribe, country_of_residence } = { ...before, ...change }
  if (change.tribe && !(await isTribeOffered(db, tribe, country_of_residence)))
    wrong.tribe = faultText('notInList')
  return wrong
}

/** Some cities are named like streets, "Ābu Road". */
const isCity = async ({ country_of_residence, location }: ProfileRow) =>
  isCityName(location ?? '') ||
  (/^[\p{L}\p{M} -]+$/u.test(location ?? '') &&
    (await knownCities()).find(country_of_residence, location) !== null)

const faultText =
  (name: keyof ReturnType<typeof wordsIn>['faults']): Sentence =>
  (language) =>
    wordsIn(language).faults[name]

const CHOICES = [
  ['faith', 'faiths'],
  ['preferred_faith', 'faiths'],
  ['tribe', 'tribes'],
] as const

async function hasDenomination(db: Db, { faith, denomination }: Pick<ProfileRow, 'faith' | 'denomination'>) {
  if (!denomination) return true
  return isDenominationOf(db, faith ?? '', denomination)
}
