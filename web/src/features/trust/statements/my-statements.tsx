import { useQuery } from '@tanstack/react-query'
import { sentenceFor } from '../../../lib/api/api-error.ts'
import { NotLoaded } from '../../../ui/feedback/not-loaded.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { StatementCard } from './statement-card.tsx'
import { statementsQuery } from './statements.queries.ts'
import { words } from './words.ts'

export function MyStatements({ title = words.title }: { title?: string }) {
  const query = useQuery(statementsQuery)
  const { data } = query
  if (!data)
    return (
      <NotLoaded
        query={query}
        title={words.failed}
        text={sentenceFor(query.error, words.tryLater)}
        loading={<Spinner label={words.loading} />}
      />
    )
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
