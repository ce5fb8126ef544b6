import type { SecurityEvent } from '@ndoa/contract/security-log'
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceFor } from '../../lib/api-error.ts'
import { agoLabel } from '../../lib/dates.ts'
import { useNow } from '../../lib/use-now.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { FailedState } from '../../ui/failed-state.tsx'
import { ListStates } from '../../ui/list-states.tsx'
import { Loading, SkeletonRow } from '../../ui/skeleton.tsx'
import { SecureAccountDialog, type SecureAccountProps } from './secure-account-dialog.tsx'
import { securityLogQuery } from './security.queries.ts'
import { EVENT_LOOKS } from './security-event-words.ts'

export type RecentActivityProps = Omit<SecureAccountProps, 'open' | 'onClose'>

/** The security events of the account, newest first, and what to do if someone else caused them. */
export function RecentActivity(props: RecentActivityProps) {
  const [securing, setSecuring] = useState(false)
  const log = useInfiniteQuery(securityLogQuery)
  const { data, error, isFetching, refetch } = log
  return (
    <ListStates
      items={data?.pages.flatMap((page) => page.events)}
      loading={<LoadingEvents />}
      failed={
        error &&
        !data && (
          <FailedState
            title="We couldn’t load your recent activity"
            text={sentenceFor(error, 'Please try again later.')}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        )
      }
      empty={<p className="text-soft">Nothing yet. Sign-ins and changes to your account will show here.</p>}
    >
      {(events) => (
        <>
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
            See something you don’t recognise?
            <Button variant="quiet" size="sm" className="-ms-3 px-3" onClick={() => setSecuring(true)}>
              This Wasn’t Me
            </Button>
          </p>
          <EventList events={events} />
          <MoreEvents log={log} />
          <SecureAccountDialog {...props} open={securing} onClose={() => setSecuring(false)} />
        </>
      )}
    </ListStates>
  )
}

function LoadingEvents() {
  return (
    <Loading>
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
    </Loading>
  )
}

type EventLog = Pick<
  UseInfiniteQueryResult,
  'error' | 'isFetchNextPageError' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
>

function MoreEvents({ log }: { log: EventLog }) {
  return (
    <>
      {log.isFetchNextPageError && (
        <Banner tone="error">{sentenceFor(log.error, 'That didn’t work. Please try again.')}</Banner>
      )}
      {log.hasNextPage && (
        <Button
          variant="outline"
          size="sm"
          busy={log.isFetchingNextPage}
          busyText="Loading..."
          onClick={() => void log.fetchNextPage()}
          className="mt-3"
        >
          Show More
        </Button>
      )}
    </>
  )
}

function EventList({ events }: { events: readonly SecurityEvent[] }) {
  const now = useNow()
  return (
    <ul aria-label="Recent activity" className="divide-y divide-line">
      {events.map((event) => (
        <EventRow key={event.id} event={event} now={now} />
      ))}
    </ul>
  )
}

function EventRow({ event: { kind, created_at, device, place }, now }: { event: SecurityEvent; now: Date }) {
  const { text, icon: Icon, alarming } = EVENT_LOOKS[kind]
  const where = [device, place].filter(Boolean).join(', ')
  return (
    <li className="flex items-start gap-4 py-3">
      <Icon size={24} aria-hidden="true" className={cx('shrink-0', alarming ? 'text-error' : 'text-soft')} />
      <div className="min-w-0 grow">
        <p className="font-medium">{text}</p>
        <p className="text-sm text-soft">
          <time dateTime={created_at}>{agoLabel(created_at, now)}</time>
          {where && ` · ${where}`}
        </p>
      </div>
    </li>
  )
}
