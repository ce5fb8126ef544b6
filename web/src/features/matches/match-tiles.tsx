import type { MyMatch } from '@ndoa/contract/matches'
import { CalendarDays, HeartHandshake, MessageCircle, Sparkles } from 'lucide-react'
import { Tile, Tiles } from '../../ui/tile.tsx'
import { matchFigures } from './match-order.ts'

/** Total, new messages, average and this week. Undefined matches are still loading. */
export function MatchTiles({ matches }: { matches: readonly MyMatch[] | undefined }) {
  const { total, newMessages, average, thisWeek } = matchFigures(matches ?? [])
  const loading = !matches
  return (
    <Tiles>
      <Tile
        label="Total Matches"
        value={total}
        loading={loading}
        icon={<HeartHandshake aria-hidden="true" />}
      />
      <Tile
        label="New Messages"
        value={newMessages}
        loading={loading}
        icon={<MessageCircle aria-hidden="true" />}
      />
      <Tile label="Avg Match" value={average} loading={loading} icon={<Sparkles aria-hidden="true" />} />
      <Tile label="This Week" value={thisWeek} loading={loading} icon={<CalendarDays aria-hidden="true" />} />
    </Tiles>
  )
}
