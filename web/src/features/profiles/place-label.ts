import type { Distance } from '@ndoa/contract/profiles'
import { words } from './words/member/index.ts'

// On a narrow card the distance wraps to the next line as a whole, and no line begins with the dot.
const NO_BREAK_SPACE = '\u00a0'
const UNBROKEN_DASH = '\u2060–\u2060'

/** "Accra, Ghana · 250–500 km away"; the place alone when its owner does not show the distance. */
export function placeLabel(member: { display_location: string; distance?: Distance | undefined }): string {
  const { display_location, distance } = member
  if (!distance) return display_location
  const label = words.distances[distance].replaceAll(' ', NO_BREAK_SPACE).replace('–', UNBROKEN_DASH)
  return words.placeDistance(display_location, label).replace(' · ', `${NO_BREAK_SPACE}· `)
}
