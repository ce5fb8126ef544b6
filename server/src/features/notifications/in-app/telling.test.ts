import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { aBlock, aMan, aMatch, aMember } from '../../../../test/members.ts'
import { untilNotified } from '../../../../test/outbox.ts'
import { emit, emitAll, transaction } from '../../../platform/outbox.ts'
import { takeBackLike } from '../../dating/likes/index.ts'
import { deleteLike } from '../../dating/likes/likes.queries.ts'
import { lockPair } from '../../dating/safety/index.ts'
import { badgesOf } from './badges.ts'
import { renderNotifications } from './list.ts'
import type { NotificationRow } from './notifications.queries.ts'
import { aTab, like, readNotifications } from './testing/notifications-world.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const titles = async (memberId: string) => (await readNotifications(t, memberId)).map(({ title }) => title)

test('simultaneous news of several members respects each one’s access, newest last', async () => {
  const [amara, ama, kofi] = [await aMember(t.app), await aMember(t.app), await aMan(t.app)]
  await sql`insert into profile_photos (user_id, position, is_primary, status, width, height)
    values (${kofi}, 0, true, 'approved', 1280, 1600)`.execute(t.app.db)
  await sql`update settings set photo_blur = true, photo_blur_for = 'non_members' where user_id = ${kofi}`.execute(
    t.app.db,
  )
  await sql`insert into memberships (user_id, tier, ends_at)
    values (${amara}, 'premium', now() + interval '1 day')`.execute(t.app.db)
  const tabs = [aTab(t, amara), aTab(t, ama)]
  await transaction(t.app, async (tx) => {
    const { rows } = await sql<{ notification_id: string; user_id: string }>`
      insert into notifications (user_id, type, about, from_id, occasion, created_at)
      values (${amara}, 'like', 'like', ${kofi}, 'a like', now() + interval '1 second'),
        (${amara}, 'reminder', 'profile', null, 'a profile', now()), (${ama}, 'like', 'like', ${kofi}, 'a like', now())
      returning id as notification_id, user_id`.execute(tx)
    await emitAll(tx, 'notification.written', [...rows, ...rows.slice(0, 1)])
  })
  await vi.waitFor(() => expect(tabs.map(({ told }) => told.length)).toEqual([2, 1]), { interval: 20 })
  const [hers, others] = tabs.map(({ told }) => told)
  expect(hers?.map(({ type }) => type)).toEqual(['reminder', 'like'])
  expect(hers?.[1]?.avatar?.blurred).toBe(false)
  expect(others?.[0]?.avatar?.blurred).toBe(true)
})

test('the liked member is notified of a like once, regardless of repeats', async () => {
  const [amara, kofi] = [await aMember(t.app), await aMan(t.app)]
  await like(t, kofi, amara)
  await like(t, kofi, amara)
  await untilNotified(t)
  expect(await titles(amara)).toEqual(['New Like!'])
  expect(await titles(kofi)).toEqual([])
})

test('a like undone or answered at once is never announced, and an announced like’s notice is removed with it', async () => {
  const [amara, kofi, juma, musa] = [
    await aMember(t.app),
    await aMan(t.app),
    await aMan(t.app),
    await aMan(t.app),
  ]
  await like(t, musa, amara)
  await untilNotified(t)
  expect(await titles(amara)).toEqual(['New Like!'])
  await takeBackLike(t.app, { id: musa }, amara)
  await like(t, kofi, amara)
  await takeBackLike(t.app, { id: kofi }, amara)
  await like(t, juma, amara)
  await like(t, amara, juma)
  await untilNotified(t)
  expect(await titles(amara)).toEqual(['New Match!'])
})

test('a like undone during its announcement leaves no notice', async () => {
  const [amara, kofi] = [await aMember(t.app), await aMan(t.app)]
  await like(t, kofi, amara)
  const told = await t.app.db.transaction().execute(async (tx) => {
    await lockPair(tx, kofi, amara)
    await deleteLike(tx, kofi, amara, t.app.clock.now())
    const telling = untilNotified(t)
    await vi.waitFor(async () => expect(await isWaitingOrAnnounced(amara)).toBe(true))
    return { telling }
  })
  await told.telling
  expect(await titles(amara)).toEqual([])
})

/** @returns whether the job that announces the like waits for the lock or has already announced it */
async function isWaitingOrAnnounced(liked: string): Promise<boolean> {
  const { rows } = await sql`select from pg_locks l join pg_database d on d.oid = l.database
    where d.datname = current_database() and l.locktype = 'advisory' and not l.granted
    union all select from notifications where about = 'like' and user_id = ${liked}`.execute(t.app.db)
  return rows.length > 0
}

test('a like announced, undone and given again is not announced again', async () => {
  const [amara, kofi] = [await aMember(t.app), await aMan(t.app)]
  await like(t, kofi, amara)
  await untilNotified(t)
  await takeBackLike(t.app, { id: kofi }, amara)
  await like(t, kofi, amara)
  await untilNotified(t)
  expect(await titles(amara)).toEqual([])
})

test('both members are notified of a match once, even when its event arrives twice', async () => {
  const [amara, kofi] = [await aMember(t.app), await aMan(t.app)]
  await like(t, kofi, amara)
  await untilNotified(t)
  const { match_id } = await like(t, amara, kofi)
  const [user1, user2] = [amara, kofi].sort() as [string, string]
  await transaction(t.app, (tx) => emit(tx, 'match.opened', { match_id: match_id ?? '', user1, user2 }))
  await untilNotified(t)
  expect(await titles(amara)).toEqual(['New Match!', 'New Like!'])
  expect(await titles(kofi)).toEqual(['New Match!'])
})

test('members who switched a kind off are not notified', async () => {
  const amara = await aMember(t.app, { settings: { likes: false } })
  const kofi = await aMan(t.app, { settings: { new_matches: false } })
  await like(t, kofi, amara)
  await like(t, amara, kofi)
  await untilNotified(t)
  expect(await titles(amara)).toEqual(['New Match!'])
  expect(await titles(kofi)).toEqual([])
})

test('no notification about a member blocked before the listener ran, or for an absent member, is created', async () => {
  const [amara, kofi, away] = [
    await aMember(t.app),
    await aMan(t.app),
    await aMember(t.app, { user: { deactivated_at: new Date() } }),
  ]
  await transaction(t.app, async (tx) => {
    await tx.insertInto('blocks').values({ blocker_id: amara, blocked_id: kofi }).execute()
    for (const to_id of [amara, away]) {
      await tx.insertInto('likes').values({ from_id: kofi, to_id }).execute()
      await emit(tx, 'like.given', { from_id: kofi, to_id, match_id: null })
    }
  })
  await untilNotified(t)
  const written = await t.app.db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', 'in', [amara, away])
    .execute()
  expect(written).toEqual([])
})

test('a like that was reset before the listener ran brings no notification', async () => {
  const [amara, kofi] = [await aMember(t.app), await aMan(t.app)]
  // A block that was then lifted has reset the like.
  await transaction(t.app, (tx) => emit(tx, 'like.given', { from_id: kofi, to_id: amara, match_id: null }))
  await untilNotified(t)
  expect(await titles(amara)).toEqual([])
})

test('open pages of the recipient, and no others, get the complete notification at once', async () => {
  const [amara, kofi, selam] = [await aMember(t.app), await aMan(t.app), await aMember(t.app)]
  const [hers, somebodys] = [aTab(t, amara), aTab(t, selam)]
  await like(t, kofi, amara)
  await untilNotified(t)
  await vi.waitFor(() => expect(hers.told).toHaveLength(1), { interval: 20 })
  expect(hers.told).toEqual(await readNotifications(t, amara))
  expect(somebodys.told).toEqual([])
})

test('access is checked again when a notification is sent', async () => {
  const [amara, kofi] = [await aMember(t.app), await aMan(t.app)]
  const hers = aTab(t, amara)
  await aBlock(t.app, kofi, amara)
  await transaction(t.app, async (tx) => {
    const { id } = await tx
      .insertInto('notifications')
      .values({
        user_id: amara,
        type: 'like',
        about: 'like',
        from_id: kofi,
        occasion: `like ${kofi}`,
        created_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await emit(tx, 'notification.written', { notification_id: id, user_id: amara })
  })
  const juma = await aMan(t.app)
  await like(t, juma, amara)
  await untilNotified(t)
  await vi.waitFor(() => expect(hers.told).toHaveLength(1), { interval: 20 })
  expect(hers.told[0]?.user_id).toBe(juma)
})

test('a request to get verified disappears with the match, even an unannounced one', async () => {
  const [amara, kofi] = [await aMember(t.app), await aMan(t.app)]
  await aMatch(t.app, amara, kofi)
  const ask = () =>
    transaction(t.app, (tx) => emit(tx, 'verification.asked', { asker_id: amara, asked_id: kofi }))
  const setMatch = (status: string) =>
    t.app.db
      .updateTable('matches')
      .set({ status })
      .where('user1', 'in', [amara, kofi])
      .where('user2', 'in', [amara, kofi])
      .execute()
  await ask()
  await untilNotified(t)
  expect(await titles(kofi)).toEqual(['Would You Like to Get Verified?'])
  await setMatch('ended')
  expect(await titles(kofi)).toEqual([])
  await t.app.db.deleteFrom('notifications').where('user_id', '=', kofi).execute()
  await ask()
  await untilNotified(t)
  await setMatch('active')
  expect(await titles(kofi)).toEqual([])
})

test('during a release, unknown notifications of a newer server are omitted from lists, counts and pages', async () => {
  const amara = await aMember(t.app)
  const hers = aTab(t, amara)
  await transaction(t.app, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      insert into notifications (user_id, type, about, occasion, created_at)
      values (${amara}, 'safety', 'of_tomorrow', 'of tomorrow', now()) returning id`.execute(tx)
    await emit(tx, 'notification.written', { notification_id: rows[0]!.id, user_id: amara })
  })
  await like(t, await aMan(t.app), amara)
  await vi.waitFor(() => expect(hers.told).toHaveLength(1), { interval: 20 })
  expect(hers.told).toMatchObject([{ title: 'New Like!' }])
  expect(await titles(amara)).toEqual(['New Like!'])
  expect((await badgesOf(t.app, amara)).notifications).toBe(1)
  const unknown = { about: 'of_tomorrow', from_id: null } as unknown as NotificationRow
  expect(renderNotifications(t.app, amara, [unknown])).toEqual([])
})
