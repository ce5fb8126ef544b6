import { isBroken } from '../../gates.ts'
import type { DealBreaker, Traits } from '../../traits.ts'
import { example } from './example.ts'

/**
 * Both directions of all deal breakers in 11 bits. A member's bits say which deals they hold others to (0 to 6) and
 * whose deals they break by themselves (7 to 10). A query turns the viewer into a mask of what must not be there: one
 * AND then decides whether either refuses the other.
 */
export const GATE_BITS = 11
export const GATE_CODES = 2 ** GATE_BITS
/** In tables of masks: nobody there may be shown. */
export const REFUSED = -1

const DEALS: readonly DealBreaker[] = [
  'Smoking',
  'Drinking',
  'Has children',
  'Wants children',
  'No faith',
  'Different faith',
  'Long distance',
]
/** Broken by the other's own answer alone; the last three also depend on faith or country, which are grouped. */
const FACTS = DEALS.slice(0, 4)
const FIRST_FACT = DEALS.length

/** The bits of a member in the index. */
export function gateBits(member: Traits): number {
  let bits = 0
  for (const deal of member.deal_breakers) bits |= 1 << DEALS.indexOf(deal)
  for (const [i, deal] of FACTS.entries()) if (isBroken(deal, member, member)) bits |= 1 << (FIRST_FACT + i)
  return bits
}

/** What candidates must not have because of the viewer's own answers and deals, whatever their faith and country. */
export function viewerMask(viewer: Traits): number {
  return (
    dealsBrokenBy(viewer, example({})) |
    (bitsOf(FACTS, (deal) => viewer.deal_breakers.includes(deal)) << FIRST_FACT)
  )
}

/** The deals that somebody like this candidate would be denied by, if the candidate held them. */
export function dealsBrokenBy(viewer: Traits, candidate: Traits): number {
  return bitsOf(DEALS, (deal) => isBroken(deal, candidate, viewer))
}

function bitsOf(deals: readonly DealBreaker[], has: (deal: DealBreaker) => boolean): number {
  return deals.reduce((bits, deal, i) => (has(deal) ? bits | (1 << i) : bits), 0)
}
