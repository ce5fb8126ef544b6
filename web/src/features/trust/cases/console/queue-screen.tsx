import { type CaseKind, QUEUE_KINDS, SENIOR_KINDS } from '@ndoa/contract/trust/case-rules'
import type { QueuedCase } from '@ndoa/contract/trust/cases'
import type { StaffSession } from '@ndoa/contract/trust/staff'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { sentenceFor } from '../../../../lib/api/api-error.ts'
import { useNow } from '../../../../lib/screen/use-now.ts'
import { usePageTitle } from '../../../../lib/screen/use-page-title.ts'
import { useKeys } from '../../../../staff/keys-provider.tsx'
import { navigate } from '../../../../staff/location.ts'
import { QueryList } from '../../../../staff/query-list.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { useToast } from '../../../../ui/feedback/toast-provider.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { KINDS } from './case-words.ts'
import { queueQuery, useTakeCase } from './cases.queries.ts'
import { QueueRow } from './queue-row.tsx'
import { SkippedReasons } from './skipped-reasons.tsx'

const ALL_KINDS = [
  { value: '', label: 'What members wait for' },
  ...QUEUE_KINDS.map((kind) => ({ value: kind, label: KINDS[kind] })),
]

export function QueueScreen({ session }: { session: StaffSession }) {
  usePageTitle('Queue')
  const [kind, setKind] = useState<CaseKind>()
  const queue = useQueue(kind)
  const cases = queue.data?.pages.flatMap((page) => page.cases)
  const open = useOpenCase()
  const list = useRef<HTMLUListElement>(null)
  useKeys([
    { key: 'j', also: 'ArrowDown', does: 'Next case', act: () => moveFocus(list.current, 1) },
    { key: 'k', also: 'ArrowUp', does: 'Previous case', act: () => moveFocus(list.current, -1) },
    { key: 't', does: 'Take the selected case', act: () => focusedButton(list.current)?.click() },
    { key: 'n', does: 'Take the next case that is due', act: () => open.take(undefined) },
    { key: 'u', does: 'Look for new cases', act: () => void queue.refetch() },
  ])
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <h1 className="display text-3xl">Queue</h1>
        <div className="flex flex-wrap items-end gap-3">
          <Select
            label="Kind"
            hideLabel
            options={ALL_KINDS}
            value={kind ?? ''}
            onChange={({ target }) => setKind(QUEUE_KINDS.find((one) => one === target.value))}
          />
          <Button busy={open.isPending} onClick={() => open.take(undefined)}>
            Take Next
          </Button>
        </div>
      </div>
      <QueryList
        query={queue}
        items={cases}
        failedTitle="The queue could not be loaded"
        empty={<p className="text-soft">Nothing waits. Well done.</p>}
      >
        {(items) => (
          <>
            <Card flush>
              <ul ref={list} aria-label="Open cases" className="divide-y divide-line">
                {items.map((one) => (
                  <Row key={one.id} one={one} session={session} onTake={() => open.take(one.id)} />
                ))}
              </ul>
            </Card>
            <MoreButtons queue={queue} />
          </>
        )}
      </QueryList>
      <SkippedReasons />
    </>
  )
}

const useQueue = (kind: CaseKind | undefined) => useInfiniteQuery(queueQuery(kind))

function MoreButtons({ queue }: { queue: ReturnType<typeof useQueue> }) {
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {queue.hasNextPage && (
        <Button
          variant="outline"
          size="sm"
          busy={queue.isFetchingNextPage}
          busyText="Loading..."
          onClick={() => void queue.fetchNextPage()}
        >
          Show More
        </Button>
      )}
      <Button variant="quiet" size="sm" busy={queue.isFetching} onClick={() => void queue.refetch()}>
        Refresh
      </Button>
    </div>
  )
}

interface RowProps {
  one: QueuedCase
  session: StaffSession
  onTake: () => void
}

function Row({ one, session, onTake }: RowProps) {
  const isForOthers = SENIOR_KINDS.includes(one.kind) && !session.is_senior
  return <QueueRow one={one} now={useNow()} isForOthers={isForOthers} onTake={onTake} />
}

function useOpenCase() {
  const { mutate, isPending } = useTakeCase()
  const toast = useToast()
  return {
    isPending,
    take: (id: string | undefined) =>
      mutate(id, {
        onSuccess: ({ case_id }) => {
          if (case_id) navigate(`/staff/cases/${case_id}`)
          else toast.info('Nothing is waiting for you.')
        },
        onError: (error) => toast.error(sentenceFor(error, 'That didn’t work. Please try again.')),
      }),
  }
}

const buttonsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]

const focusedButton = (list: HTMLElement | null) =>
  buttonsIn(list).find((one) => one === document.activeElement)

function moveFocus(list: HTMLElement | null, by: 1 | -1) {
  const buttons = buttonsIn(list)
  const current = buttons.findIndex((one) => one === document.activeElement)
  const next = current < 0 ? 0 : Math.min(buttons.length - 1, Math.max(0, current + by))
  buttons[next]?.focus()
}
