import type { Message } from '@ndoa/contract/dating/messaging'
import { faultsIn, type History } from '../../server/src/app/servers/testing/verdict.ts'
import { type Answers, unansweredIn, wrongIn } from './answers.ts'

export interface Sent {
  message: Message
  sentAt: number
  /** When both screens showed the message; null if they never did. */
  shownAt: number | null
}

export type Victim = 'server' | 'nats' | 'primary'

export interface Kill {
  victim: Victim
  at: number
}

export interface KillsRecord {
  sent: readonly Sent[]
  kills: readonly Kill[]
  answers: Answers
  brokenPages: number
  history: History
}

export interface KillsVerdict {
  acknowledged: number
  /** Acknowledged, but missing in the database or on a screen. */
  lost: number
  doubled: number
  outOfOrder: number
  toStrangers: number
  wrongMarks: number
  wrongPresence: number
  wrongBadges: number
  /** Answers other than 2xx, 429 and 503. */
  wrongAnswers: number
  unanswered: number
  brokenPages: number
  /** Seconds from the last kill until both screens showed everything; Infinity: never. */
  settled: number
  /** Longest time in seconds, by victim, from the first try until both screens showed the message. */
  pause: Partial<Record<Victim, number>>
}

export function killsVerdict({ sent, kills, answers, brokenPages, history }: KillsRecord): KillsVerdict {
  const faults = faultsIn(history)
  return {
    acknowledged: sent.length,
    lost: faults.lost,
    doubled: faults.doubled,
    outOfOrder: faults['out of order'],
    toStrangers: faults['shown to a stranger'],
    wrongMarks: faults['wrong read mark'],
    wrongPresence: faults['wrong presence'],
    wrongBadges: faults['wrong badge'],
    wrongAnswers: wrongIn(answers),
    unanswered: unansweredIn(answers),
    brokenPages,
    settled: settledAfter(sent, kills),
    pause: pauses(sent, kills),
  }
}

function settledAfter(sent: readonly Sent[], kills: readonly Kill[]): number {
  const last = Math.max(...kills.map(({ at }) => at))
  const shown = sent.map(({ shownAt }) => shownAt ?? Infinity)
  return Math.max(0, ...shown.map((at) => at - last)) / 1_000
}

const WINDOW = 5_000

function pauses(sent: readonly Sent[], kills: readonly Kill[]): KillsVerdict['pause'] {
  const pause: KillsVerdict['pause'] = {}
  for (const [at, kill] of kills.entries()) {
    const end = Math.min(kill.at + WINDOW, kills[at + 1]?.at ?? Infinity)
    for (const { sentAt, shownAt } of sent) {
      const isMeanwhile = sentAt < end && (shownAt === null || shownAt > kill.at)
      if (isMeanwhile)
        pause[kill.victim] = Math.max(pause[kill.victim] ?? 0, ((shownAt ?? Infinity) - sentAt) / 1_000)
    }
  }
  return pause
}
