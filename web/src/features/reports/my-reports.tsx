import type { OwnReport } from '@ndoa/contract/reports'
import { useQuery } from '@tanstack/react-query'
import { sentenceFor } from '../../lib/api-error.ts'
import { agoLabel } from '../../lib/dates.ts'
import { useNow } from '../../lib/use-now.ts'
import { Card } from '../../ui/card.tsx'
import { FailedState } from '../../ui/failed-state.tsx'
import { ListStates } from '../../ui/list-states.tsx'
import { Loading, SkeletonRow } from '../../ui/skeleton.tsx'
import { wordsOf } from './reasons.ts'
import { ownReportsQuery } from './reports.queries.ts'
import { SecondLook } from './second-look.tsx'

const STATES: Record<OwnReport['state'], string> = {
  received: 'Received. Someone will look at it soon.',
  in_review: 'Someone is looking at it.',
  breach: 'We found that our rules were broken, and acted.',
  no_breach: 'We found nothing against our rules. If it goes on, please report it again.',
}

/** What the member reported, and what became of it. With `onlyIfAny` nothing is shown of an empty list. */
export function MyReports({ onlyIfAny = false }: { onlyIfAny?: boolean }) {
  const { data, error, isFetching, refetch } = useQuery(ownReportsQuery)
  if (onlyIfAny && data?.length === 0) return null
  return (
    <Card>
      <h2 className="mb-3 text-xl font-bold">My Reports</h2>
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
              title="We couldn’t load your reports"
              text={sentenceFor(error, 'Please try again later.')}
              busy={isFetching}
              onRetry={() => void refetch()}
            />
          )
        }
        empty={<p className="text-soft">You haven’t reported anyone.</p>}
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
        {report.display_name ?? 'A member'}: {wordsOf(report.reason).label}
      </p>
      <p>{STATES[report.state]}</p>
      <p className="text-sm text-soft">Reported {agoLabel(report.created_at, now)}</p>
      <SecondLook report={report} />
    </li>
  )
}
