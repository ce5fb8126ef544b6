import { example } from '../../example.ts'
import { isBroken } from '../../gates.ts'
import { DEAL_BREAKERS, type DealBreaker, type Traits } from '../../traits.ts'

/** Deal breakers that the candidate's answer decides alone. The other three also depend on both faiths or countries. */
const OWN_ANSWER = DEAL_BREAKERS.slice(0, 4)
const FIRST_OWN_ANSWER = DEAL_BREAKERS.length

/**
 * One bit for each deal breaker that the member sets, then one for each that the member breaks. One AND with the
 * viewer's mask decides whether either side refuses the other.
 */
export const GATE_BITS = FIRST_OWN_ANSWER + OWN_ANSWER.length
export const GATE_CODES = 2 ** GATE_BITS
export const REFUSED = -1

export function gateBits(member: Traits): number {
  let bits = 0
  for (const deal of member.deal_breakers) bits |= 1 << DEAL_BREAKERS.indexOf(deal)
  for (const [i, deal] of OWN_ANSWER.entries())
    if (isBroken(deal, member, member)) bits |= 1 << (FIRST_OWN_ANSWER + i)
  return bits
}

export function viewerMask(viewer: Traits): number {
  return (
    dealsBrokenBy(viewer, example({})) |
    (bitsOf(OWN_ANSWER, (deal) => viewer.deal_breakers.includes(deal)) << FIRST_OWN_ANSWER)
  )
}

export function dealsBrokenBy(viewer: Traits, candidate: Traits): number {
  return bitsOf(DEAL_BREAKERS, (deal) => isBroken(deal, candidate, viewer))
}

function bitsOf(deals: readonly DealBreaker[], has: (deal: DealBreaker) => boolean): number {
  return deals.reduce((bits, deal, i) => (has(deal) ? bits | (1 << i) : bits), 0)
}
