import { randomUUID } from 'node:crypto'
import { type Consent, PROFILE_CONSENTS, PROFILE_WORDS } from '@ndoa/contract/identity/consents'
import { shownNameOf } from '@ndoa/contract/shown-names'
import type { Insertable } from 'kysely'
import { insertBadges } from '../src/features/trust/verification/index.ts'
import type { App } from '../src/platform/app.ts'
import type { Profiles, Settings, Users } from '../src/platform/db/generated/tables.ts'
import { photoFile } from '../src/platform/storage.ts'

export interface MemberTraits {
  user?: Partial<Insertable<Users>>
  profile?: Partial<Insertable<Profiles>>
  settings?: Partial<Insertable<Settings>>
  consents?: readonly Consent[]
}

/** Adds a confirmed, active member. Tests pass only the traits that they need. @returns the member's id */
export async function aMember(
  app: Pick<App, 'db'>,
  { user, profile, settings, consents = PROFILE_CONSENTS }: MemberTraits = {},
): Promise<string> {
  const id = user?.id ?? randomUUID()
  await app.db
    .insertInto('users')
    .values({ id, name: 'Amara Okafor', email: `${id}@members.test`, email_verified: true, ...user })
    .execute()
  if (consents.length > 0)
    await app.db
      .insertInto('consents')
      .values(
        consents.map((kind) => ({ user_id: id, kind, text_version: PROFILE_WORDS, given_at: new Date() })),
      )
      .execute()
  await app.db
    .insertInto('profiles')
    .values({
      user_id: id,
      full_name: 'Amara Okafor',
      display_name: shownNameOf(profile?.full_name ?? 'Amara Okafor'),
      gender: 'Female',
      date_of_birth: '1995-04-12',
      country_of_residence: 'NG',
      location: 'Lagos',
      faith: 'christianity',
      spoken_languages: ['english', 'igbo'],
      age_range_min: 18,
      age_range_max: 100,
      agreed_to_terms_at: new Date(),
      ...profile,
    })
    .execute()
  await app.db
    .insertInto('settings')
    .values({ user_id: id, ...settings })
    .execute()
  return id
}

export const aMan = (app: Pick<App, 'db'>, traits: MemberTraits = {}) =>
  aMember(app, {
    ...traits,
    profile: {
      full_name: 'Kofi Mensah',
      gender: 'Male',
      country_of_residence: 'GH',
      location: 'Accra',
      ...traits.profile,
    },
  })

export async function aMatch(app: Pick<App, 'db'>, a: string, b: string): Promise<string> {
  const [user1, user2] = [a, b].sort() as [string, string]
  for (const [from_id, to_id] of [
    [a, b],
    [b, a],
  ] as const) {
    await app.db.insertInto('likes').values({ from_id, to_id, is_matched: true }).execute()
  }
  const { id } = await app.db
    .insertInto('matches')
    .values({ user1, user2 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function giveBadges({ db }: Pick<App, 'db'>, ids: readonly string[], verified_at = new Date()) {
  const [first, second] = [randomUUID(), randomUUID()] as const
  const secrets = { password_hash: 'x', totp_secret: 'x' }
  await db
    .insertInto('staff')
    .values(
      [first, second].map((id) => ({
        ...secrets,
        id,
        name: 'Zuri',
        email: `${id}@staff.test`,
        role: 'moderator',
        created_at: verified_at,
      })),
    )
    .execute()
  const badges = ids.map((id) => ({ id, verified_at }))
  await db.transaction().execute((tx) => insertBadges(tx, badges, [first, second]))
}

export async function aBlock(app: Pick<App, 'db'>, blocker_id: string, blocked_id: string): Promise<void> {
  await app.db.insertInto('blocks').values({ blocker_id, blocked_id }).execute()
}

export async function aPhoto(app: Pick<App, 'db'>, user_id: string): Promise<string> {
  const taken = await photoIdsOf(app, user_id)
  const { id } = await app.db
    .insertInto('profile_photos')
    .values({
      user_id,
      status: 'approved',
      position: taken.length,
      is_primary: taken.length === 0,
      width: 640,
      height: 800,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function aWaitingPhoto(app: Pick<App, 'db' | 'storage'>, owner?: string): Promise<string> {
  const id = await aPhoto(app, owner ?? (await aMember(app)))
  const { storage_key } = await app.db
    .updateTable('profile_photos')
    .set({ status: 'pending' })
    .where('id', '=', id)
    .returning('storage_key')
    .executeTakeFirstOrThrow()
  await app.storage.put(photoFile(storage_key, 'w1280'), Buffer.from(`picture ${id}`))
  return id
}

export async function aSession(app: Pick<App, 'db'>, user_id: string): Promise<string> {
  const token = randomUUID().padEnd(43, '.')
  const expires_at = new Date(Date.now() + 86_400_000)
  const { id } = await app.db
    .insertInto('sessions')
    .values({ user_id, token, expires_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function photoIdsOf(app: Pick<App, 'db'>, userId: string): Promise<string[]> {
  const rows = await app.db
    .selectFrom('profile_photos')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('position')
    .execute()
  return rows.map(({ id }) => id)
}
