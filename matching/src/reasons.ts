import { FACTS, type Fact, IS_BLANK } from './facts.ts'
import { type Points, percentOf, pointsFor, sumOf } from './score.ts'
import type { Traits } from './traits.ts'
import { COMPONENTS, type Component, STRENGTH, WEIGHTS } from './weights.ts'

export type Strength = 'strong' | 'neutral' | 'weak'
export type Side = 'viewer' | 'candidate'

/** The points of all reasons add up to the percentage. */
export interface Reason {
  component: Component
  points: number
  strength: Strength
  unknown: Side[]
  facts: Fact[]
}

export interface Explanation {
  percent: number
  reasons: Reason[]
}

/**
 * Explains a score to the viewer. Points and strength are the same for both members, but facts are specific to the
 * viewer.
 */
export function explain(viewer: Traits, candidate: Traits): Explanation {
  const gets = pointsFor(viewer, candidate)
  const gives = pointsFor(candidate, viewer)
  const percent = percentOf(sumOf(gets), sumOf(gives))
  const points = shareOut(percent, gets, gives)
  const reasons = COMPONENTS.map((component, i) => ({
    component,
    points: points[i] ?? 0,
    strength: strengthOf((gets[component] + gives[component]) / (2 * WEIGHTS[component])),
    unknown: unknownSides(component, viewer, candidate),
    facts: FACTS[component](viewer, candidate),
  }))
  return { percent, reasons }
}

/**
 * Splits the percentage among the components. The geometric mean of the sums A and B is homogeneous of degree one, so
 * by Euler's theorem the shares percent * (a/A + b/B) / 2 add up to it exactly. They are kept as exact fractions over
 * 2AB and rounded by largest remainder, so that the whole points add up too.
 */
function shareOut(percent: number, gets: Points, gives: Points): number[] {
  const getsSum = sumOf(gets)
  const givesSum = sumOf(gives)
  const whole = 2 * getsSum * givesSum
  const shares = COMPONENTS.map(
    (component) => percent * (gets[component] * givesSum + gives[component] * getsSum),
  )
  const points = shares.map((share) => Math.floor(share / whole))
  const left = percent - points.reduce((sum, point) => sum + point, 0)
  const byRemainder = shares.map((share, i) => ({ i, remainder: share % whole }))
  byRemainder.sort((x, y) => y.remainder - x.remainder || x.i - y.i)
  const raised = new Set(byRemainder.slice(0, left).map(({ i }) => i))
  return points.map((point, i) => (raised.has(i) ? point + 1 : point))
}

function strengthOf(value: number): Strength {
  if (value >= STRENGTH.strong_from) return 'strong'
  return value < STRENGTH.weak_below ? 'weak' : 'neutral'
}

function unknownSides(component: Component, viewer: Traits, candidate: Traits): Side[] {
  const sides: Side[] = []
  if (IS_BLANK[component](viewer)) sides.push('viewer')
  if (IS_BLANK[component](candidate)) sides.push('candidate')
  return sides
}
