import type { Figure } from '../safety/figures.ts'

/** What is aimed at, and the bound beyond which the bench fails; one number when they are the same. */
type Bounds = number | { aim: number; floor: number }

/** A figure that may be so high at most. */
export function atMost(name: string, found: number, bounds: Bounds, unit = ''): Figure {
  const { aim, floor } = aimAndFloor(bounds)
  return figure(name, found, `aim at most ${aim}${unit}, floor ${floor}${unit}`, found <= floor, unit)
}

/** A figure that has to be so high at least. */
export function atLeast(name: string, found: number, bounds: Bounds, unit = ''): Figure {
  const { aim, floor } = aimAndFloor(bounds)
  return figure(name, found, `aim at least ${aim}${unit}, floor ${floor}${unit}`, found >= floor, unit)
}

const aimAndFloor = (bounds: Bounds) => (typeof bounds === 'number' ? { aim: bounds, floor: bounds } : bounds)

const figure = (name: string, found: number, floor: string, isMet: boolean, unit: string): Figure => ({
  name,
  found: `${+found.toFixed(1)}${unit}`,
  floor,
  isMet,
})
