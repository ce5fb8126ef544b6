import type { Distance } from '@ndoa/contract/profiles'
import { words } from './words/member/index.ts'

const NO_BREAK_SPACE = '\u00a0'

interface PlaceLabelProps {
  member: { display_location: string; distance?: Distance | undefined }
}

/**
 * "Accra, Ghana · 250–500 km away"; the place alone when its owner does not show the distance. On a narrow card the distance
 * is on lines of its own, and none begins with the dot.
 */
export function PlaceLabel({ member: { display_location, distance } }: PlaceLabelProps) {
  if (!distance) return display_location
  return (
    <>
      {`${display_location}${NO_BREAK_SPACE}· `}
      <span className="inline-block">{words.distances[distance]}</span>
    </>
  )
}
