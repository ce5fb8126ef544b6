import { BAN_LIST_YEARS } from '@ndoa/contract/trust/decision-rules'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { MAX_HASH_DISTANCE, type PictureHash } from './pictures/picture-hash.ts'

export interface Traces {
  contacts: { kind: 'phone' | 'email'; contact_mac: string }[]
  photos: PictureHash[][]
  shingles: string[]
  devices: string[]
  /** Hashes of the contacts that a suspension keeps after the account is deleted. */
  restricted?: string[]
  /** Storage keys of photos that could not be read yet; the `read-photos-of-bans` job retries them. */
  unread?: string[]
}

const BAN_DURATION = sql`make_interval(years => ${BAN_LIST_YEARS})`

/** @returns null if the ban is already listed, was lifted or is not confirmed */
export async function insertBan(
  tx: Tx,
  decisionId: string,
  now: Date,
): Promise<{ id: string; is_new: boolean } | null> {
  const { rows } = await sql<{ id: string; is_new: boolean }>`
    insert into bans as b (decision_id, member_id, created_at, ends_at)
    select d.id, d.subject_id, ${now}, ${now}::timestamptz + ${BAN_DURATION} from decisions d
    where d.id = ${decisionId} and d.step = 'banned' and d.confirmed_at is not null and d.lifted_at is null
      and (d.subject_id is not null or not exists (select from bans where decision_id = d.id)) for share
    on conflict (member_id) do update set decision_id = excluded.decision_id, created_at = excluded.created_at,
      ends_at = excluded.ends_at
    where b.decision_id <> excluded.decision_id and not exists (select from decisions newer, decisions own
      where newer.id = b.decision_id and own.id = excluded.decision_id and newer.confirmed_at >= own.confirmed_at)
    returning id, xmax = 0 as is_new`.execute(tx)
  return rows[0] ?? null
}

/** Lists another active ban on the same person in place of a lifted one. @returns false if there is none */
export async function listOtherBan(tx: Tx, decisionId: string): Promise<boolean> {
  const { rows } = await sql`
    update bans b set decision_id = other.id, created_at = other.confirmed_at, ends_at = other.confirmed_at + ${BAN_DURATION}
    from (select o.id, o.confirmed_at from decisions lifted
      join decisions o on o.subject_id = lifted.subject_id or o.restriction_id = lifted.restriction_id
      where lifted.id = ${decisionId} and o.id <> lifted.id and o.step = 'banned' and o.confirmed_at is not null
        and o.lifted_at is null and not exists (select from bans listed where listed.decision_id = o.id)
      order by o.confirmed_at desc limit 1) other
    where b.decision_id = ${decisionId} returning b.id`.execute(tx)
  return rows.length > 0
}

export async function insertTraces(tx: Tx, ban_id: string, traces: Traces): Promise<void> {
  const { contacts, photos, shingles, devices } = traces
  await sql`insert into ban_devices (ban_id, device_mac)
    select ${ban_id}, device_mac from unnest(${devices}::text[]) device_mac`.execute(tx)
  if (contacts.length > 0)
    await tx
      .insertInto('ban_contacts')
      .values(contacts.map((contact) => ({ ban_id, ...contact })))
      .onConflict((same) => same.doNothing())
      .execute()
  await insertPhotos(tx, ban_id, photos)
  await sql`insert into ban_shingles (ban_id, shingle)
    select ${ban_id}, shingle from unnest(${shingles}::bigint[]) shingle`.execute(tx)
}

export async function insertPhotos(tx: Tx, ban_id: string, photos: Traces['photos']): Promise<void> {
  const { next } = await tx
    .selectFrom('ban_photos')
    .select(sql<number>`coalesce(max(photo) + 1, 0)::int`.as('next'))
    .where('ban_id', '=', ban_id)
    .executeTakeFirstOrThrow()
  const hashes = photos.flatMap((crops, n) =>
    crops.map((hash, crop) => ({ ban_id, photo: next + n, crop, hash })),
  )
  if (hashes.length > 0) await tx.insertInto('ban_photos').values(hashes).execute()
}

export async function ownTraces(db: Db, memberId: string) {
  const { rows } = await sql<{ email: string | null; phone: string | null; bio: string | null }>`
    select case when email_verified then email end as email,
      case when phone_confirmed_at is not null then phone end as phone,
      (select bio from profiles where user_id = users.id) as bio
    from users where id = ${memberId}`.execute(db)
  return rows[0]
}

export async function devicesOf(db: Db, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('safety_devices')
    .select('device_mac')
    .where('member_id', '=', memberId)
    .execute()
  return rows.map(({ device_mac }) => device_mac)
}

/** Approved photos except demo drawings, which show no real person. */
export const photosToRemember = (db: Db, memberId: string) =>
  db
    .selectFrom('profile_photos')
    .select('storage_key')
    .where('user_id', '=', memberId)
    .where('status', '=', 'approved')
    .where('is_demo', '=', false)
    .orderBy('position')
    .execute()

interface ContactMatch {
  ban_id: string
  kind: 'phone' | 'email'
}

export const bansOfContacts = (db: Db, macs: readonly string[]): Promise<ContactMatch[]> =>
  db
    .selectFrom('ban_contacts')
    .select(['ban_id', sql<ContactMatch['kind']>`kind`.as('kind')])
    .where('contact_mac', 'in', [...macs])
    .execute()

export async function bansOfDevice(db: Db, deviceMac: string): Promise<string[]> {
  const rows = await db
    .selectFrom('ban_devices')
    .select('ban_id')
    .where('device_mac', '=', deviceMac)
    .execute()
  return rows.map(({ ban_id }) => ban_id)
}

/** Scans the table, because no index supports Hamming distance: 0.7 s for 10,000 photos on a busy machine. */
export async function bansOfPicture(db: Db, hashes: readonly PictureHash[]): Promise<string[]> {
  const { rows } = await sql<{ ban_id: string }>`
    select distinct p.ban_id from ban_photos p, unnest(${hashes}::bit(256)[]) wanted
    where bit_count(p.hash # wanted) <= ${MAX_HASH_DISTANCE}`.execute(db)
  return rows.map(({ ban_id }) => ban_id)
}

export async function bansOfBio(
  db: Db,
  shingles: readonly string[],
  minSimilarity: number,
): Promise<string[]> {
  const { rows } = await sql<{ ban_id: string }>`
    select ban_id from (
      select ban_id, count(*) as shared from ban_shingles where shingle = any(${shingles}::bigint[]) group by ban_id
    ) found
    where shared >= ${minSimilarity}::float8 * (${shingles.length}::int - shared
      + (select count(*) from ban_shingles s where s.ban_id = found.ban_id))`.execute(db)
  return rows.map(({ ban_id }) => ban_id)
}

/** Unlike `isBanned`, also true for a confirmed ban that is not listed yet. */
export async function hasConfirmedBan(db: Db, memberId: string): Promise<boolean> {
  const { rows } = await sql`
    select from decisions where subject_id = ${memberId} and step = 'banned' and confirmed_at is not null
      and lifted_at is null limit 1`.execute(db)
  return rows.length > 0
}

export const isBanned = async (db: Db, memberId: string): Promise<boolean> =>
  (await db.selectFrom('bans').select('id').where('member_id', '=', memberId).executeTakeFirst()) !==
  undefined

/** @returns the members with signs of these bans */
export async function deleteBans(tx: Tx, banIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ member_id: string }>`
    with signs as materialized (select distinct member_id from ban_signs where ban_id = any(${banIds})),
    gone as (delete from bans where id = any(${banIds}))
    select member_id from signs`.execute(tx)
  return rows.map(({ member_id }) => member_id)
}

export async function endedBans(tx: Tx, now: Date): Promise<string[]> {
  const rows = await tx.selectFrom('bans').select('id').where('ends_at', '<=', now).execute()
  return rows.map(({ id }) => id)
}
