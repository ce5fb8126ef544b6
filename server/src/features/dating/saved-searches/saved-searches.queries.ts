import type { KeptFilters, SavedSearch } from '@ndoa/contract/dating/saved-searches'
import { SAVED_SEARCHES_MAX } from '@ndoa/contract/limits'
import { sql } from 'kysely'
import { type Db, lockUntilCommit, type Tx, violates } from '../../../platform/db.ts'
import { fail } from '../../shared/failures.ts'

export interface SearchRow {
  id: string
  name: string
  filters: KeptFilters
  alerts: boolean
  saved_at: Date
  alerted_at: Date | null
}

const COLUMNS = ['id', 'name', 'filters', 'alerts', 'saved_at', 'alerted_at'] as const

export const searchesOf = (db: Db, userId: string): Promise<SearchRow[]> =>
  db
    .selectFrom('saved_searches')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('saved_at')
    .orderBy('id')
    .$narrowType<SearchRow>()
    .execute()

export const searchOf = (db: Db, userId: string, id: string): Promise<SearchRow | undefined> =>
  db
    .selectFrom('saved_searches')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .$narrowType<SearchRow>()
    .executeTakeFirst()

export const lockSearchesOf = (tx: Tx, userId: string): Promise<void> =>
  lockUntilCommit(tx, `searches ${userId}`)

export interface NewSearch {
  user_id: string
  name: string
  filters: KeptFilters
}

/** The caller must hold `lockSearchesOf`. @returns undefined if the member has the maximum */
export async function insertSearch(
  tx: Tx,
  { user_id, name, filters }: NewSearch,
  now: Date,
): Promise<SearchRow | undefined> {
  const { rows } = await sql<SearchRow>`
    insert into saved_searches (user_id, slot, name, filters, saved_at, checked_at)
    select ${user_id}, min(free.slot), ${name}, ${JSON.stringify(filters)}::jsonb, ${now}, ${now}
    from generate_series(1, ${SAVED_SEARCHES_MAX}::int) as free (slot)
    where not exists (select from saved_searches s where s.user_id = ${user_id} and s.slot = free.slot)
    having min(free.slot) is not null
    returning id, name, filters, alerts, saved_at, alerted_at`
    .execute(tx)
    .catch(refusalOf)
  return rows[0]
}

export async function updateSearch(
  tx: Tx,
  userId: string,
  id: string,
  { name, alerts }: { name?: string | undefined; alerts?: boolean | undefined },
): Promise<SearchRow | undefined> {
  const { rows } = await sql<SearchRow>`
    update saved_searches
    set name = coalesce(${name ?? null}::text, name), alerts = coalesce(${alerts ?? null}::boolean, alerts)
    where user_id = ${userId} and id = ${id}
    returning id, name, filters, alerts, saved_at, alerted_at`
    .execute(tx)
    .catch(refusalOf)
  return rows[0]
}

function refusalOf(error: unknown): never {
  if (violates(error, 'saved_searches_filters')) throw fail('saved_searches.same_filters')
  if (violates(error, 'saved_searches_name')) throw fail('saved_searches.same_name')
  throw error
}

export const deleteSearch = (db: Db, userId: string, id: string) =>
  db.deleteFrom('saved_searches').where('user_id', '=', userId).where('id', '=', id).execute()

export const savedSearchesArchiveOf = (db: Db, userId: string): Promise<Omit<SavedSearch, 'id'>[]> =>
  sql<Omit<SavedSearch, 'id'>>`
    select name, filters, alerts, saved_at, alerted_at from saved_searches
    where user_id = ${userId} order by saved_at, id`
    .execute(db)
    .then(({ rows }) => rows)
