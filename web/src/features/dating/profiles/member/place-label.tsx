import type { Distance } from '@ndoa/contract/dating/profiles'
import { words } from '../words/member.ts'

const NO_BREAK_SPACE = '\u00a0'

interface PlaceLabelProps {
  member: { display_location: string; distance?: Distance | undefined }
}

/** The owner may hide the distance. On a narrow card it wraps to its own lines, and no line begins with the dot. */
export function PlaceLabel({ member: { display_location, distance } }: PlaceLabelProps) {
  if (!distance) return display_location
  return (
    <>
      {`${display_location}${NO_BREAK_SPACE}· `}
      <span className="inline-block">{words.distances[distance]}</span>
    </>
  )
}
