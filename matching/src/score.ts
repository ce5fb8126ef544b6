import { VALUES } from './components.ts'
import type { Traits } from './traits.ts'
import { COMPONENTS, type Component, WEIGHTS } from './weights.ts'

/** Whole points per component that one side gets from the other; at most the weights. */
export type Points = Readonly<Record<Component, number>>

const POINTS_PER_PERCENT = 40

export function pointsFor(viewer: Traits, candidate: Traits): Points {
  return {
    faith: componentPoints('faith', viewer, candidate),
    culture: componentPoints('culture', viewer, candidate),
    age: componentPoints('age', viewer, candidate),
    location: componentPoints('location', viewer, candidate),
    lifestyle: componentPoints('lifestyle', viewer, candidate),
    interests: componentPoints('interests', viewer, candidate),
    education: componentPoints('education', viewer, candidate),
  }
}

export function componentPoints(component: Component, viewer: Traits, candidate: Traits): number {
  return pointsOf(component, VALUES[component](viewer, candidate))
}

export function pointsOf(component: Component, value: number): number {
  return Math.round(WEIGHTS[component] * value)
}

/** 1 to 4,000: blanks and floors keep every sum above zero, so shares of it can always be formed. */
export function sumOf(points: Points): number {
  return COMPONENTS.reduce((sum, component) => sum + points[component], 0)
}

/**
 * One percentage for the pair: the geometric mean of both sums. It sinks when either side gets little, and it is
 * exactly the same from both sides, because a product of two integers does not depend on their order.
 */
export function percentOf(oneSum: number, otherSum: number): number {
  return Math.round(Math.sqrt(oneSum * otherSum) / POINTS_PER_PERCENT)
}

export function compatibility(a: Traits, b: Traits): number {
  return percentOf(sumOf(pointsFor(a, b)), sumOf(pointsFor(b, a)))
}
