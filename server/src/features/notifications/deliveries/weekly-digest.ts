import type { QuietHours } from '@ndoa/contract/notifications/deliveries'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import { defineEachMember, type EachMember } from '../../../platform/each-member.ts'
import { counter } from '../../../platform/metrics.ts'
import { zoneOfCountry } from '../../../platform/zones.ts'
import { countAndPercents } from '../../dating/discovery/index.ts'
import { countReceivedLikes } from '../../dating/likes/index.ts'
import { emailTemplate } from '../../shared/email-template.ts'
import { hourIn } from './deciding/local-time.ts'
import { unsubscribeLink } from './unsubscribe/index.ts'
import {
  type DigestReader,
  type DueReader,
  digestReader,
  markDigestSent,
  membersWithoutDigest,
} from './weekly-digest.queries.ts'
import { wordsIn } from './words.ts'

const sentDigests = counter('weekly_digests_total', 'Weekly digests that were sent', [])

const DAY = 86_400_000
/** Slightly less than a week, so that the hour stays the same. */
const WEEK = 7 * DAY - 3 * 3_600_000
const HOUR = 9
const HOURS = 24
const AWAY = 2 * DAY
const LIKES_COUNTED = 1_000
const DIGEST_PROFILES = 3

export const defineWeeklyDigests = (app: App): void =>
  defineEachMember(app, '5 * * * *', (begun) => weeklyDigests(app, begun))

/** The counts match those on the screens. A failed digest is retried the next day at the same hour. */
export const weeklyDigests = (app: App, now: Date): EachMember<DueReader> => ({
  name: 'weekly-digest',
  page: (after, limit) =>
    membersWithoutDigest(app.db, {
      sentBefore: new Date(now.getTime() - WEEK),
      seenBefore: new Date(now.getTime() - AWAY),
      after,
      limit,
    }),
  async handle({ id, zone, country, quiet }) {
    if (hourIn(zone ?? zoneOfCountry(country), now.getTime()) === digestHour(quiet))
      await sendDigest(app, id, now)
  },
})

function digestHour({ starts, ends }: QuietHours): number {
  const lasts = (ends - starts + HOURS) % HOURS
  const isQuiet = (HOUR - starts + HOURS) % HOURS < lasts
  return isQuiet ? ends : HOUR
}

async function sendDigest(app: App, userId: string, now: Date): Promise<void> {
  const [fits, likes] = await Promise.all([
    countAndPercents(app, userId, DIGEST_PROFILES),
    countReceivedLikes(app.db, userId, now, LIKES_COUNTED),
  ])
  await app.db.transaction().execute(async (tx) => {
    const reader = await digestReader(tx, userId)
    if (!reader) return
    if (!(await markDigestSent(tx, userId, new Date(now.getTime() - WEEK), now))) return
    if (fits.total + likes === 0) return
    await mailDigest(app, tx, { userId, reader, fits, likes })
    sentDigests.inc()
  })
}

interface Digest {
  userId: string
  reader: DigestReader
  fits: Awaited<ReturnType<typeof countAndPercents>>
  likes: number
}

async function mailDigest(app: App, tx: Tx, { userId, reader, fits, likes }: Digest) {
  const { weekly } = wordsIn(reader.language)
  const { publicUrl } = app.config
  const unsubscribe = unsubscribeLink(app, userId, ['weekly'])
  const written = emailTemplate(
    {
      subject: weekly.subject,
      preview: weekly.preview,
      heading: weekly.heading,
      name: reader.name,
      paragraphs: [
        ...(fits.total > 0 ? [weekly.fits(fits.total), weekly.best(fits.percents)] : []),
        ...(likes > 0 ? [weekly.likes(likes)] : []),
      ],
      action: { link: `${publicUrl}/find-matches`, label: weekly.label },
      closing: [weekly.why(unsubscribe)],
    },
    reader.language,
  )
  await app.mail.send({ to: reader.email, kind: 'marketing', memberId: userId, unsubscribe, ...written }, tx)
}
