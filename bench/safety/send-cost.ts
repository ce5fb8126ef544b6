import { middle } from '../matching/timing.ts'
import type { Figure } from './figures.ts'

/** Sending with screening is to be at least so fast as without. */
const LEAST = 0.97
export const ROUNDS = 9

/** Sends as much as it can for a while. @returns messages a second */
export type Send = (isScreened: boolean) => Promise<number>

/** In turn with and without screening, so that what else the machine does slows both; the middle of the ratios counts. */
export async function sendCostFigure(send: Send, rounds = ROUNDS): Promise<Figure> {
  const ratios: number[] = []
  for (let round = 0; round < rounds; round++) {
    const screenedFirst = round % 2 === 0
    const first = await send(screenedFirst)
    const second = await send(!screenedFirst)
    ratios.push(screenedFirst ? first / second : second / first)
  }
  const ratio = middle(ratios)
  return {
    name: `D3: sending with screening, middle of ${rounds}`,
    found: `${ratio.toFixed(3)} of without`,
    floor: `at least ${LEAST}`,
    isMet: ratio >= LEAST,
  }
}
