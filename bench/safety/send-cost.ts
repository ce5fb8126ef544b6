import { middle } from '../matching/timing.ts'
import type { Figure } from './figures.ts'

/** Sending with screening is to be at least so fast as without. */
const LEAST = 0.97
export const ROUNDS = 9

/** Sends as much as it can for a while. @returns messages a second */
export type Send = (isScreened: boolean) => Promise<number>

/**
 * Rounds of with, without, without, with: a machine that becomes slower meanwhile slows both alike. The middle of the
 * rounds counts.
 */
export async function sendCostFigure(send: Send, rounds = ROUNDS): Promise<Figure> {
  for (const isScreened of [true, false]) await send(isScreened) // until all is compiled and has its place
  const ratios: number[] = []
  for (let round = 0; round < rounds; round++) {
    const before = await send(true)
    const without = (await send(false)) + (await send(false))
    ratios.push((before + (await send(true))) / without)
  }
  const ratio = middle(ratios)
  return {
    name: `D3: sending with screening, middle of ${rounds}`,
    found: `${ratio.toFixed(3)} of without`,
    floor: `at least ${LEAST}`,
    isMet: ratio >= LEAST,
  }
}
