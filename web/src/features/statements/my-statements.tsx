import { useQuery } from '@tanstack/react-query'
import { sentenceFor } from '../../lib/api-error.ts'
import { FailedState } from '../../ui/failed-state.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { StatementCard } from './statement-card.tsx'
import { statementsQuery } from './statements.queries.ts'

/** Statements about the member, newest first; nothing where there are none. */
export function MyStatements({ title = 'Decisions About Your Account' }: { title?: string }) {
  const { data, error, isFetching, refetch } = useQuery(statementsQuery)
  if (error && !data)
    return (
      <FailedState
        title="We couldn’t load what we decided about your account"
        text={sentenceFor(error, 'Please try again later.')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Spinner label="Loading..." />
  if (data.length === 0) return null
  return (
    <section aria-labelledby="statements" className="grid gap-4">
      <h2 id="statements" className="text-xl font-bold">
        {title}
      </h2>
      {data.map((statement) => (
        <StatementCard key={statement.id} statement={statement} />
      ))}
    </section>
  )
}
