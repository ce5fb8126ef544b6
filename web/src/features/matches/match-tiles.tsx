import type { MyMatch } from '@ndoa/contract/matches'
import { CalendarDays, HeartHandshake, MessageCircle, Sparkles } from 'lucide-react'
import { Tiles } from '../../ui/tile.tsx'
import { matchFigures } from './match-order.ts'

/** Total, new messages, average and this week. Undefined matches are still loading. */
export function MatchTiles({ matches }: { matches: readonly MyMatch[] | undefined }) {
  const { total, newMessages, average, thisWeek } = matchFigures(matches ?? [])
  return (
    <Tiles
      loading={!matches}
      tiles={[
        { label: 'Total Matches', value: total, Icon: HeartHandshake },
        { label: 'New Messages', value: newMessages, Icon: MessageCircle },
        { label: 'Avg Match', value: average, Icon: Sparkles },
        { label: 'This Week', value: thisWeek, Icon: CalendarDays },
      ]}
    />
  )
}
