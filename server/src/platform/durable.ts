import type { Pool } from 'pg'

/** Acknowledged messages must be on disk. @throws if the database's settings may lose confirmed writes */
export async function assertDurable(pool: Pick<Pool, 'query'>): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select name from pg_settings
     where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off' order by name`,
  )
  if (rows.length > 0)
    throw new Error(`The database may lose data: ${rows.map((row) => row.name).join(', ')} must be on.`)
}
