import { nameFault } from '@ndoa/contract/person-name'
import type { OwnProfile, ProfileChange } from '@ndoa/contract/profiles'
import type { App, Viewer } from '../../platform/app.ts'
import { today } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db.ts'
import type { Fault } from '../../platform/errors.ts'
import { transaction } from '../../platform/outbox.ts'
import { renameAccount } from '../accounts/index.ts'
import { countAnswerChanges, lockAnswers, SAID_ONCE } from '../answers/index.ts'
import { compareBio } from '../ban-list/index.ts'
import { fail } from '../failures.ts'
import type { Sentence } from '../languages.ts'
import { tooManyInFields } from '../limits.ts'
import { openProfile } from '../safety/index.ts'
import { countCityChange } from './city-changes.ts'
import { ownProfile } from './member-profile.ts'
import {
  changeProfile,
  insertProfileView,
  type ProfileRow,
  profileOf,
  unknownSlugs,
} from './profiles.queries.ts'
import { wordsIn } from './words/index.ts'

/**
 * Changes the viewer's profile; fields that are not named stay as they are.
 * @throws `request.invalid` and `request.too_many`, with the fields: then nothing is saved
 */
export async function updateOwnProfile(app: App, viewer: Viewer, change: ProfileChange): Promise<OwnProfile> {
  await transaction(app, async (tx) => {
    await lockAnswers(tx, viewer.id)
    const before = await profileOf(tx, viewer.id)
    if (!before) throw fail('request.not_found')
    const fields = await wrongFields(tx, before, change, app.config.supportEmail)
    if (Object.keys(fields).length > 0) throw fail('request.invalid', { fields })
    await countChanges(app, tx, before, change)
    await changeProfile(tx, viewer.id, withConsequences(before, change), app.clock.now())
    if (change.full_name) await renameAccount(tx, viewer.id, change.full_name)
    if (change.bio && change.bio !== before.bio) await compareBio(app, tx, viewer.id, change.bio)
  })
  return ownProfile(app, viewer)
}

async function countChanges({ config, clock }: App, tx: Tx, before: ProfileRow, change: ProfileChange) {
  const now = clock.now()
  const refused = [
    ...(await countAnswerChanges(tx, before, { ...before, ...change }, config.limits.answers, now)),
    ...(await countCityChange(tx, before, change, now)),
  ]
  if (refused.length > 0) throw tooManyInFields(refused)
}

/** Counts a view of somebody whose profile the viewer may see. */
export async function viewProfile(app: App, viewer: Viewer, memberId: string): Promise<void> {
  if (memberId === viewer.id) return
  if ((await openProfile(app, viewer.id, memberId)) !== 'profile') throw fail('request.not_found')
  await insertProfileView(app.db, viewer.id, memberId, today(app.clock))
}

/** Another faith makes the old denomination meaningless. */
function withConsequences(before: ProfileRow, change: ProfileChange): ProfileChange {
  const newFaith = change.faith !== undefined && change.faith !== before.faith
  return newFaith && change.denomination === undefined ? { ...change, denomination: null } : change
}

/** Contact details and streets do not belong where the city stands: three digits are a number, however they are spaced. */
const NOT_A_CITY =
  /@|https?:|www\.|\p{L}\.\p{L}{2}|\p{Nd}(?:\P{Nd}{0,2000}\p{Nd}){2}|\b(street|st\.|road|rd\.|avenue|close|crescent)\b/iu

/** As it is read: characters that look alike are one, and what cannot be seen is not there. */
const asRead = (text: string) => text.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '')

/** The sentence for each field that cannot be saved (specification, section 5). */
async function wrongFields(
  db: Db,
  before: ProfileRow,
  change: ProfileChange,
  supportEmail: string,
): Promise<Record<string, Sentence | Fault>> {
  const wrong: Record<string, Sentence | Fault> = {}
  const fault = change.full_name === undefined ? null : nameFault(change.full_name)
  if (fault) wrong.full_name = { fault }
  if (change.spoken_languages?.length === 0) wrong.spoken_languages = sayFault('languages')
  const { age_range_min, age_range_max } = { ...before, ...change }
  if (age_range_min >= age_range_max) wrong.age_range_min = sayFault('ageRange')
  for (const field of SAID_ONCE)
    if (change[field] !== undefined && change[field] !== before[field])
      wrong[field] = (language) => wordsIn(language).saidOnce(supportEmail)
  if (change.location && NOT_A_CITY.test(asRead(change.location))) wrong.location = sayFault('city')
  if ((await unknownSlugs(db, change)).length > 0) wrong.spoken_languages ??= sayFault('notInList')
  if (!(await hasDenomination(db, { ...before, ...withConsequences(before, change) })))
    wrong.denomination = sayFault('notInList')
  for (const [field, table] of CHOICES) {
    const value = change[field]
    if (value && !(await exists(db, table, value))) wrong[field] = sayFault('notInList')
  }
  return wrong
}

const sayFault =
  (name: keyof ReturnType<typeof wordsIn>['faults']): Sentence =>
  (language) =>
    wordsIn(language).faults[name]

const CHOICES = [
  ['faith', 'faiths'],
  ['preferred_faith', 'faiths'],
  ['tribe', 'tribes'],
] as const

async function exists(db: Db, table: 'faiths' | 'tribes', id: string) {
  return Boolean(await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst())
}

async function hasDenomination(db: Db, { faith, denomination }: Pick<ProfileRow, 'faith' | 'denomination'>) {
  if (!denomination) return true
  const found = await db
    .selectFrom('denominations')
    .select('id')
    .where('faith_id', '=', faith ?? '')
    .where('id', '=', denomination)
    .executeTakeFirst()
  return Boolean(found)
}
