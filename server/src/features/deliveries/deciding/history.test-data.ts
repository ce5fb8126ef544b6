import type { DeliveryChannel, QuietHours } from '@ndoa/contract/deliveries'
import { decide, type NewsKind, READY_AFTER, type Sent, type SkipReason, type Waiting } from './decide.ts'

// Months in the life of a member, from a seed: news comes, is read or not, she visits, switches things off and travels.

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Around both changes of the clocks of 2026, and in zones with halves and quarters of an hour. */
const STARTS = ['2026-03-26T00:00Z', '2026-10-22T00:00Z', '2026-06-01T00:00Z']
const ZONES = [
  'Africa/Lagos',
  'Europe/London',
  'America/Toronto',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'UTC',
]
const KINDS: NewsKind[] = ['match', 'message', 'like', 'like', 'message', 'views', 'reminder', 'safety']
const CHANNELS: DeliveryChannel[] = ['push', 'mail', 'sms']
const DAYS = 6
/** A page that says nothing for so long, and has not said that it is hidden, is gone. */
const SILENCE = 36_000

export interface News {
  id: number
  kind: NewsKind
  at: number
  readAt: number | null
}

interface Settings {
  from: number
  zone: string
  quiet: QuietHours
  refused: NewsKind | null
  hasPush: boolean
}

export interface Outcome {
  news: News
  channel: DeliveryChannel
  at: number
  /** Undefined: it was sent. */
  skipped?: SkipReason
}

/** A page in front of the member. */
export interface Visit {
  from: number
  /** When it was last known to be there: it was hidden or closed, or answered for the last time. */
  until: number
  /** When the servers know that it is over. */
  over: number
}

export interface History {
  news: News[]
  visits: Visit[]
  settings: Settings[]
  end: number
}

/** Numbers that look random and are always the same for a seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Everything that happens to a member, before anything is sent. */
export function historyOf(seed: number): History {
  const random = randomFrom(seed)
  const one = <T>(choices: readonly T[]) => choices[Math.floor(random() * choices.length)] as T
  const begin = Date.parse(one(STARTS))
  const moment = () => begin + Math.floor(random() * DAYS * DAY)
  const moments = (most: number) =>
    Array.from({ length: Math.floor(random() * most) }, moment).toSorted((a, b) => a - b)
  const news = moments(25).map((at, id): News => {
    const readAt = random() < 0.4 ? at + Math.floor(random() ** 3 * DAY) : null
    return { id, kind: one(KINDS), at, readAt }
  })
  const visits = moments(8).map((at) => {
    // Half of them around a piece of news, which is where they decide something.
    const near = random() < 0.5 ? news[Math.floor(random() * news.length)] : undefined
    return visitFrom(near ? near.at + Math.floor((random() - 0.8) * 3 * MINUTE) : at, random)
  })
  const settings = [begin, ...moments(3)].map(
    (from): Settings => ({
      from,
      zone: one(ZONES),
      quiet:
        random() < 0.7
          ? { starts: 22, ends: 7 }
          : { starts: Math.floor(random() * 24), ends: Math.floor(random() * 24) },
      refused: random() < 0.3 ? one(KINDS.filter((kind) => kind !== 'safety')) : null,
      hasPush: random() < 0.7,
    }),
  )
  return {
    news,
    visits: visits.toSorted((a, b) => a.from - b.from),
    settings,
    end: begin + (DAYS + 4) * DAY,
  }
}

/** A third of them end without a word: their server hears nothing any more, and notices after a missed heartbeat. */
function visitFrom(from: number, random: () => number): Visit {
  const until = from + Math.floor(random() ** 3 * 20 * MINUTE)
  const isLost = random() < 0.3
  return { from, until, over: isLost ? until + SILENCE : until }
}

/** What the servers know at a time. */
function knownOf({ visits }: History, now: number) {
  const begun = visits.filter(({ from }) => from <= now)
  const noted = begun.map(({ from, until, over }) => (over <= now ? until : from))
  return { lastActiveAt: Math.max(0, ...noted), isLooking: begun.some(({ over }) => over > now) }
}

/** The settings that hold at a time. */
export const settingsAt = ({ settings }: History, at: number): Settings =>
  settings.findLast(({ from }) => from <= at) ?? settings[0]!

export interface Played {
  outcomes: Outcome[]
  sent: Record<DeliveryChannel, Sent[]>
}

/**
 * Lets it all happen, as the server would: whenever something falls due, each channel is decided about.
 * @param rule another one, to see that its faults are found
 */
export function play(history: History, rule: typeof decide = decide): Played {
  const sent: Record<DeliveryChannel, Sent[]> = { push: [], mail: [], sms: [] }
  const outcomes: Outcome[] = []
  const toldAt = new Map<number, Partial<Record<DeliveryChannel, number>>>()
  const waiting = new Map<DeliveryChannel, (Waiting & { news: News })[]>()
  for (const channel of CHANNELS)
    waiting.set(
      channel,
      history.news
        .filter(({ kind }) => channel !== 'sms' || kind === 'match')
        .map((news) => {
          const readyAt = news.at + READY_AFTER[channel]
          return {
            id: news.id,
            kind: news.kind,
            newsAt: news.at,
            readyAt,
            dueAt: readyAt,
            isUnread: true,
            toldAt: {},
            news,
          }
        }),
    )
  for (let now = nextDue(waiting); now <= history.end; now = nextDue(waiting)) {
    const { zone, quiet, refused, hasPush } = settingsAt(history, now)
    const known = knownOf(history, now)
    for (const channel of CHANNELS) {
      const here = waiting.get(channel)!
      const asked = here.map((item) => ({
        ...item,
        isUnread: item.news.readAt === null || item.news.readAt > now,
        toldAt: toldAt.get(item.id) ?? {},
      }))
      const address = channel === 'push' && !hasPush ? 'none' : 'there'
      const wants = (kind: NewsKind) => kind !== refused
      const receiver = {
        channel,
        zone,
        quiet,
        ...known,
        address,
        hasPush,
        textAlerts: 8,
        wants,
        sent: sent[channel],
      } as const
      const { skip, hold, send } = rule(receiver, asked, now)
      const newsOf = (id: number) => here.find((item) => item.id === id)!.news
      for (const { id, reason } of skip)
        outcomes.push({ news: newsOf(id), channel, at: now, skipped: reason })
      for (const { id, until } of hold) here.find((item) => item.id === id)!.dueAt = until
      for (const id of send) {
        outcomes.push({ news: newsOf(id), channel, at: now })
        toldAt.set(id, { ...toldAt.get(id), [channel]: now })
      }
      if (send.length > 0) sent[channel].push({ kinds: send.map((id) => newsOf(id).kind), at: now })
      const done = new Set([...skip.map(({ id }) => id), ...send])
      waiting.set(
        channel,
        here.filter(({ id }) => !done.has(id)),
      )
    }
  }
  return { outcomes, sent }
}

const nextDue = (waiting: ReadonlyMap<DeliveryChannel, readonly Waiting[]>): number =>
  Math.min(Number.POSITIVE_INFINITY, ...[...waiting.values()].flat().map(({ dueAt }) => dueAt))
