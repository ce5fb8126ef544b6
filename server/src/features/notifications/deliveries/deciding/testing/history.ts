import type { DeliveryChannel, QuietHours } from '@ndoa/contract/notifications/deliveries'
import {
  decide,
  type NewsKind,
  READY_AFTER,
  type Sent,
  type SkipReason,
  type Waiting,
} from '../when-to-send.ts'

// Generates days of a member's activity from a seed: news arrives and may be read; the member visits, changes settings
// and travels.

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** The first two are close to the clock changes of 2026. */
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
/** Milliseconds without a heartbeat after which a page counts as closed. */
const SILENCE_TIMEOUT = 36_000

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
  /** Undefined if the news was sent. */
  skipped?: SkipReason
}

/** A period with a visible page. */
export interface Visit {
  from: number
  /** When the page was last known to be open: it was hidden, closed, or sent its last heartbeat. */
  until: number
  /** When the servers detect that the visit is over. */
  over: number
}

export interface History {
  news: News[]
  visits: Visit[]
  settings: Settings[]
  end: number
}

/** Mulberry32: returns the same pseudo-random numbers for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

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
    // Half of the visits are close in time to a piece of news, where they affect the decision.
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

/** A third of the visits end silently, so the servers notice it only after a missed heartbeat. */
function visitFrom(from: number, random: () => number): Visit {
  const until = from + Math.floor(random() ** 3 * 20 * MINUTE)
  const isLost = random() < 0.3
  return { from, until, over: isLost ? until + SILENCE_TIMEOUT : until }
}

/** @returns what the servers know at `now` */
function knownOf({ visits }: History, now: number) {
  const begun = visits.filter(({ from }) => from <= now)
  const noted = begun.map(({ from, until, over }) => (over <= now ? until : from))
  return { lastActiveAt: Math.max(0, ...noted), isLooking: begun.some(({ over }) => over > now) }
}

export const settingsAt = ({ settings }: History, at: number): Settings =>
  settings.findLast(({ from }) => from <= at) ?? settings[0]!

export interface Simulation {
  outcomes: Outcome[]
  sent: Record<DeliveryChannel, Sent[]>
}

/**
 * Simulates the server: whenever news falls due, the rule decides for each channel.
 * @param rule tests pass a faulty rule to check that its faults are detected
 */
export function simulate(history: History, rule: typeof decide = decide): Simulation {
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
      const queued = waiting.get(channel)!
      const current = queued.map((item) => ({
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
      const { skip, hold, send } = rule(receiver, current, now)
      const newsOf = (id: number) => queued.find((item) => item.id === id)!.news
      for (const { id, reason } of skip)
        outcomes.push({ news: newsOf(id), channel, at: now, skipped: reason })
      for (const { id, until } of hold) queued.find((item) => item.id === id)!.dueAt = until
      for (const id of send) {
        outcomes.push({ news: newsOf(id), channel, at: now })
        toldAt.set(id, { ...toldAt.get(id), [channel]: now })
      }
      if (send.length > 0) sent[channel].push({ kinds: send.map((id) => newsOf(id).kind), at: now })
      const done = new Set([...skip.map(({ id }) => id), ...send])
      waiting.set(
        channel,
        queued.filter(({ id }) => !done.has(id)),
      )
    }
  }
  return { outcomes, sent }
}

const nextDue = (waiting: ReadonlyMap<DeliveryChannel, readonly Waiting[]>): number =>
  Math.min(Number.POSITIVE_INFINITY, ...[...waiting.values()].flat().map(({ dueAt }) => dueAt))
