import { VALUES } from './components.ts'
import type { Traits } from './traits.ts'
import { COMPONENTS, type Component, WEIGHTS } from './weights.ts'

/** Whole points that one side gets from the other for each component, at most its weight. */
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

/** @returns 1 to 4,000; blanks and floors keep every sum above zero, so that it can be divided into shares */
export function sumOf(points: Points): number {
  return COMPONENTS.reduce((sum, component) => sum + points[component], 0)
}

/** Uses the geometric mean of both sums, because it falls when either side gets little, and is exactly symmetric. */
export function percentOf(oneSum: number, otherSum: number): number {
  return Math.round(Math.sqrt(oneSum * otherSum) / POINTS_PER_PERCENT)
}

export function compatibility(a: Traits, b: Traits): number {
  return percentOf(sumOf(pointsFor(a, b)), sumOf(pointsFor(b, a)))
}
