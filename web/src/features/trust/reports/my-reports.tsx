import type { OwnReport } from '@ndoa/contract/trust/reports'
import { useQuery } from '@tanstack/react-query'
import { sentenceFor } from '../../../lib/api/api-error.ts'
import { agoLabel } from '../../../lib/dates.ts'
import { useNow } from '../../../lib/screen/use-now.ts'
import { Card } from '../../../ui/card.tsx'
import { FailedState } from '../../../ui/feedback/failed-state.tsx'
import { Loading, SkeletonRow } from '../../../ui/feedback/skeleton.tsx'
import { ListStates } from '../../../ui/lists/list-states.tsx'
import { words as ui } from '../../../ui/words.ts'
import { ownReportsQuery } from './reports.queries.ts'
import { SecondLook } from './second-look.tsx'
import { words } from './words.ts'

export function MyReports({ onlyIfAny = false }: { onlyIfAny?: boolean }) {
  const { data, error, isFetching, refetch } = useQuery(ownReportsQuery)
  if (onlyIfAny && data?.length === 0) return null
  return (
    <Card>
      <h2 className="mb-3 text-xl font-bold">{words.own.title}</h2>
      <ListStates
        items={data}
        loading={
          <Loading>
            <SkeletonRow />
            <SkeletonRow />
          </Loading>
        }
        failed={
          error &&
          !data && (
            <FailedState
              title={words.own.failed}
              text={sentenceFor(error, ui.tryLater)}
              busy={isFetching}
              onRetry={() => void refetch()}
            />
          )
        }
        empty={<p className="text-soft">{words.own.empty}</p>}
      >
        {(reports) => (
          <ul className="grid gap-4">
            {reports.map((report) => (
              <Report key={report.id} report={report} />
            ))}
          </ul>
        )}
      </ListStates>
    </Card>
  )
}

function Report({ report }: { report: OwnReport }) {
  const now = useNow()
  return (
    <li className="grid gap-1.5 border-b border-line pb-4 last:border-0 last:pb-0">
      <p className="font-semibold">
        {words.own.about(report.display_name ?? words.own.someone, words.reasons[report.reason])}
      </p>
      <p>{words.own.states[report.state]}</p>
      <p className="text-sm text-soft">{words.own.reported(agoLabel(report.created_at, now))}</p>
      <SecondLook report={report} />
    </li>
  )
}
