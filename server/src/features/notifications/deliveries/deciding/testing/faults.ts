import type { DeliveryChannel } from '@ndoa/contract/notifications/deliveries'
import type { Sent } from '../when-to-send.ts'
import { type History, type News, type Outcome, type Simulation, settingsAt } from './history.ts'

// Faults that must never occur in a history, detected independently of the rule.

export const FAULTS = ['read', 'quiet', 'ceiling', 'twice', 'lost', 'otherwise'] as const
export type Fault = { kind: (typeof FAULTS)[number]; why: string }

const HOUR = 3_600_000
const DAY = 24 * HOUR
const CEILINGS: [DeliveryChannel, most: number, within: number][] = [
  ['push', 6, DAY],
  ['mail', 1, DAY],
  ['sms', 1, DAY],
  ['sms', 8, 30 * DAY],
]

/** Does not use the rule's code, so that a fault there is detected. */
function isNight({ quiet: { starts, ends }, zone }: ReturnType<typeof settingsAt>, at: number): boolean {
  const hour = Number(
    new Date(at).toLocaleString('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' }),
  )
  if (starts === ends) return false
  return starts < ends ? hour >= starts && hour < ends : hour >= starts || hour < ends
}

/** @returns whether the member had a visible page between the news and `at` */
const wasSeen = ({ visits }: History, news: News, at: number) =>
  visits.some(({ from, until }) => from <= at && until > news.at)

const isCounted = ({ kinds }: Sent) => kinds.some((kind) => kind !== 'safety')

export function faultsOf(history: History, { outcomes, sent }: Simulation): Fault[] {
  const told = outcomes.filter(({ skipped }) => skipped === undefined)
  return [
    ...told.flatMap((one) => faultsOfOne(history, one, told)),
    ...aboveCeilings(sent),
    ...lostIn(history, outcomes),
  ]
}

function faultsOfOne(history: History, one: Outcome, told: readonly Outcome[]): Fault[] {
  const { news, at, channel } = one
  const faults: Fault[] = []
  const fault = (kind: Fault['kind'], why: string) => faults.push({ kind, why: `told ${why}` })
  if (news.readAt !== null && news.readAt <= at) fault('read', 'of what was read')
  if (wasSeen(history, news, at)) fault('read', 'of what was seen in the app')
  if (isNight(settingsAt(history, at), at)) fault('quiet', 'in quiet hours')
  if (told.some((other) => other !== one && other.news === news && other.channel === channel))
    fault('twice', 'twice on a channel')
  if (
    channel === 'push' &&
    told.some((mail) => mail.channel === 'mail' && mail.news === news && mail.at < at)
  )
    fault('twice', 'by push after a mail')
  if (
    channel === 'sms' &&
    told.some((mail) => mail.channel === 'mail' && mail.news === news && mail.at <= at && at - mail.at < HOUR)
  )
    fault('otherwise', 'by text message right after a mail')
  if (settingsAt(history, at).refused === news.kind) fault('otherwise', 'of what was refused')
  if (at < news.at + 30_000) fault('otherwise', 'too soon')
  return faults
}

function aboveCeilings(sent: Simulation['sent']): Fault[] {
  return CEILINGS.flatMap(([channel, most, within]) => {
    const counted = sent[channel].filter(isCounted)
    return counted
      .filter(({ at }) => counted.filter((other) => other.at > at - within && other.at <= at).length > most)
      .map((): Fault => ({ kind: 'ceiling', why: `too many by ${channel}` }))
  })
}

/** News that is still unread must have been sent, refused, or on a page opened since; otherwise it is lost. */
function lostIn(history: History, outcomes: readonly Outcome[]): Fault[] {
  return history.news.flatMap((news): Fault[] => {
    const outcome = outcomes.find((one) => one.news === news && one.channel === 'mail')
    if (!outcome) return [{ kind: 'lost', why: `${news.kind} was never decided about` }]
    const silenced = outcomes.find(
      (one) => one.news === news && one.skipped === 'active' && !wasSeen(history, news, one.at),
    )
    if (silenced) return [{ kind: 'lost', why: `${news.kind} was not told by ${silenced.channel}, nor seen` }]
    const isGivenUp = outcome.skipped === 'late' || outcome.skipped === 'ceiling'
    return isGivenUp ? [{ kind: 'lost', why: `${news.kind} was given up` }] : []
  })
}
