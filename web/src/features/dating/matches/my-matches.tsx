import type { MyMatch } from '@ndoa/contract/dating/matches'
import { Select } from '../../../ui/forms/select.tsx'
import { CardList } from './card-list.tsx'
import { MatchCard } from './match-card.tsx'
import { inOrder, type MatchOrder } from './match-order.ts'
import { words } from './words.ts'

export interface MyMatchesProps {
  matches: readonly MyMatch[]
  drawn: number
  order: MatchOrder
  onOrder: (order: MatchOrder) => void
}

const FIRST_ROWS = 4

export function MyMatches({ matches, drawn, order, onOrder }: MyMatchesProps) {
  return (
    <section aria-label={words.list} className="grid grid-cols-1 gap-4">
      <h2 className="sr-only">{words.title}</h2>
      <Select
        label={words.sortBy}
        hideLabel
        options={Object.entries(words.orders).map(([value, label]) => ({ value, label }))}
        value={order}
        onChange={({ target }) => onOrder(target.value as MatchOrder)}
        className="sm:max-w-60"
      />
      <CardList look="rows">
        {inOrder(matches, order)
          .slice(0, drawn)
          .map((match, index) => (
            <MatchCard key={match.match_id} match={match} eager={index < FIRST_ROWS} />
          ))}
      </CardList>
    </section>
  )
}
