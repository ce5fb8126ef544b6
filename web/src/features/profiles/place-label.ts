import type { Distance } from '@ndoa/contract/profiles'

const DISTANCE_LABELS: Record<Distance, string> = {
  same_city: 'same city',
  under_50: 'under 50 km away',
  '50_100': '50–100 km away',
  '100_250': '100–250 km away',
  '250_500': '250–500 km away',
  over_500: 'over 500 km away',
}

// On a narrow card the distance wraps to the next line as a whole.
const NO_BREAK_SPACE = '\u00a0'
const UNBROKEN_DASH = '\u2060–\u2060'

/** "Accra, Ghana · 250–500 km away"; the place alone when its owner does not show the distance. */
export function placeLabel(member: { display_location: string; distance?: Distance | undefined }): string {
  const { display_location, distance } = member
  if (!distance) return display_location
  const label = DISTANCE_LABELS[distance].replaceAll(' ', NO_BREAK_SPACE).replace('–', UNBROKEN_DASH)
  return `${display_location} · ${label}`
}
