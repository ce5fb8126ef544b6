import { ageOn } from '@ndoa/contract/identity/account-rules'
import { compatibility, countsInMatching, type OptionalAnswer, type Traits } from '@ndoa/matching'
import type { App } from '../../../platform/app.ts'
import { comparable } from '../../../platform/comparable.ts'
import type { Db } from '../../../platform/db.ts'
import { ownTraitRow, type TraitRow, traitRows, unpackTraits } from './traits.queries.ts'

/** `today` is `YYYY-MM-DD`. Listing the fields is five times as fast as spreading the rest. */
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

export async function traitsOf(db: Db, ids: readonly string[], today: string): Promise<Map<string, Traits>> {
  const rows = await traitRows(db, ids)
  return new Map(rows.map((row) => [row.user_id, traitsFrom(row, today)]))
}

export async function ownTraits(
  app: Pick<App, 'db' | 'pool'>,
  memberId: string,
  today: string,
): Promise<Traits | undefined> {
  const [row] = await ownTraitRow(app, { memberId })
  return row && traitsFrom(unpackTraits(row), today)
}

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
