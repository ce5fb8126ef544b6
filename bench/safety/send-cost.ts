import { middle } from '../matching/timing.ts'
import type { Figure } from './figures.ts'

/** Lowest accepted ratio of the rate with screening to the rate without. */
const MIN_RATIO = 0.97
export const ROUNDS = 9

/** @returns messages a second */
export type Send = (isScreened: boolean) => Promise<number>

/** The median over rounds of with, without, without, with: a slowing machine affects both sides alike. */
export async function sendCostFigure(send: Send, rounds = ROUNDS): Promise<Figure> {
  for (const isScreened of [true, false]) await send(isScreened) // warms up
  const ratios: number[] = []
  for (let round = 0; round < rounds; round++) {
    const before = await send(true)
    const costUnscreened = (await send(false)) + (await send(false))
    ratios.push((before + (await send(true))) / costUnscreened)
  }
  const ratio = middle(ratios)
  return {
    name: `D3: sending with screening, middle of ${rounds}`,
    found: `${ratio.toFixed(3)} of without`,
    floor: `at least ${MIN_RATIO}`,
    isMet: ratio >= MIN_RATIO,
  }
}
