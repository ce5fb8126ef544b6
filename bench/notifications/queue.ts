import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'

/** Identifies a push by its reader, who gets only one, and a mail by its Message-ID. */
const MESSAGE = `case name when 'send-push' then data ->> 'user_id'
  else left(encode(sha256(convert_to(data ->> 'sealed', 'UTF8')), 'hex'), 32) end`
const SENDING = "name in ('send-push', 'send-mail')"

export async function begunMessages(database: Pool): Promise<Set<string>> {
  const { rows } = await database.query<{ message: string }>(
    `select ${MESSAGE} as message from pgboss.job where ${SENDING} and state = 'active'`,
  )
  return new Set(rows.map(({ message }) => message))
}

export const STAGES = ['unplanned', 'undecided', 'queued', 'sending'] as const
export type Stages = Record<(typeof STAGES)[number], boolean>

export async function stagesOf(database: Pool): Promise<Stages> {
  const { rows } = await database.query<Stages>(
    `select exists (select from notifications n
         where not exists (select from deliveries d where d.notification_id = n.id)) as unplanned,
       exists (select from deliveries where state = 'waiting') as undecided,
       exists (select from pgboss.job where ${SENDING} and state in ('created', 'retry')) as queued,
       exists (select from pgboss.job where ${SENDING} and state = 'active') as sending`,
  )
  return rows[0]!
}

export async function countPlanned(database: Pool): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    "select count(*)::int from deliveries where channel = 'push'",
  )
  return rows[0]?.count ?? 0
}

export async function countMessages(database: Pool): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `select count(*)::int from pgboss.job where ${SENDING}`,
  )
  return rows[0]?.count ?? 0
}

/** After a kill, sessions still finish or roll back their last statement. */
export async function untilSessionsEnd(database: Pool): Promise<void> {
  const open = "select from pg_stat_activity where application_name like 'ndoa%'"
  while ((await database.query(open)).rowCount) await sleep(10)
}

/** Skips the two minutes that the queue waits before it gives up on a killed process's job. */
export async function expireJobs(database: Pool): Promise<void> {
  await database.query(
    "update pgboss.job set started_on = started_on - expire_seconds * interval '1 second' where state = 'active'",
  )
}

/** Moves the schedule so that `due` is three seconds away. @returns the new due time in milliseconds */
export async function bringNear(database: Pool, due: Date): Promise<number> {
  const near = Date.now() + 3_000
  const span = [`${due.getTime() - near} milliseconds`]
  await database.query('update notifications set created_at = created_at - $1::interval', span)
  await database.query(
    `update deliveries set news_at = news_at - $1::interval, ready_at = ready_at - $1::interval,
       due_at = due_at - $1::interval`,
    span,
  )
  await database.query(
    `update pgboss.job set start_after = start_after - $1::interval
     where name = 'deliver-news' and state = 'created' and start_after > now()`,
    span,
  )
  return near
}
