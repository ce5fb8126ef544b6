import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { words as ui } from '../../../ui/words.ts'
import { useViewer } from '../../identity/accounts/index.ts'
import { weekQuery } from './matches.queries.ts'
import { words } from './words.ts'

const FIGURES = ['profile_views', 'new_matches', 'messages_sent', 'likes_received'] as const

export function WeekBox() {
  const { data, isError, isFetching, refetch } = useQuery(weekQuery(useViewer().id))
  const isQuiet = data !== undefined && FIGURES.every((name) => data[name] === 0)
  return (
    <Card>
      <h2 className="display text-xl">{words.week.title}</h2>
      {isError && !data ? (
        <div role="alert" className="mt-3 grid justify-items-start gap-3">
          <p>{words.week.failed}</p>
          <Button variant="outline" size="sm" busy={isFetching} onClick={() => void refetch()}>
            {ui.tryAgain}
          </Button>
        </div>
      ) : isQuiet ? (
        <p className="mt-2 text-soft">{words.week.quiet}</p>
      ) : (
        <dl className="mt-2 divide-y divide-line sm:mt-4 sm:grid sm:grid-cols-4 sm:divide-x sm:divide-y-0">
          {FIGURES.map((name) => (
            <div
              key={name}
              className="flex items-baseline justify-between gap-4 py-3 last:pb-0 sm:flex-col sm:gap-1 sm:px-4 sm:py-0 sm:first:ps-0"
            >
              <dt className="text-soft">{words.week.figures[name]}</dt>
              <dd className="text-xl font-bold tabular-nums">{data ? data[name] : '...'}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}
