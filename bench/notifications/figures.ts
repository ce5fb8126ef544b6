import type { Figure } from '../safety/figures.ts'

/** The aim, and the floor beyond which the bench fails; a single number is both. */
type Bounds = number | { aim: number; floor: number }

export function atMost(name: string, found: number, bounds: Bounds, unit = ''): Figure {
  return figure(name, found, boundsLabel('at most', bounds, unit), found <= floorOf(bounds), unit)
}

export function atLeast(name: string, found: number, bounds: Bounds, unit = ''): Figure {
  return figure(name, found, boundsLabel('at least', bounds, unit), found >= floorOf(bounds), unit)
}

const floorOf = (bounds: Bounds) => (typeof bounds === 'number' ? bounds : bounds.floor)

const boundsLabel = (how: string, bounds: Bounds, unit: string) =>
  typeof bounds === 'number'
    ? `${how} ${bounds}${unit}`
    : `aim ${how} ${bounds.aim}${unit}, floor ${bounds.floor}${unit}`

const figure = (name: string, found: number, floor: string, isMet: boolean, unit: string): Figure => ({
  name,
  found: `${+found.toFixed(1)}${unit}`,
  floor,
  isMet,
})
