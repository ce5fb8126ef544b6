import type { MyMatch } from '@ndoa/contract/dating/matches'
import { CalendarDays, HeartHandshake, MessageCircle, Sparkles } from 'lucide-react'
import { Tiles } from '../../../ui/tiles.tsx'
import { matchFigures } from './match-order.ts'
import { words } from './words.ts'

export function MatchTiles({ matches }: { matches: readonly MyMatch[] | undefined }) {
  const { total, newMessages, average, thisWeek } = matchFigures(matches ?? [])
  return (
    <Tiles
      loading={!matches}
      tiles={[
        { label: words.tiles.total, value: total, Icon: HeartHandshake },
        { label: words.tiles.newMessages, value: newMessages, Icon: MessageCircle },
        { label: words.tiles.average, value: average, Icon: Sparkles },
        { label: words.tiles.thisWeek, value: thisWeek, Icon: CalendarDays },
      ]}
    />
  )
}
