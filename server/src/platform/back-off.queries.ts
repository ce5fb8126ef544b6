import { sql } from 'kysely'
import type { App } from './app.ts'

interface Attempts {
  /** The table needs the columns origin, tries, open_at and tried_at; `owner` names its account column. */
  table: { name: string; owner: string }
  account: string
  origin: string
  /** Seconds. */
  longestWait: number
}

/** Attempts without a wait. Each further attempt doubles the wait, starting at a minute. */
const FREE_ATTEMPTS = 5

/** Call before checking the secret. One attempt per day is forgiven. @returns the count, or the seconds to wait */
export async function countWithBackOff(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { table: { name, owner: column }, account, origin, longestWait }: Attempts,
): Promise<{ tries: number; wait?: undefined } | { tries?: undefined; wait: number }> {
  const now = clock.now()
  const table = sql.table(name)
  const owner = sql.ref(column)
  const days = sql`floor(greatest(0, extract(epoch from ${now}::timestamptz - t.tried_at)) / 86400)`
  const remaining = sql`greatest(0, t.tries - ${days})::int`
  const { rows } = await sql<{ tries: number }>`
    insert into ${table} as t (${owner}, origin, tries, open_at, tried_at)
    values (${account}, ${origin}, 1, 'epoch', ${now})
    on conflict (${owner}, origin) do update set tries = ${remaining} + 1,
      tried_at = t.tried_at + interval '1 day' * ${days}, -- keeps the rest of a started day
      open_at = case when ${remaining} + 1 < ${FREE_ATTEMPTS} then t.open_at else ${now}::timestamptz
        + least(interval '1 second' * ${longestWait}, interval '1 minute' * 2 ^ least(${remaining} + 1 - ${FREE_ATTEMPTS}, 20)) end
    where t.open_at <= ${now}
    returning tries`.execute(db)
  if (rows[0]) return rows[0]
  const waiting = await sql<{ open_at: Date }>`
    select open_at from ${table} where ${owner} = ${account} and origin = ${origin}`.execute(db)
  const open = waiting.rows[0]?.open_at ?? now
  return { wait: Math.max(1, Math.ceil((open.getTime() - now.getTime()) / 1000)) }
}
