import { sql } from 'kysely'
import { type Database, type Db, lockUntilCommit } from '../platform/db.ts'

/** The number of releases whose files are kept: the current one, the previous one, and one to roll back to. */
const RELEASES = 3

export interface Asset {
  name: string
  /** Compressed with Brotli. */
  compressed: Buffer
}

/** True if these are the latest release's files. After a rollback, the older release becomes the latest again. */
async function isLatest(db: Db, names: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ missing: number }>`
    select count(*)::int missing from unnest(${names}::text[]) as wanted (name)
    where not exists (select 1 from web_assets kept where kept.name = wanted.name
      and kept.release = (select max(release) from web_assets))`.execute(db)
  return rows[0]?.missing === 0
}

export async function keepRelease(
  db: Database,
  names: readonly string[],
  read: () => Asset[],
): Promise<void> {
  if (await isLatest(db, names)) return
  await db.transaction().execute(async (tx) => {
    await lockUntilCommit(tx, 'web_assets') // because all servers of a release start at once
    if (await isLatest(tx, names)) return
    const assets = read()
    await sql`
      insert into web_assets (name, compressed, release)
      select name, compressed, (select coalesce(max(release), 0) + 1 from web_assets)
      from unnest(${assets.map(({ name }) => name)}::text[], ${assets.map((one) => one.compressed)}::bytea[])
        as of_release (name, compressed)
      on conflict (name) do update set release = excluded.release`.execute(tx)
    await sql`
      delete from web_assets where release not in
        (select distinct release from web_assets order by release desc limit ${RELEASES})`.execute(tx)
  })
}

/** @returns the Brotli-compressed file */
export async function keptAsset(db: Db, name: string): Promise<Buffer | undefined> {
  const found = await db
    .selectFrom('web_assets')
    .select('compressed')
    .where('name', '=', name)
    .executeTakeFirst()
  return found?.compressed
}
