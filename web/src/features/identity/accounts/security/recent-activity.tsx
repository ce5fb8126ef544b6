import type { SecurityEvent } from '@ndoa/contract/identity/security-log'
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceFor } from '../../../../lib/api/api-error.ts'
import { agoLabel } from '../../../../lib/dates.ts'
import { useNow } from '../../../../lib/screen/use-now.ts'
import { Button } from '../../../../ui/button.tsx'
import { cx } from '../../../../ui/cx.ts'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { FailedState } from '../../../../ui/feedback/failed-state.tsx'
import { Loading, SkeletonRow } from '../../../../ui/feedback/skeleton.tsx'
import { ListStates } from '../../../../ui/lists/list-states.tsx'
import { words as ui } from '../../../../ui/words.ts'
import { words } from '../words/security.ts'
import { SecureAccountDialog, type SecureAccountProps } from './secure-account-dialog.tsx'
import { securityLogQuery } from './security.queries.ts'
import { EVENT_STYLES } from './security-event-styles.ts'

export type RecentActivityProps = Omit<SecureAccountProps, 'open' | 'onClose'>

export function RecentActivity(props: RecentActivityProps) {
  const [isSecuring, setIsSecuring] = useState(false)
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
            title={words.events.failed}
            text={sentenceFor(error, ui.tryLater)}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        )
      }
      empty={<p className="text-soft">{words.events.none}</p>}
    >
      {(events) => (
        <>
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
            {words.events.unknown}
            <Button variant="quiet" size="sm" className="-ms-3 px-3" onClick={() => setIsSecuring(true)}>
              {words.events.notMe}
            </Button>
          </p>
          <EventList events={events} />
          <MoreEvents log={log} />
          <SecureAccountDialog {...props} open={isSecuring} onClose={() => setIsSecuring(false)} />
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
      {log.isFetchNextPageError && <Banner tone="error">{sentenceFor(log.error, words.notDone)}</Banner>}
      {log.hasNextPage && (
        <Button
          variant="outline"
          size="sm"
          busy={log.isFetchingNextPage}
          busyText={ui.loading}
          onClick={() => void log.fetchNextPage()}
          className="mt-3"
        >
          {words.events.more}
        </Button>
      )}
    </>
  )
}

function EventList({ events }: { events: readonly SecurityEvent[] }) {
  const now = useNow()
  return (
    <ul aria-label={words.events.list} className="divide-y divide-line">
      {events.map((event) => (
        <EventRow key={event.id} event={event} now={now} />
      ))}
    </ul>
  )
}

function EventRow({ event: { kind, created_at, device, place }, now }: { event: SecurityEvent; now: Date }) {
  const { icon: Icon, alarming } = EVENT_STYLES[kind]
  const where = [device, place].filter(Boolean).join(', ')
  return (
    <li className="flex items-start gap-4 py-3">
      <Icon
        size={24}
        aria-hidden="true"
        className={cx('pointing shrink-0', alarming ? 'text-error' : 'text-soft')}
      />
      <div className="min-w-0 grow">
        <p className="font-medium">{words.events.kinds[kind]}</p>
        <p className="text-sm text-soft">
          <time dateTime={created_at}>{agoLabel(created_at, now)}</time>
          {where && ` · ${where}`}
        </p>
      </div>
    </li>
  )
}
