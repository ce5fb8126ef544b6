import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

const CHANGE_INTERVAL = sql`interval '90 days'`

export interface PriceCountry {
  country: string
  /** When the prices follow the profile; null while they match it. */
  followsAt: Date | null
}

/**
 * Prices follow the profile's country at most once in 90 days. This call also saves the country.
 * @returns undefined if the profile has had no country yet
 */
export async function priceCountryOf(db: Db, userId: string, now: Date): Promise<PriceCountry | undefined> {
  await sql`
    insert into price_countries as kept (user_id, country)
    select p.user_id, p.country_of_residence from profiles p
    where p.user_id = ${userId} and p.country_of_residence is not null and not exists
      (select from price_countries c where c.user_id = p.user_id and c.country = p.country_of_residence)
    on conflict (user_id) do update set country = excluded.country, changed_at = ${now}
    where kept.country <> excluded.country
      and coalesce(kept.changed_at <= ${now}::timestamptz - ${CHANGE_INTERVAL}, true)`.execute(db)
  const { rows } = await sql<PriceCountry>`
    select c.country,
      case when c.country <> p.country_of_residence then c.changed_at + ${CHANGE_INTERVAL} end as "followsAt"
    from price_countries c left join profiles p on p.user_id = c.user_id where c.user_id = ${userId}`.execute(
    db,
  )
  return rows[0]
}
