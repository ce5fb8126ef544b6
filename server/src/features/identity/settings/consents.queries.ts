import {
  CONSENTS,
  type Consent,
  PROFILE_CONSENTS,
  PROFILE_WORDS,
  SETTINGS_WORDS,
} from '@ndoa/contract/identity/consents'
import type { Consents, ConsentsChange } from '@ndoa/contract/identity/settings'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

export async function consentsOf(db: Db, userId: string): Promise<Consents> {
  const rows = await db
    .selectFrom('consents')
    .select('kind')
    .where('user_id', '=', userId)
    .where('withdrawn_at', 'is', null)
    .execute()
  const valid = new Set(rows.map(({ kind }) => kind))
  return Object.fromEntries(CONSENTS.map((kind) => [kind, valid.has(kind)])) as Consents
}

/** Withdrawn consents stay on record; a repeated change has no effect. */
export async function changeConsents(
  db: Db,
  userId: string,
  change: ConsentsChange,
  now: Date,
): Promise<void> {
  const changed = CONSENTS.filter((kind) => change[kind] !== undefined)
  await insertConsents(
    db,
    userId,
    changed.filter((kind) => change[kind]),
    SETTINGS_WORDS,
    now,
  )
  await db
    .updateTable('consents')
    .set({ withdrawn_at: sql`greatest(given_at, ${now})` })
    .where('user_id', '=', userId)
    .where('kind', 'in', [NONE, ...changed.filter((kind) => !change[kind])])
    .where('withdrawn_at', 'is', null)
    .execute()
}

/** SQL does not allow an empty `in ()`. */
const NONE = ''

/** A choice that the member has already made in the settings takes precedence. */
export async function insertProfileConsents(db: Db, userId: string, now: Date): Promise<void> {
  const decided = await db.selectFrom('consents').select('kind').where('user_id', '=', userId).execute()
  const open = PROFILE_CONSENTS.filter((kind) => !decided.some((row) => row.kind === kind))
  await insertConsents(db, userId, open, PROFILE_WORDS, now)
}

/** Each language has its own version of the text, such as `settings-2-fr`. */
const localizedVersion = (userId: string, version: string) =>
  sql<string>`(select ${version}::text || case language when 'en' then '' else '-' || language end from users where id = ${userId})`

async function insertConsents(
  db: Db,
  user_id: string,
  kinds: readonly Consent[],
  version: string,
  given_at: Date,
): Promise<void> {
  if (kinds.length === 0) return
  const text_version = localizedVersion(user_id, version)
  await db
    .insertInto('consents')
    .values(kinds.map((kind) => ({ user_id, kind, text_version, given_at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
