import { useQuery } from '@tanstack/react-query'
import { dateLabel } from '../../../lib/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FailedState } from '../../../ui/feedback/failed-state.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { ListStates } from '../../../ui/lists/list-states.tsx'
import { words as ui } from '../../../ui/words.ts'
import { photoGrantsQuery, useShowPhotos } from './photo-grants.queries.ts'
import { words } from './words.ts'

export function PhotoGrants() {
  const { data, error, isFetching, refetch } = useQuery(photoGrantsQuery)
  const showPhotos = useShowPhotos()
  const { title, text, empty, unavailable, since, hide, hideName, failed } = words.photoGrants
  return (
    <Card>
      <h2 className="mb-1 text-xl font-bold">{title}</h2>
      <p className="mb-2 text-sm text-soft">{text}</p>
      <ListStates
        items={data}
        loading={<Spinner label={ui.loading} />}
        failed={
          error && !data && <FailedState title={failed} busy={isFetching} onRetry={() => void refetch()} />
        }
        empty={<p className="py-2">{empty}</p>}
      >
        {(grants) => (
          <ul className="divide-y divide-line">
            {grants.map((grant) => (
              <li key={grant.user_id} className="flex min-h-16 items-center justify-between gap-4 py-2">
                <div className="min-w-0">
                  <p dir="auto" className="truncate font-semibold">
                    {grant.display_name ?? unavailable}
                  </p>
                  <p className="text-sm text-soft">{since(dateLabel(grant.created_at))}</p>
                </div>
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={hideName(grant.display_name ?? unavailable)}
                  onClick={() => showPhotos(grant, false)}
                >
                  {hide}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </ListStates>
    </Card>
  )
}
