import { ageOn } from '@ndoa/contract/account-rules'
import { compatibility, countsInMatching, type OptionalAnswer, type Traits } from '@ndoa/matching'
import { sql } from 'kysely'
import type { App } from '../../platform/app.ts'
import { comparable } from '../../platform/comparable.ts'
import type { Db } from '../../platform/db.ts'
import { statement } from '../../platform/statements.ts'
import type { ProfileRow } from './profiles.queries.ts'

/** The columns of a profile that compatibility rests on, and those that say which of them count. */
export const TRAIT_COLUMNS = [
  'profiles.user_id',
  'profiles.gender',
  'profiles.date_of_birth',
  'profiles.faith',
  'profiles.denomination',
  'profiles.tribe',
  'profiles.country_of_residence',
  'profiles.location',
  'profiles.smoking',
  'profiles.drinking',
  'profiles.spoken_languages',
  'profiles.interests',
  'profiles.education',
  'profiles.preferred_gender',
  'profiles.preferred_faith',
  'profiles.age_range_min',
  'profiles.age_range_max',
  'profiles.deal_breakers',
  'profiles.has_children',
  'profiles.wants_children',
  'profiles.matching',
  'profiles.show_faith',
  'profiles.show_tribe',
  'profiles.show_lifestyle',
  'profiles.has_children_private',
  'profiles.wants_children_private',
] as const

type TraitKey = (typeof TRAIT_COLUMNS)[number] extends `profiles.${infer K}` ? K : never
export type TraitRow = Pick<ProfileRow, TraitKey>

/** The same in a statement, as a single column: with one each, the driver takes a fifth longer over a page of cards. */
export const TRAITS = sql<PackedTraits>`
  json_build_array(${sql.join(TRAIT_COLUMNS.map((column) => sql.ref(column)))}) as traits`
const TRAIT_KEYS = TRAIT_COLUMNS.map((column) => column.replace('profiles.', ''))

/** A row that holds them so. */
export interface PackedTraits {
  traits: readonly unknown[]
}

export function unpackTraits({ traits }: PackedTraits): TraitRow {
  const row: Record<string, unknown> = {}
  for (let i = 0; i < TRAIT_KEYS.length; i++) row[TRAIT_KEYS[i]!] = traits[i]
  return row as TraitRow
}

/**
 * A profile row as the matching engine reads it, on a day (`YYYY-MM-DD`): answers that do not count are null. Written
 * out, because spreading the rest takes five times as long, and a page does it for everybody on it. The table's checks
 * vouch for the choices.
 */
export function traitsFrom(row: TraitRow, today: string): Traits {
  const counted = (answer: OptionalAnswer) => (countsInMatching(answer, row) ? row[answer] : null)
  return {
    id: row.user_id,
    gender: row.gender,
    age: ageOn(row.date_of_birth, today),
    faith: counted('faith'),
    denomination: counted('denomination'),
    tribe: counted('tribe'),
    country: row.country_of_residence,
    city: row.location && comparable(row.location),
    smoking: counted('smoking'),
    drinking: counted('drinking'),
    spoken_languages: row.spoken_languages,
    interests: row.interests,
    education: row.education,
    preferred_gender: row.preferred_gender,
    preferred_faith: row.preferred_faith,
    age_range_min: row.age_range_min,
    age_range_max: row.age_range_max,
    deal_breakers: row.deal_breakers,
    has_children: counted('has_children'),
    wants_children: counted('wants_children'),
  } as Traits
}

/** Traits by member id; members without a profile are absent. */
export async function traitsOf(db: Db, ids: readonly string[], today: string): Promise<Map<string, Traits>> {
  const rows = await db
    .selectFrom('profiles')
    .select(TRAIT_COLUMNS)
    .where('user_id', 'in', ids.length > 0 ? [...ids] : [NOBODY])
    .execute()
  return new Map(rows.map((row) => [row.user_id, traitsFrom(row, today)]))
}

const ownRow = statement(
  'own-traits',
  ({ memberId }: { memberId: string }) =>
    sql<PackedTraits>`select ${TRAITS} from profiles where user_id = ${memberId}`,
)

/** One member's own traits. */
export async function ownTraits(
  app: Pick<App, 'db' | 'pool'>,
  memberId: string,
  today: string,
): Promise<Traits | undefined> {
  const [row] = await ownRow(app, { memberId })
  return row && traitsFrom(unpackTraits(row), today)
}

/** The one percentage of each pair, by the other member's id. */
export async function compatibilityWith(
  db: Db,
  viewerId: string,
  ids: readonly string[],
  today: string,
): Promise<Map<string, number>> {
  const traits = await traitsOf(db, [viewerId, ...ids], today)
  const own = traits.get(viewerId)
  const others = own ? [...traits.values()].filter(({ id }) => id !== viewerId) : []
  return new Map(others.map((other) => [other.id, own ? compatibility(own, other) : 0]))
}

const NOBODY = '00000000-0000-0000-0000-000000000000'
