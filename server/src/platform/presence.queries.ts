import { sql } from 'kysely'
import type { Database } from './db.ts'

export interface Heartbeat {
  is_new: boolean
  others: number
  gone: string[]
}

/** Stores a heartbeat and removes dead servers. Each removal is returned to one server only. */
export async function saveHeartbeat(db: Database, serverId: string, deadAfter: number): Promise<Heartbeat> {
  const { rows } = await sql<Heartbeat>`
    with own as (
      insert into online_servers (server_id, seen_at) values (${serverId}, now())
      on conflict (server_id) do update set seen_at = now() returning xmax = 0 as is_new
    ),
    dead as (
      delete from online_servers where server_id <> ${serverId}
        and seen_at < now() - make_interval(secs => ${deadAfter / 1_000}) returning server_id
    )
    select (select is_new from own) as is_new,
      (select count(*) from online_servers
        where server_id <> ${serverId} and server_id not in (select server_id from dead)) as others,
      array(select member_id from online_members where server_id in (select server_id from dead)) as gone`.execute(
    db,
  )
  return rows[0] ?? { is_new: true, others: 0, gone: [] }
}

export interface PresenceChange {
  here: readonly string[]
  visible: readonly boolean[]
  gone: readonly string[]
}

export async function savePresence(
  db: Database,
  serverId: string,
  { here, visible, gone }: PresenceChange,
): Promise<void> {
  await sql`
    with removed as (
      delete from online_members where server_id = ${serverId} and member_id = any (${gone}::uuid[])
    )
    insert into online_members (server_id, member_id, visible)
    select ${serverId}, h.* from unnest(${here}::uuid[], ${visible}::boolean[]) h
    on conflict (server_id, member_id) do update set visible = excluded.visible
      where online_members.visible <> excluded.visible`.execute(db)
}

/** Called at a clean stop, so that members go offline without waiting until the server counts as dead. */
export async function deleteServer(db: Database, serverId: string): Promise<void> {
  await sql`delete from online_servers where server_id = ${serverId}`.execute(db)
}
