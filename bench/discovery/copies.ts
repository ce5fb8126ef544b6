import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'

const copyTime = async (database: Client) =>
  (await database.query<{ kept_at: Date }>('select kept_at from member_index_copy where piece = 0')).rows[0]
    ?.kept_at

export async function untilCopied(database: Client, after?: Date): Promise<void> {
  const before = after ?? (await copyTime(database)) ?? new Date(0)
  while (((await copyTime(database)) ?? before) <= before) await sleep(100)
}
