import type { DeliveryChannel, DeliveryKind } from '@ndoa/contract/notifications/deliveries'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import type { NewsOf } from '../../../platform/waiting-messages.ts'
import { emailTemplate } from '../../shared/email-template.ts'
import { sendPush } from '../push/index.ts'
import { startOfQuiet } from './deciding/local-time.ts'
import type { NewsKind } from './deciding/when-to-send.ts'
import type { ReceiverRow } from './deliveries.queries.ts'
import { PATHS } from './kinds.ts'
import { zoneOf } from './receivers.ts'
import { isWithinBudget } from './sms-budget.ts'
import { unsubscribeLink } from './unsubscribe/index.ts'
import { wordsIn } from './words.ts'

/** Milliseconds after which a push message is stale. */
const PUSH_TTL = 24 * 3_600_000

export interface News {
  channel: DeliveryChannel
  userId: string
  receiver: ReceiverRow
  kinds: readonly NewsKind[]
  about: NewsOf
}

export async function sendNews(app: App, tx: Tx, news: News): Promise<'sent' | 'no_address' | 'budget'> {
  if (news.channel === 'push') return pushNews(app, tx, news)
  if (news.channel === 'mail') return mailNews(app, tx, news)
  return textNews(app, tx, news)
}

export function summaryOf({ receiver, kinds }: Pick<News, 'receiver' | 'kinds'>) {
  const { news, several, counts } = wordsIn(receiver.language)
  const distinct = [...new Set(kinds)]
  const [kind] = distinct
  const lines = distinct.map((one) => counts[one](kinds.filter((other) => other === one).length))
  const isOne = kinds.length === 1
  return {
    words: kind && isOne ? news[kind] : several,
    lines: isOne ? [] : lines,
    path: kind && distinct.length === 1 ? PATHS[kind] : '/notifications',
    tag: kind && distinct.length === 1 ? kind : 'news',
  }
}

async function pushNews(app: App, tx: Tx, { userId, receiver, kinds, about }: News) {
  const { preview } = wordsIn(receiver.language)
  const { words, lines, path, tag } = summaryOf({ receiver, kinds })
  const body = lines.length > 0 ? lines.join(' · ') : preview
  const { language, quiet } = receiver
  // If the push service is busy or the device is off, the message must not arrive at night instead.
  const now = app.clock.now().getTime()
  const until = startOfQuiet(quiet, zoneOf(receiver), now, now + PUSH_TTL)
  const message = { title: words.heading, body, path, tag, language, until, news: about }
  const devices = await sendPush(app, tx, userId, message)
  return devices > 0 ? 'sent' : 'no_address'
}

async function mailNews(app: App, tx: Tx, { userId, receiver, kinds, about }: News) {
  const { publicUrl } = app.config
  // One click, in the mail program or on the linked page, stops only this kind of mail.
  const unsubscribe = unsubscribeLink(app, userId, [...new Set(kinds)].filter(isRefusable))
  const { preview, turnOff } = wordsIn(receiver.language)
  const { words, lines, path } = summaryOf({ receiver, kinds })
  const written = emailTemplate(
    {
      subject: words.subject,
      preview,
      heading: words.heading,
      name: receiver.name,
      paragraphs: [words.line, ...lines],
      action: { link: `${publicUrl}${path}`, label: words.label },
      closing: [turnOff(unsubscribe)],
    },
    receiver.language,
  )
  await app.mail.send(
    { to: receiver.email ?? '', kind: 'news', memberId: userId, news: about, unsubscribe, ...written },
    tx,
  )
  return 'sent' as const
}

const isRefusable = (kind: NewsKind): kind is DeliveryKind => kind !== 'safety'

async function textNews(app: App, tx: Tx, { receiver, about }: News) {
  if (!(await isWithinBudget(app, tx))) return 'budget'
  const text = wordsIn(receiver.language).sms(`${app.config.publicUrl}${PATHS.match}`)
  await app.sms.send(receiver.phone ?? '', text, { tx, news: about })
  return 'sent' as const
}
