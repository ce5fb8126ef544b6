import { middle } from '../matching/timing.ts'
import { atMost } from '../notifications/figures.ts'
import type { Figure } from '../safety/figures.ts'

/** What was done in a second, of each kind, directly one after the other. */
export interface Round {
  inserts: number
  sends: number
  /** Microseconds of CPU time for a message that was delivered, of server and database. */
  sendCost: number
  bare: number
  profiles: number
  lists: number
}

/** The limit varied by more than this factor: others worked on the machine, and the figures say less. */
const NOISY = 1.5

/** Ratios within a round, of which the middle counts: a machine that becomes slower slows both alike. */
export function costFigures(rounds: readonly Round[]): Figure[] {
  const middleOf = (value: (round: Round) => number) => middle(rounds.map(value))
  return [
    ratio(
      'messages stored ÷ single inserts',
      middleOf(({ sends, inserts }) => sends / inserts),
      {
        aim: 1,
        floor: 0.6,
      },
    ),
    atMost(
      'CPU of a delivered message',
      middleOf(({ sendCost }) => sendCost),
      { aim: 100, floor: 160 },
      ' µs',
    ),
    ratio(
      'own profile ÷ Fastify with its query',
      middleOf(({ profiles, bare }) => profiles / bare),
      {
        aim: 0.75,
        floor: 0.6,
      },
    ),
    ratio(
      'list of 30 conversations ÷ Fastify with one row',
      middleOf(({ lists, bare }) => lists / bare),
      {
        aim: 0.5,
        floor: 0.3,
      },
    ),
  ]
}

/** How many times faster the fastest round of single inserts was than the slowest. */
export function noiseOf(rounds: readonly Round[]): { spread: number; isNoisy: boolean } {
  const limits = rounds.map(({ inserts }) => inserts)
  const spread = Math.max(...limits) / Math.min(...limits)
  return { spread, isNoisy: spread > NOISY }
}

const ratio = (name: string, found: number, { aim, floor }: { aim: number; floor: number }): Figure => ({
  name,
  found: found.toFixed(2),
  floor: `aim at least ${aim}, floor ${floor}`,
  isMet: found >= floor,
})
