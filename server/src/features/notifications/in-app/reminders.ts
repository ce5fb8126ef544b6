import type { App } from '../../../platform/app.ts'
import { defineEachMember, type EachMember } from '../../../platform/each-member.ts'
import { NOTIFY_UNREAD, UNREAD_DELAY } from '../../dating/messaging/index.ts'
import { completionOf } from '../../dating/profiles/index.ts'
import { createNotifications } from './create-notifications.ts'
import type { NewNotification } from './notifications.queries.ts'
import { deleteBefore } from './notifications.queries.ts'
import {
  joinedWithin,
  type LastMessage,
  membersWantingViews,
  unansweredWithin,
  unreadWithin,
  wasViewedWithin,
} from './reminders.queries.ts'
import { scanSince } from './scans.ts'

const SECOND = 1_000
const DAY = 86_400 * SECOND

const UNANSWERED_DELAY = 3 * DAY
const PROFILE_REMINDER_DELAY = 2 * DAY
/** Percent of completion from which a profile needs no reminder. */
const COMPLETE_ENOUGH = 80
const NOTIFICATION_TTL = 90 * DAY

const ago = (app: App, milliseconds: number) => new Date(app.clock.now().getTime() - milliseconds)

/** Includes members with an open page, because they may not be looking at it. */
export const notifyUnreadMessages = (app: App): Promise<void> =>
  scanSince(app, 'messages', ago(app, UNREAD_DELAY), DAY, async (span) => {
    const messages = await unreadWithin(app.db, span)
    const asNotification = ({ match_id, from_id, to_id, created_at }: LastMessage): NewNotification => ({
      user_id: to_id,
      about: 'message',
      occasion: `messages ${match_id}`,
      from_id,
      match_id,
      at: created_at,
    })
    await createNotifications(app, messages.map(asNotification))
  })

export const remindUnanswered = (app: App): Promise<void> =>
  scanSince(app, 'unanswered', ago(app, UNANSWERED_DELAY), DAY, async (span) => {
    const at = app.clock.now()
    const asNotification = ({ match_id, from_id, to_id, seq }: LastMessage): NewNotification => ({
      user_id: to_id,
      about: 'unanswered',
      occasion: `unanswered ${match_id} ${seq}`,
      from_id,
      match_id,
      at,
    })
    await createNotifications(app, (await unansweredWithin(app.db, span)).map(asNotification))
  })

export const remindIncompleteProfiles = (app: App): Promise<void> =>
  scanSince(app, 'profiles', ago(app, PROFILE_REMINDER_DELAY), DAY, async (span) => {
    const at = app.clock.now()
    const joined = await joinedWithin(app.db, span)
    const incomplete = joined.filter(
      ({ photos, ...profile }) => completionOf(profile, photos).percent < COMPLETE_ENOUGH,
    )
    await createNotifications(
      app,
      incomplete.map(({ user_id }) => ({ user_id, about: 'profile', occasion: 'profile', at })),
    )
  })

export const profileViews = (app: App, until: Date): EachMember<{ id: string }> => ({
  name: 'tell-of-views',
  page: (after, limit) => membersWantingViews(app.db, after, limit),
  async handle({ id }) {
    if (!(await wasViewedWithin(app.db, id, { from: new Date(until.getTime() - 7 * DAY), until }))) return
    const occasion = `views ${until.toISOString().slice(0, 10)}`
    await createNotifications(app, [{ user_id: id, about: 'views', occasion, at: until }])
  },
})

export function reminderJobs(app: App): void {
  app.jobs.define(NOTIFY_UNREAD, () => notifyUnreadMessages(app), { oneWaiting: true })
  app.jobs.define('tell-of-messages', () => notifyUnreadMessages(app), { cron: '* * * * *' }) // if that job is lost
  app.jobs.define('remind-of-answers', () => remindUnanswered(app), { cron: '7 * * * *' })
  app.jobs.define('remind-of-profiles', () => remindIncompleteProfiles(app), { cron: '22 * * * *' })
  defineEachMember(app, '30 7 * * 1', (begun) => profileViews(app, begun))
  app.jobs.define(
    'forget-notifications',
    async () => void (await deleteBefore(app.db, ago(app, NOTIFICATION_TTL))),
    {
      cron: '11 3 * * *',
    },
  )
}
