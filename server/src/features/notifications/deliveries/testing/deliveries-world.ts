import { expect, vi } from 'vitest'
import type { TestApp } from '../../../../../test/app.ts'
import { aMan, aMember, type MemberTraits } from '../../../../../test/members.ts'
import { untilHandled, untilNotified } from '../../../../../test/outbox.ts'
import { giveLike } from '../../../dating/likes/index.ts'
import type { Browser } from '../../push/testing/push-service.ts'
import { deliverDue } from '../deliver.ts'
import { dueMembers } from '../deliveries.queries.ts'

/** A member who has been away for an hour, and accepts news at any time of day. */
export async function aMemberAway(t: TestApp, { user, ...traits }: MemberTraits = {}): Promise<string> {
  const last_active_at = new Date(t.app.clock.now().getTime() - 3_600_000)
  const id = await aMember(t.app, { ...traits, user: { last_active_at, ...user } })
  await t.app.db.insertInto('quiet_hours').values({ user_id: id, starts: 0, ends: 0 }).execute()
  return id
}

/** Matches the member with a new member. @returns the new member's id */
export async function aMatchOf(t: TestApp, memberId: string, traits: MemberTraits = {}): Promise<string> {
  const kofi = await aMan(t.app, traits)
  await t.app.db.insertInto('likes').values({ from_id: memberId, to_id: kofi }).execute()
  await giveLike(t.app, { id: kofi }, memberId)
  return kofi
}

export async function subscribeAndLeave(t: TestApp, memberId: string, { subscription }: Browser) {
  const client = await t.as(memberId)
  const { status } = await client.post('/functions/v1/subscribe-push', subscription)
  if (status !== 200) throw new Error(`The subscription was answered with ${status}.`)
  const last_active_at = new Date(t.app.clock.now().getTime() - 3_600_000)
  await t.app.db.updateTable('users').set({ last_active_at }).where('id', '=', memberId).execute()
}

/** Waits until every event has been planned. */
export async function untilPlanned(t: TestApp): Promise<void> {
  await untilNotified(t)
  await untilHandled(t, 'notifications.mail')
}

/** Advances the clock and sends due news. The server's own job may also be running. */
export async function afterMinutes(t: TestApp, minutes: number): Promise<void> {
  t.clock.forward(minutes * 60_000)
  await deliverDue(t.app)
  await vi.waitFor(async () => expect(await dueMembers(t.app.db, t.app.clock.now(), 1)).toEqual([]), {
    interval: 20,
  })
}

export const mailsTo = (t: TestApp, memberId: string) =>
  t.app.db
    .selectFrom('development_outbox')
    .selectAll()
    .where('recipient', '=', `${memberId}@members.test`)
    .orderBy('id')
    .execute()

export const subjectsTo = async (t: TestApp, memberId: string) =>
  (await mailsTo(t, memberId)).map(({ subject }) => subject)

/** @returns the outcome of each delivery, such as `mail skipped read`, in order */
export async function outcomesOf(t: TestApp, memberId: string): Promise<string[]> {
  const rows = await t.app.db
    .selectFrom('deliveries')
    .select(['channel', 'state', 'reason'])
    .where('user_id', '=', memberId)
    .orderBy('id')
    .execute()
  return rows.map(({ channel, state, reason }) => [channel, state, reason].filter(Boolean).join(' '))
}
