import type { QuietHours } from '@ndoa/contract/deliveries'
import PQueue from 'p-queue'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { counter } from '../../platform/metrics.ts'
import { fittingMembers } from '../discovery/index.ts'
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
const failedDigests = counter('weekly_digest_failures_total', 'Weekly digests that failed', [])

const DAY = 86_400_000
/** Slightly less than a week, so that the hour stays the same. */
const WEEK = 7 * DAY - 3 * 3_600_000
/** The member's local hour at which it is sent, unless that is a quiet hour. */
const HOUR = 9
const HOURS = 24
/** A member who was here this recently has seen it all. */
const AWAY = 2 * DAY
/** Members read at once, and digests written at the same time. */
const AT_ONCE = 200
const CONCURRENCY = 4
/** The queue takes a job for dead after two minutes, so another one continues after this time. Milliseconds. */
const STRETCH = 60_000
const LIKES_COUNTED = 1_000
/** Of so many members the compatibility is named. */
const BEST = 3

const JOB = 'weekly-digest'

/** How far the digests of one hour have come. */
interface Progress {
  /** The last member who was looked at. */
  after: string
  /** When they were begun: milliseconds since 1970. */
  at: number
}

/** Every hour, for those for whom it is the hour. */
export function defineWeeklyDigests(app: App): void {
  const run = async (progress: Progress | null) => {
    const reached = await sendWeeklyDigests(app, progress?.after ? progress : undefined)
    if (reached) await app.jobs.add(JOB, reached)
  }
  app.jobs.define(JOB, run, { cron: '5 * * * *' })
}

/**
 * Once a week, to members who agreed to marketing mails and have not been here for two days: how many members fit, how
 * well, and how many likes wait, as the screens count them. Nothing is sent when there is nothing to say. A failure with
 * one member is no reason to keep the others waiting.
 * @returns how far it came in its time; undefined when nobody is left
 */
export async function sendWeeklyDigests(
  app: App,
  progress?: Progress,
  { atOnce = AT_ONCE, stretch = STRETCH } = {},
): Promise<Progress | undefined> {
  const begun = performance.now()
  const now = progress ? new Date(progress.at) : app.clock.now()
  const queue = new PQueue({ concurrency: CONCURRENCY })
  let after = progress?.after ?? null
  for (;;) {
    const members = await membersWithoutDigest(app.db, {
      sentBefore: new Date(now.getTime() - WEEK),
      seenBefore: new Date(now.getTime() - AWAY),
      after,
      limit: atOnce,
    })
    const due = members.filter(
      ({ zone, country, quiet }) =>
        hourIn(zone ?? zoneOfCountry(country), now.getTime()) === hourAfter(quiet),
    )
    await queue.addAll(
      due.map(
        ({ id }) =>
          () =>
            tryDigest(app, id, now),
      ),
    )
    const last = members.at(-1)
    if (!last || members.length < atOnce) return undefined
    after = last.id
    if (performance.now() - begun >= stretch) return { after, at: now.getTime() }
  }
}

/** A member whose digest failed is tried again tomorrow at the same hour. */
async function tryDigest(app: App, userId: string, now: Date): Promise<void> {
  try {
    await sendDigest(app, userId, now)
  } catch (error) {
    failedDigests.inc()
    app.log.error({ err: error }, 'a weekly digest failed; the others go on')
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
    fittingMembers(app, userId, BEST),
    countReceivedLikes(app.db, userId, now, LIKES_COUNTED),
  ])
  await app.db.transaction().execute(async (tx) => {
    const reader = await digestReader(tx, userId) // they may no longer qualify
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
  fits: Awaited<ReturnType<typeof fittingMembers>>
  likes: number
}

async function mailDigest(app: App, tx: Tx, { userId, reader, fits, likes }: Digest) {
  const { weekly } = wordsIn(reader.language)
  const { publicUrl } = app.config
  const unsubscribe = unsubscribeLink(app, userId, ['weekly'])
  const written = await emailTemplate(
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
