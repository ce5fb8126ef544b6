import type { DeliveryChannel, DeliveryKind } from '@ndoa/contract/deliveries'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { emailTemplate } from '../email-template.ts'
import { sendPush } from '../push/index.ts'
import type { NewsKind } from './deciding/decide.ts'
import { startOfQuiet, zoneOfCountry } from './deciding/local-time.ts'
import type { ReceiverRow } from './deliveries.queries.ts'
import { PATHS } from './kinds.ts'
import { isWithinBudget } from './sms-budget.ts'
import { unsubscribeLink } from './unsubscribe/index.ts'
import { wordsIn } from './words/index.ts'

/** Yesterday's news is no longer news. */
const PUSH_KEPT = 24 * 3_600_000

export interface News {
  channel: DeliveryChannel
  userId: string
  receiver: ReceiverRow
  /** Of each piece of news; a kind comes as often as there is news of it. */
  kinds: readonly NewsKind[]
}

/** Hands one message about some news to its channel, in the transaction that marks the news as sent. */
export async function sendNews(app: App, tx: Tx, news: News): Promise<'sent' | 'no_address' | 'budget'> {
  if (news.channel === 'push') return pushNews(app, tx, news)
  if (news.channel === 'mail') return mailNews(app, tx, news)
  return textNews(app, tx, news)
}

/** In the words of its kind; several kinds, or several pieces of one, are counted. */
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

async function pushNews(app: App, tx: Tx, { userId, receiver, kinds }: News) {
  const { preview } = wordsIn(receiver.language)
  const { words, lines, path, tag } = summaryOf({ receiver, kinds })
  const body = lines.length > 0 ? lines.join(' · ') : preview
  const { language, quiet, zone, country } = receiver
  // A busy push service, or a device that was off, must not deliver it at night.
  const now = app.clock.now().getTime()
  const until = startOfQuiet(quiet, zone ?? zoneOfCountry(country), now, now + PUSH_KEPT)
  const devices = await sendPush(app, tx, userId, { title: words.heading, body, path, tag, language, until })
  return devices > 0 ? 'sent' : 'no_address'
}

async function mailNews(app: App, tx: Tx, { userId, receiver, kinds }: News) {
  const { publicUrl } = app.config
  const { preview, turnOff } = wordsIn(receiver.language)
  const { words, lines, path } = summaryOf({ receiver, kinds })
  const written = await emailTemplate(
    {
      subject: words.subject,
      preview,
      heading: words.heading,
      name: receiver.name,
      paragraphs: [words.line, ...lines],
      action: { link: `${publicUrl}${path}`, label: words.label },
      closing: [turnOff(`${publicUrl}/settings`)],
    },
    receiver.language,
  )
  // One click in the mail program stops this kind of mail, not all mails.
  const unsubscribe = unsubscribeLink(app, userId, [...new Set(kinds)].filter(isRefusable))
  await app.mail.send(
    { to: receiver.email ?? '', kind: 'news', memberId: userId, unsubscribe, ...written },
    tx,
  )
  return 'sent' as const
}

const isRefusable = (kind: NewsKind): kind is DeliveryKind => kind !== 'safety'

async function textNews(app: App, tx: Tx, { receiver }: News) {
  if (!(await isWithinBudget(app, tx))) return 'budget'
  const text = wordsIn(receiver.language).sms(`${app.config.publicUrl}${PATHS.match}`)
  await app.sms.send(receiver.phone ?? '', text, tx)
  return 'sent' as const
}
