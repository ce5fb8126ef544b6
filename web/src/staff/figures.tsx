import { CASE_KINDS, FIGURE_DAYS } from '@ndoa/contract/case-rules'
import type { Figures } from '@ndoa/contract/cases'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sentenceFor } from '../lib/api-error.ts'
import { counted } from '../lib/numbers.ts'
import { usePageTitle } from '../lib/use-page-title.ts'
import { Card, SectionHeader } from '../ui/card.tsx'
import { FailedState } from '../ui/failed-state.tsx'
import { Loading, SkeletonRow } from '../ui/skeleton.tsx'
import { KINDS, REASONS, STEP_WORDS, span } from './case-words.ts'
import { figuresQuery } from './cases.queries.ts'

const MINUTE = 60_000

/** What waits, how soon it is looked at, what was decided and what of it was wrong. */
export function FiguresScreen() {
  usePageTitle('Figures')
  const { data, error, isFetching, refetch } = useQuery(figuresQuery)
  return (
    <>
      <h1 className="display mb-6 text-3xl">Figures</h1>
      {data ? (
        <div className="grid gap-8">
          <Waiting figures={data} />
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

function Waiting({ figures: { open, photos, first_looks } }: { figures: Figures }) {
  const rows = CASE_KINDS.map((kind) => {
    const waiting = open.find((one) => one.kind === kind) ?? { open: 0, late: 0 }
    const looks = first_looks.find((one) => one.kind === kind)
    return { name: KINDS[kind], ...waiting, first: looks ? span(looks.median_minutes * MINUTE) : '–' }
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
            counted(all),
            late > 0 ? (
              <strong key="late" className="text-error">
                {counted(late)}
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

function Decided({ figures: { decisions, appeals, second_looks, verification } }: { figures: Figures }) {
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
            counted(count),
          ])}
        />
      ) : (
        <p className="text-soft">Nothing was decided.</p>
      )}
      <p className="mt-4">
        {appeals.decided === 0
          ? 'No appeal was decided.'
          : `${counted(appeals.overturned)} of ${counted(appeals.decided)} appeals overturned the decision.`}
      </p>
      {appeals.reasons.length > 0 && (
        <div className="my-4">
          <Table
            label="Appeals by reason"
            columns={['Reason', 'Appeals decided', 'Overturned']}
            rows={appeals.reasons.map(({ reason, decided, overturned }) => [
              reason ? REASONS[reason] : '–',
              counted(decided),
              counted(overturned),
            ])}
          />
        </div>
      )}
      <p className="mt-2">
        {agreement('decisions that were looked at twice', second_looks)}
        {second_looks.overturned > 0 && ` ${counted(second_looks.overturned)} did not stand.`}
      </p>
      <p className="mt-2">{agreement('requests to be verified', verification)}</p>
      {(second_looks.kappa !== null || verification.kappa !== null) && (
        <p className="mt-2 text-sm text-soft">
          Kappa is 1 when two people always decide the same, and 0 when they agree as often as by chance.
        </p>
      )}
    </section>
  )
}

interface Agreement {
  compared: number
  agreed: number
  kappa: number | null
}

/** "In 18 of 20 requests to be verified two people agreed (kappa 0.78)." */
function agreement(about: string, { compared, agreed, kappa }: Agreement): string {
  if (compared === 0) return `Nothing to compare yet: ${about}.`
  const beyondChance = kappa === null ? '' : ` (kappa ${kappa.toFixed(2)})`
  return `In ${counted(agreed)} of ${counted(compared)} ${about} two people agreed${beyondChance}.`
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
