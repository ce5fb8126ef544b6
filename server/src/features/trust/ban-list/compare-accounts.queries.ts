import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { MAX_HASH_DISTANCE } from './pictures/picture-hash.ts'
import type { FoundSign } from './signs.queries.ts'

interface BanToCompare {
  id: string
  version: string
  compared_to: string | null
}

/** Returns only the bans that have progressed furthest, so that they share one pass. */
export async function bansToCompare(db: Db): Promise<BanToCompare[]> {
  const { rows } = await sql<BanToCompare>`
    select id, xmin::text as version, compared_to from bans where compared_at is null
      and compared_to is not distinct from (select compared_to from bans where compared_at is null
        order by compared_to desc nulls last limit 1)`.execute(db)
  return rows
}

/** Restarts the comparison of a ban whose row has changed since `bansToCompare` read it. */
export async function saveProgress(db: Db, bans: readonly BanToCompare[], comparedTo: string): Promise<void> {
  await sql`update bans b set compared_to = case when b.xmin::text = compared.version then ${comparedTo}::uuid end
    from jsonb_to_recordset(${JSON.stringify(bans)}) compared (id uuid, version text)
    where b.id = compared.id`.execute(db)
}

export const markCompared = (db: Db, bans: readonly BanToCompare[], now: Date) =>
  sql`update bans b set compared_at = ${now}, compared_to = null
    from jsonb_to_recordset(${JSON.stringify(bans)}) compared (id uuid, version text)
    where b.id = compared.id and b.xmin::text = compared.version`.execute(db)

export const compareAgain = (tx: Tx, banId: string) =>
  tx.updateTable('bans').set({ compared_at: null, compared_to: null }).where('id', '=', banId).execute()

export type FoundAccount = FoundSign & { member_id: string }

/** A browser with more accounts is a shared one, as in an internet café, and proves nothing. */
const MAX_ACCOUNTS_PER_BROWSER = 5

export async function accountsOfDevices(db: Db, banIds: readonly string[]): Promise<FoundAccount[]> {
  const { rows } = await sql<FoundAccount>`
    select distinct d.member_id, b.ban_id, 'device' as sign
    from ban_devices b join safety_devices d on d.device_mac = b.device_mac
    where b.ban_id = any(${banIds}::uuid[]) and ${isNotBanned(sql`d.member_id`)}
      and (select count(*) from safety_devices o where o.device_mac = d.device_mac) <= ${MAX_ACCOUNTS_PER_BROWSER}`.execute(
    db,
  )
  return rows
}

/** Scans all hashes of these members, because no index supports Hamming distance. */
export async function accountsOfPictures(
  db: Db,
  banIds: readonly string[],
  memberIds: readonly string[],
): Promise<FoundAccount[]> {
  const { rows } = await sql<FoundAccount>`
    select distinct on (p.user_id, b.ban_id) p.user_id as member_id, b.ban_id, 'photo' as sign, p.id as photo_id
    from photo_hashes h join profile_photos p on p.id = h.photo_id
    cross join lateral unnest(h.hashes) wanted
    join ban_photos b on b.ban_id = any(${banIds}::uuid[]) and bit_count(b.hash # wanted) <= ${MAX_HASH_DISTANCE}
    where p.user_id = any(${memberIds}::uuid[])`.execute(db)
  return rows
}

export interface BanHashes {
  contacts: Map<string, string[]>
  shingles: Map<string, string[]>
  sizes: Map<string, number>
}

export async function hashesOfBans(db: Db, banIds: readonly string[]): Promise<BanHashes> {
  const of = sql`ban_id = any(${banIds}::uuid[])`
  const contacts = await sql<{ hash: string; bans: string[] }>`
    select contact_mac as hash, array_agg(ban_id::text) as bans from ban_contacts where ${of} group by contact_mac`.execute(
    db,
  )
  const shingles = await sql<{ hash: string; bans: string[] }>`
    select shingle::text as hash, array_agg(ban_id::text) as bans from ban_shingles where ${of} group by shingle`.execute(
    db,
  )
  const sizes = await sql<{ ban_id: string; size: number }>`
    select ban_id, count(*)::int as size from ban_shingles where ${of} group by ban_id`.execute(db)
  return {
    contacts: new Map(contacts.rows.map(({ hash, bans }) => [hash, bans])),
    shingles: new Map(shingles.rows.map(({ hash, bans }) => [hash, bans])),
    sizes: new Map(sizes.rows.map(({ ban_id, size }) => [ban_id, size])),
  }
}

export interface ComparedAccount {
  id: string
  email: string | null
  phone: string | null
  bio: string
}

export async function accountsAfter(db: Db, id: string | null, most: number): Promise<ComparedAccount[]> {
  const { rows } = await sql<ComparedAccount>`
    select u.id, case when u.email_verified then u.email end as email,
      case when u.phone_confirmed_at is not null then u.phone end as phone, coalesce(p.bio, '') as bio
    from users u left join profiles p on p.user_id = u.id
    where u.confirmed_at is not null and (${id}::uuid is null or u.id > ${id}::uuid) and ${isNotBanned(sql`u.id`)}
    order by u.id limit ${most}`.execute(db)
  return rows
}

const isNotBanned = (memberId: ReturnType<typeof sql>) =>
  sql<boolean>`not exists (select from bans own where own.member_id = ${memberId})`

interface PhotoToHash {
  id: string
  user_id: string
  storage_key: string
}

export async function photosToHash(db: Db, most: number): Promise<PhotoToHash[]> {
  const { rows } = await sql<PhotoToHash>`
    select p.id, p.user_id, p.storage_key from profile_photos p
    where not p.is_demo and p.status <> 'rejected' and not exists (select from photo_hashes where photo_id = p.id)
    order by p.id limit ${most}`.execute(db)
  return rows
}

/** Stores nothing for a photo that has since been deleted. */
export const saveHashes = (db: Db, photoId: string, hashes: readonly string[]) =>
  sql`insert into photo_hashes (photo_id, hashes)
    select id, ${hashes}::bit(256)[] from profile_photos where id = ${photoId} for key share
    on conflict do nothing`.execute(db)

export const bioOf = async (db: Db, memberId: string): Promise<string> =>
  (await db.selectFrom('profiles').select('bio').where('user_id', '=', memberId).executeTakeFirst())?.bio ??
  ''
