import type { App } from '../../platform/app.ts'
import { completionOf } from '../profiles/index.ts'
import { forgetBefore } from './notifications.queries.ts'
import { joinedWithin, unansweredWithin, unreadWithin, viewedWithin } from './reminders.queries.ts'
import { lookThrough } from './scans.ts'
import { tell } from './telling.ts'

const SECOND = 1_000
const DAY = 86_400 * SECOND

/** So long a message may wait to be seen before it is told of: an open page shows it by itself. */
const MESSAGE_WAITS = 30 * SECOND
const UNANSWERED_AFTER = 3 * DAY
const PROFILE_AFTER = 2 * DAY
/** A profile with fewer percent is worth a word. */
const COMPLETE_ENOUGH = 80
const KEPT = 90 * DAY

const ago = (app: App, milliseconds: number) => new Date(app.clock.now().getTime() - milliseconds)

/** Tells those who are not here of messages that they have not seen. */
export const tellOfMessages = (app: App): Promise<void> =>
  lookThrough(app, 'messages', ago(app, MESSAGE_WAITS), DAY, async (tx, span) => {
    for (const { match_id, from_id, to_id, created_at } of await unreadWithin(tx, span)) {
      if (app.realtime.isOnline(to_id)) continue
      const occasion = `messages ${match_id}`
      await tell(tx, { user_id: to_id, about: 'message', occasion, from_id, match_id, at: created_at })
    }
  })

/** Reminds of a conversation whose last word has waited for an answer for three days. */
export const remindOfAnswers = (app: App): Promise<void> =>
  lookThrough(app, 'unanswered', ago(app, UNANSWERED_AFTER), DAY, async (tx, span) => {
    for (const { match_id, from_id, to_id, seq } of await unansweredWithin(tx, span)) {
      const occasion = `unanswered ${match_id} ${seq}`
      await tell(tx, {
        user_id: to_id,
        about: 'unanswered',
        occasion,
        from_id,
        match_id,
        at: app.clock.now(),
      })
    }
  })

/** Reminds newcomers of what is blank in their profile, once. */
export const remindOfProfiles = (app: App): Promise<void> =>
  lookThrough(app, 'profiles', ago(app, PROFILE_AFTER), DAY, async (tx, span) => {
    for (const { photos, ...profile } of await joinedWithin(tx, span)) {
      if (completionOf(profile, photos).percent >= COMPLETE_ENOUGH) continue
      await tell(tx, { user_id: profile.user_id, about: 'profile', occasion: 'profile', at: app.clock.now() })
    }
  })

/** Tells, once a week, who wants to know it that their profile was looked at. */
export const tellOfViews = (app: App): Promise<void> =>
  lookThrough(app, 'views', app.clock.now(), 7 * DAY, async (tx, span) => {
    const occasion = `views ${span.until.toISOString().slice(0, 10)}`
    for (const user_id of await viewedWithin(tx, span))
      await tell(tx, { user_id, about: 'views', occasion, at: span.until })
  })

export function reminderJobs(app: App): void {
  app.jobs.define('tell-of-messages', () => tellOfMessages(app), { cron: '* * * * *' })
  app.jobs.define('remind-of-answers', () => remindOfAnswers(app), { cron: '7 * * * *' })
  app.jobs.define('remind-of-profiles', () => remindOfProfiles(app), { cron: '22 * * * *' })
  app.jobs.define('tell-of-views', () => tellOfViews(app), { cron: '30 7 * * 1' })
  app.jobs.define('forget-notifications', () => forgetBefore(app.db, ago(app, KEPT), ago(app, 7 * DAY)), {
    cron: '11 3 * * *',
  })
}
