import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'

/** A push by its reader, who gets one; a mail by the Message-ID that the product gives it. */
const MESSAGE = `case name when 'send-push' then data ->> 'user_id'
  else left(encode(sha256(convert_to(data ->> 'sealed', 'UTF8')), 'hex'), 32) end`
const SENDING = "name in ('send-push', 'send-mail')"

/** The messages that a server has begun to send and not noted as sent. */
export async function begunMessages(database: Pool): Promise<Set<string>> {
  const { rows } = await database.query<{ message: string }>(
    `select ${MESSAGE} as message from pgboss.job where ${SENDING} and state = 'active'`,
  )
  return new Set(rows.map(({ message }) => message))
}

/** Where news stands on its way to a receiver. */
export const STAGES = ['unplanned', 'undecided', 'queued', 'sending'] as const
/** Whether some news stands there. */
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

/** For how many pieces of news it is planned that they are pushed. */
export async function countPlanned(database: Pool): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    "select count(*)::int from deliveries where channel = 'push'",
  )
  return rows[0]?.count ?? 0
}

/** How many messages were ever handed to the queue. */
export async function countMessages(database: Pool): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `select count(*)::int from pgboss.job where ${SENDING}`,
  )
  return rows[0]?.count ?? 0
}

/** The server is gone; what its sessions had still been asked for is done or undone when they are gone, too. */
export async function untilSessionsEnd(database: Pool): Promise<void> {
  const open = "select from pg_stat_activity where application_name like 'ndoa%'"
  while ((await database.query(open)).rowCount) await sleep(10)
}

/** The two minutes pass after which the queue gives up on a process that took a job and was killed. */
export async function letJobsExpire(database: Pool): Promise<void> {
  await database.query(
    "update pgboss.job set started_on = started_on - expire_seconds * interval '1 second' where state = 'active'",
  )
}

/** Time passes, for what is planned, until that which is due at `due` is due in three seconds. @returns when that is */
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
