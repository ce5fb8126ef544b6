import { middle } from '../matching/timing.ts'
import { atMost } from '../notifications/figures.ts'
import type { Figure } from '../safety/figures.ts'

export interface Round {
  inserts: number
  sends: number
  /** Microseconds of server and database CPU time per delivered message. */
  sendCost: number
  bare: number
  profiles: number
  lists: number
}

/** Above this spread of the insert rate, the machine was busy and the figures mean less. */
const NOISY = 1.5

/** The median of per-round ratios, because a slowing machine affects both sides alike. */
export function costFigures(rounds: readonly Round[]): Figure[] {
  const middleOf = (value: (round: Round) => number) => middle(rounds.map(value))
  return [
    ratio(
      'messages stored ÷ single inserts',
      middleOf(({ sends, inserts }) => sends / inserts),
      0.25,
    ),
    atMost(
      'CPU of a delivered message',
      middleOf(({ sendCost }) => sendCost),
      400,
      ' µs',
    ),
    ratio(
      'own profile ÷ Fastify with its query',
      middleOf(({ profiles, bare }) => profiles / bare),
      0.5,
    ),
    ratio(
      'list of 30 conversations ÷ Fastify with one row',
      middleOf(({ lists, bare }) => lists / bare),
      0.07,
    ),
  ]
}

export function noiseOf(rounds: readonly Round[]): { spread: number; isNoisy: boolean } {
  const limits = rounds.map(({ inserts }) => inserts)
  const spread = Math.max(...limits) / Math.min(...limits)
  return { spread, isNoisy: spread > NOISY }
}

const ratio = (name: string, found: number, floor: number): Figure => ({
  name,
  found: found.toFixed(2),
  floor: `at least ${floor}`,
  isMet: found >= floor,
})
