import { CASE_KINDS, FIGURE_DAYS } from '@ndoa/contract/trust/case-rules'
import type { Figures } from '@ndoa/contract/trust/cases'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sentenceFor } from '../../../lib/api/api-error.ts'
import { formatCount } from '../../../lib/numbers.ts'
import { usePageTitle } from '../../../lib/screen/use-page-title.ts'
import { formatDuration } from '../../../staff/time-words.ts'
import { Card, SectionHeader } from '../../../ui/card.tsx'
import { FailedState } from '../../../ui/feedback/failed-state.tsx'
import { Loading, SkeletonRow } from '../../../ui/feedback/skeleton.tsx'
import { KINDS, REASONS } from '../cases/console/index.ts'
import { STEP_WORDS } from '../decisions/console/index.ts'
import { figuresQuery } from './console.queries.ts'

const MINUTE = 60_000

export function FiguresScreen() {
  usePageTitle('Figures')
  const { data, error, isFetching, refetch } = useQuery(figuresQuery)
  return (
    <>
      <h1 className="display mb-6 text-3xl">Figures</h1>
      {data ? (
        <div className="grid gap-8">
          <OldestWaiting figures={data} />
          <Decided figures={data} />
        </div>
      ) : error ? (
        <FailedState
          title="The figures could not be loaded"
          text={sentenceFor(error, 'Please try again later.')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading>
          <SkeletonRow />
          <SkeletonRow />
        </Loading>
      )}
    </>
  )
}

function OldestWaiting({ figures: { open, photos, first_looks } }: { figures: Figures }) {
  const rows = CASE_KINDS.map((kind) => {
    const waiting = open.find((one) => one.kind === kind) ?? { open: 0, late: 0 }
    const looks = first_looks.find((one) => one.kind === kind)
    return {
      name: KINDS[kind],
      ...waiting,
      first: looks ? formatDuration(looks.median_minutes * MINUTE) : '–',
    }
  })
  return (
    <section>
      <SectionHeader title="Waiting Now" />
      <Table
        label="Waiting now"
        columns={['Kind', 'Open', 'Late', 'Usual time to the first look']}
        rows={[...rows, { name: 'New photos', ...photos, first: '' }].map(
          ({ name, open: all, late, first }) => [
            name,
            formatCount(all),
            late > 0 ? (
              <strong key="late" className="text-error">
                {formatCount(late)}
              </strong>
            ) : (
              '0'
            ),
            first,
          ],
        )}
      />
      <p className="mt-2 text-sm text-soft">
        Half of the cases were looked at sooner than the usual time, half later; in the last {FIGURE_DAYS}{' '}
        days.
      </p>
    </section>
  )
}

function Decided({ figures: { decisions, appeals, verification } }: { figures: Figures }) {
  return (
    <section>
      <SectionHeader title={`Decided in ${FIGURE_DAYS} Days`} />
      {decisions.length > 0 ? (
        <Table
          label="Decided"
          columns={['Step', 'Reason', 'How often']}
          rows={decisions.map(({ step, reason, count }) => [
            STEP_WORDS[step].label,
            reason ? REASONS[reason] : '–',
            formatCount(count),
          ])}
        />
      ) : (
        <p className="text-soft">Nothing was decided.</p>
      )}
      <p className="mt-4">
        {appeals.decided === 0
          ? 'No appeal was decided.'
          : `${formatCount(appeals.overturned)} of ${formatCount(appeals.decided)} appeals overturned the decision.`}
      </p>
      {appeals.reasons.length > 0 && (
        <div className="my-4">
          <Table
            label="Appeals by reason"
            columns={['Reason', 'Appeals decided', 'Overturned']}
            rows={appeals.reasons.map(({ reason, decided, overturned }) => [
              reason ? REASONS[reason] : '–',
              formatCount(decided),
              formatCount(overturned),
            ])}
          />
        </div>
      )}
      <p className="mt-2">
        {verification.compared === 0
          ? 'Nothing to compare yet: requests to be verified.'
          : `In ${formatCount(verification.agreed)} of ${formatCount(verification.compared)} requests to be verified two people agreed.`}
      </p>
    </section>
  )
}

interface TableProps {
  label: string
  columns: readonly string[]
  rows: readonly (readonly ReactNode[])[]
}

function Table({ label, columns, rows }: TableProps) {
  return (
    <Card flush>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard too */}
      <div className="overflow-x-auto" tabIndex={0} role="group" aria-label={label}>
        <table className="w-full text-start">
          <thead className="border-b border-line bg-sand text-sm">
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className="px-4 py-3 text-start font-semibold">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map((cells, i) => (
              <tr key={i}>
                {cells.map((cell, j) =>
                  j === 0 ? (
                    <th key={j} scope="row" className="px-4 py-3 text-start font-medium">
                      {cell}
                    </th>
                  ) : (
                    <td key={j} className="px-4 py-3 tabular-nums">
                      {cell}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}
