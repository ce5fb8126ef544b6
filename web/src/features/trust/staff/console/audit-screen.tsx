import type { AuditEntry, StaffSession } from '@ndoa/contract/trust/staff'
import { useInfiniteQuery } from '@tanstack/react-query'
import { sentenceFor } from '../../../../lib/api/api-error.ts'
import { dateLabel, timeLabel } from '../../../../lib/dates.ts'
import { usePageTitle } from '../../../../lib/screen/use-page-title.ts'
import { QueryList } from '../../../../staff/query-list.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { actLabel, detailsLabel } from './act-words.ts'
import { auditQuery } from './staff.queries.ts'

/** Administrators see all entries, moderators their own. */
export function AuditScreen({ session }: { session: StaffSession }) {
  usePageTitle('Audit')
  const log = useInfiniteQuery(auditQuery)
  const { data, error } = log
  return (
    <>
      <h1 className="display mb-2 text-3xl">Audit</h1>
      <p className="mb-6 text-soft">
        {session.role === 'admin' ? 'Everything the staff have done.' : 'Everything you have done.'} Nothing
        here can be changed or deleted.
      </p>
      <QueryList
        query={log}
        items={data?.pages.flatMap((page) => page.entries)}
        failedTitle="The audit log could not be loaded"
        empty={<p className="text-soft">There are no entries yet.</p>}
      >
        {(entries) => (
          <>
            <Card flush>
              <ul aria-label="Audit log" className="divide-y divide-line">
                {entries.map((entry) => (
                  <Entry key={entry.seq} entry={entry} />
                ))}
              </ul>
            </Card>
            {log.isFetchNextPageError && (
              <Banner tone="error">{sentenceFor(error, 'That didn’t work. Please try again.')}</Banner>
            )}
            {log.hasNextPage && (
              <Button
                variant="outline"
                size="sm"
                busy={log.isFetchingNextPage}
                busyText="Loading..."
                onClick={() => void log.fetchNextPage()}
                className="mt-4"
              >
                Show More
              </Button>
            )}
          </>
        )}
      </QueryList>
    </>
  )
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { seq, at, by, act, subject } = entry
  const isOwn = by !== null && subject?.id === by.id
  const about = isOwn ? '' : (subject?.name ?? (subject && `${subject.kind} ${subject.id}`))
  return (
    <li className="grid gap-x-6 px-4 py-3 sm:grid-cols-[4rem_1fr_auto] sm:items-baseline">
      <span className="text-sm text-soft tabular-nums">#{seq}</span>
      <div className="min-w-0">
        <p className="font-medium">
          {actLabel(act)}
          {about && `: ${about}`}
        </p>
        <p className="text-sm text-soft">
          {[by ? `by ${by.name}` : 'by the system', detailsLabel(entry)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <time dateTime={at} className="text-sm text-soft">
        {dateLabel(at)}, {timeLabel(at)}
      </time>
    </li>
  )
}
