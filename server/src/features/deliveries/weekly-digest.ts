import type { QuietHours } from '@ndoa/contract/deliveries'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { counter } from '../../platform/metrics.ts'
import { countFitting } from '../discovery/index.ts'
import { emailTemplate } from '../email-template.ts'
import { countReceivedLikes } from '../likes/index.ts'
import { hourIn, zoneOfCountry } from './deciding/local-time.ts'
import { unsubscribeLink } from './unsubscribe/index.ts'
import {
  type DigestReader,
  digestReader,
  markDigestSent,
  membersWithoutDigest,
} from './weekly-digest.queries.ts'
import { wordsIn } from './words/index.ts'

const sentDigests = counter('weekly_digests_total', 'Weekly digests that were sent', [])

const DAY = 86_400_000
/** Slightly less than a week, so that the hour stays the same. */
const WEEK = 7 * DAY - 3 * 3_600_000
/** The member's local hour at which it is sent, unless that is a quiet hour. */
const HOUR = 9
const HOURS = 24
/** A member who was here this recently has seen it all. */
const AWAY = 2 * DAY
const AT_ONCE = 500
const LIKES_COUNTED = 1_000

/**
 * Once a week, to members who agreed to marketing mails and have not been here for two days: how many members fit and how
 * many likes wait, as the screens count them. Nothing is sent when there is nothing to say.
 */
export async function sendWeeklyDigests(app: App): Promise<void> {
  const now = app.clock.now()
  let after: string | null = null
  for (;;) {
    const members = await membersWithoutDigest(app.db, {
      sentBefore: new Date(now.getTime() - WEEK),
      seenBefore: new Date(now.getTime() - AWAY),
      after,
      limit: AT_ONCE,
    })
    for (const { id, zone, country, quiet } of members)
      if (hourIn(zone ?? zoneOfCountry(country), now.getTime()) === hourAfter(quiet))
        await sendDigest(app, id, now)
    after = members.at(-1)?.id ?? null
    if (members.length < AT_ONCE) return
  }
}

/** Nine o'clock, or the first hour after it that is not quiet; quiet hours never fill a day. */
function hourAfter({ starts, ends }: QuietHours): number {
  const lasts = (ends - starts + HOURS) % HOURS
  const isQuiet = (HOUR - starts + HOURS) % HOURS < lasts
  return isQuiet ? ends : HOUR
}

async function sendDigest(app: App, userId: string, now: Date): Promise<void> {
  const [fits, likes] = await Promise.all([
    countFitting(app, userId),
    countReceivedLikes(app.db, userId, now, LIKES_COUNTED),
  ])
  await app.db.transaction().execute(async (tx) => {
    const reader = await digestReader(tx, userId) // they may no longer qualify
    if (!reader) return
    if (!(await markDigestSent(tx, userId, new Date(now.getTime() - WEEK), now))) return
    if (fits + likes === 0) return
    await mailDigest(app, tx, { userId, reader, fits, likes })
    sentDigests.inc()
  })
}

interface Digest {
  userId: string
  reader: DigestReader
  fits: number
  likes: number
}

async function mailDigest(app: App, tx: Tx, { userId, reader, fits, likes }: Digest) {
  const { weekly } = wordsIn(reader.language)
  const { publicUrl } = app.config
  const written = await emailTemplate(
    {
      subject: weekly.subject,
      preview: weekly.preview,
      heading: weekly.heading,
      name: reader.name,
      paragraphs: [...(fits > 0 ? [weekly.fits(fits)] : []), ...(likes > 0 ? [weekly.likes(likes)] : [])],
      action: { link: `${publicUrl}/find-matches`, label: weekly.label },
      closing: [weekly.why(`${publicUrl}/settings`)],
    },
    reader.language,
  )
  const unsubscribe = unsubscribeLink(app, userId, ['weekly'])
  await app.mail.send({ to: reader.email, kind: 'marketing', memberId: userId, unsubscribe, ...written }, tx)
}
