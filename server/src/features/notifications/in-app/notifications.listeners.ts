import { LIKE_UNDO_MS } from '@ndoa/contract/limits'
import type { ServerEvent } from '@ndoa/contract/realtime'
import type { App } from '../../../platform/app.ts'
import { batchHandler, emit, transaction } from '../../../platform/outbox.ts'
import { lockPair } from '../../dating/safety/index.ts'
import { createInTransaction, createNotifications } from './create-notifications.ts'
import { renderNotifications } from './list.ts'
import { unseenNotifications, type WrittenNotification } from './notifications.queries.ts'
import { reminderJobs } from './reminders.ts'

export function notificationsListeners(app: App): void {
  app.outbox.listen('notifications', {
    'like.given': async ({ from_id, to_id, match_id }, at) => {
      if (match_id) return
      await app.jobs.add(
        'tell-of-like',
        { from_id, to_id, at: at.toISOString() },
        { after: LIKE_UNDO_MS / 1000 },
      )
    },
    'match.opened': async ({ match_id, user1, user2 }, at) => {
      const match = { about: 'match', occasion: `match ${match_id}`, match_id, at } as const
      await createNotifications(app, [
        { ...match, user_id: user1, from_id: user2 },
        { ...match, user_id: user2, from_id: user1 },
      ])
    },
    // Held messages caused no notification when they were sent.
    'messages.released': ({ match_id, from_id, to_id }, at) =>
      createNotifications(app, [
        { user_id: to_id, about: 'message', occasion: `messages ${match_id}`, from_id, match_id, at },
      ]),
    ...verificationNews(app),
    'saved_search.found': ({ user_id, told_at }) =>
      createNotifications(app, [
        { user_id, about: 'saved_search', occasion: 'saved searches', at: new Date(told_at) },
      ]),
    'inactivity.warned': ({ user_id, warned_at }, at) =>
      createNotifications(app, [{ user_id, about: 'inactivity', occasion: `inactivity ${warned_at}`, at }]),
  })
  app.outbox.follow('notifications.realtime', {
    'notification.written': batchHandler((written: readonly WrittenNotification[]) =>
      pushToPages(app, written),
    ),
  })
  app.jobs.define('tell-of-like', (like: WaitingLike) => notifyLike(app, like))
  reminderJobs(app)
}

const verificationNews = (app: App): Parameters<App['outbox']['listen']>[1] => ({
  'verification.asked': ({ asker_id, asked_id }, at) =>
    createNotifications(app, [
      {
        user_id: asked_id,
        about: 'verification_asked',
        occasion: `verification asked by ${asker_id}`,
        from_id: asker_id,
        at,
      },
    ]),
  'verification.call_arranged': ({ member_id, verification_id, call_at }, at) =>
    createNotifications(app, [
      {
        user_id: member_id,
        about: 'verification_call',
        occasion: `verification call ${verification_id} ${call_at}`,
        at,
      },
    ]),
  'verification.decided': ({ member_id, verification_id, outcome }, at) =>
    createNotifications(app, [
      {
        user_id: member_id,
        about: `verification_${outcome}`,
        occasion: `verification ${verification_id}`,
        at,
      },
    ]),
  'verification.expired': ({ member_id, verification_id }, at) =>
    createNotifications(app, [
      {
        user_id: member_id,
        about: 'verification_expired',
        occasion: `verification ended ${verification_id}`,
        at,
      },
    ]),
})

interface WaitingLike {
  from_id: string
  to_id: string
  at: string
}

/** The lock ensures that Undo either removes the notification or prevents it. */
const notifyLike = (app: App, { from_id, to_id, at }: WaitingLike) =>
  transaction(app, async (tx) => {
    await lockPair(tx, from_id, to_id)
    const about = { user_id: to_id, about: 'like', from_id } as const
    await createInTransaction(tx, [{ ...about, occasion: `like ${from_id}`, at: new Date(at) }])
    await emit(tx, 'like.told', { from_id, to_id })
  })

async function pushToPages(app: App, written: readonly WrittenNotification[]) {
  const here = written.filter(({ user_id }) => app.realtime.isHere(user_id))
  if (here.length === 0) return
  const ids = here.map(({ notification_id }) => notification_id)
  const unseen = await unseenNotifications(app, { ids, now: app.clock.now() })
  const byMember = Map.groupBy(unseen.toReversed(), ({ user_id }) => user_id) // newest last, as pages put each on top
  const news = [...byMember].map(([userId, rows]) => ({
    userId,
    notifications: renderNotifications(app, userId, rows),
  }))
  for (const { userId, notifications } of news)
    for (const notification of notifications) {
      const event: ServerEvent = { type: 'notification.created', notification }
      app.realtime.sendHere(userId, event)
    }
}
