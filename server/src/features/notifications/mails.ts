import type { Language } from '@ndoa/contract/languages'
import type { App } from '../../platform/app.ts'
import { today } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db.ts'
import { emailTemplate } from '../email-template.ts'
import { type NotificationRow, unseenNotification } from './notifications.queries.ts'
import { wordsIn } from './words/index.ts'

/** What concerns the account itself is mailed by whoever decides it. */
type MailedType = Exclude<NotificationRow['type'], 'reminder' | 'safety'>

/** A member is away when they have no page open and have made no call for this long; milliseconds. */
const AWAY = 10 * 60_000
/** Older events are not mailed: a server that was down for days must not send mails about last week. */
const NEWS_HOURS = 6
const HOUR = 3_600_000

const PATHS: Record<MailedType, string> = { match: '/my-matches', message: '/messages', like: '/likes' }

/** Mails a member who is away, and wants mail, about something they have not seen; at most once a day for each kind. */
export async function mailAbout(app: App, userId: string, notificationId: string): Promise<void> {
  const now = app.clock.now()
  if (app.realtime.isOnline(userId)) return
  const row = await unseenNotification(app.db, userId, notificationId)
  if (
    !row ||
    row.type === 'reminder' ||
    row.type === 'safety' ||
    now.getTime() - row.created_at.getTime() > NEWS_HOURS * HOUR
  )
    return
  const { type } = row
  await app.db.transaction().execute(async (tx) => {
    const reader = await readerAway(tx, userId, now)
    if (!reader || !(await isFirstToday(tx, userId, type, today(app.clock)))) return
    const written = await newsEmail(reader, type, app.config.publicUrl)
    await app.mail.send({ to: reader.email, ...written })
  })
}

interface Reader {
  name: string
  email: string
  language: Language
}

const readerAway = (tx: Tx, userId: string, now: Date) =>
  tx
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('settings', 'settings.user_id', 'users.id')
    .select([
      'users.email',
      'users.language',
      ({ fn }) => fn.coalesce('profiles.display_name', 'users.name').as('name'),
    ])
    .where('users.id', '=', userId)
    .where('users.email_confirmed_at', 'is not', null)
    .where((eb) => eb.fn.coalesce('settings.email_notifications', eb.lit(true)))
    .where('users.last_active_at', '<', new Date(now.getTime() - AWAY))
    .$narrowType<Reader>()
    .executeTakeFirst()

async function isFirstToday(tx: Tx, user_id: string, type: MailedType, sent_on: string) {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('notification_mails')
    .values({ user_id, type, sent_on })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

function newsEmail({ name, language }: Reader, type: MailedType, publicUrl: string) {
  const { mails } = wordsIn(language)
  const { subject, heading, line, label } = mails[type]
  return emailTemplate(
    {
      subject,
      preview: mails.preview,
      heading,
      name,
      paragraphs: [line],
      action: { link: `${publicUrl}${PATHS[type]}`, label },
      closing: [mails.turnOff(`${publicUrl}/settings`)],
    },
    language,
  )
}
