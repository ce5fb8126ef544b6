import type { App } from '../../platform/app.ts'
import { defineEachMember, type EachMember } from '../../platform/each-member.ts'
import { MESSAGE_WAITS, TELL_OF_UNREAD } from '../messaging/index.ts'
import { completionOf } from '../profiles/index.ts'
import { createNotifications } from './create-notifications.ts'
import type { NewNotification } from './notifications.queries.ts'
import { deleteBefore } from './notifications.queries.ts'
import {
  joinedWithin,
  type Letter,
  membersAskingForViews,
  unansweredWithin,
  unreadWithin,
  wasViewedWithin,
} from './reminders.queries.ts'
import { scanSince } from './scans.ts'

const SECOND = 1_000
const DAY = 86_400 * SECOND

const UNANSWERED_AFTER = 3 * DAY
const PROFILE_AFTER = 2 * DAY
/** A profile below this percentage gets a reminder. */
const COMPLETE_ENOUGH = 80
const KEPT = 90 * DAY

const ago = (app: App, milliseconds: number) => new Date(app.clock.now().getTime() - milliseconds)

/** Notifies members of messages that they have not read, whether a page of theirs is open or not: it may be in front of nobody. */
export const notifyUnreadMessages = (app: App): Promise<void> =>
  scanSince(app, 'messages', ago(app, MESSAGE_WAITS), DAY, async (span) => {
    const letters = await unreadWithin(app.db, span)
    const telling = ({ match_id, from_id, to_id, created_at }: Letter): NewNotification => ({
      user_id: to_id,
      about: 'message',
      occasion: `messages ${match_id}`,
      from_id,
      match_id,
      at: created_at,
    })
    await createNotifications(app, letters.map(telling))
  })

/** Reminds members of a conversation whose last message has waited for an answer for three days. */
export const remindUnanswered = (app: App): Promise<void> =>
  scanSince(app, 'unanswered', ago(app, UNANSWERED_AFTER), DAY, async (span) => {
    const at = app.clock.now()
    const telling = ({ match_id, from_id, to_id, seq }: Letter): NewNotification => ({
      user_id: to_id,
      about: 'unanswered',
      occasion: `unanswered ${match_id} ${seq}`,
      from_id,
      match_id,
      at,
    })
    await createNotifications(app, (await unansweredWithin(app.db, span)).map(telling))
  })

/** Reminds newcomers of what is blank in their profile, once. */
export const remindIncompleteProfiles = (app: App): Promise<void> =>
  scanSince(app, 'profiles', ago(app, PROFILE_AFTER), DAY, async (span) => {
    const at = app.clock.now()
    const joined = await joinedWithin(app.db, span)
    const blank = joined.filter(
      ({ photos, ...profile }) => completionOf(profile, photos).percent < COMPLETE_ENOUGH,
    )
    await createNotifications(
      app,
      blank.map(({ user_id }) => ({ user_id, about: 'profile', occasion: 'profile', at })),
    )
  })

/** Tells members who want to know, once a week, that their profile was viewed. */
export const profileViews = (app: App, until: Date): EachMember<{ id: string }> => ({
  name: 'tell-of-views',
  page: (after, limit) => membersAskingForViews(app.db, after, limit),
  async handle({ id }) {
    if (!(await wasViewedWithin(app.db, id, { from: new Date(until.getTime() - 7 * DAY), until }))) return
    const occasion = `views ${until.toISOString().slice(0, 10)}`
    await createNotifications(app, [{ user_id: id, about: 'views', occasion, at: until }])
  },
})

export function reminderJobs(app: App): void {
  app.jobs.define(TELL_OF_UNREAD, () => notifyUnreadMessages(app), { oneWaiting: true })
  app.jobs.define('tell-of-messages', () => notifyUnreadMessages(app), { cron: '* * * * *' }) // should the other be lost
  app.jobs.define('remind-of-answers', () => remindUnanswered(app), { cron: '7 * * * *' })
  app.jobs.define('remind-of-profiles', () => remindIncompleteProfiles(app), { cron: '22 * * * *' })
  defineEachMember(app, '30 7 * * 1', (begun) => profileViews(app, begun))
  app.jobs.define('forget-notifications', async () => void (await deleteBefore(app.db, ago(app, KEPT))), {
    cron: '11 3 * * *',
  })
}
