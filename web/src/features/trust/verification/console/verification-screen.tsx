import type { WaitingVerification } from '@ndoa/contract/trust/verification-staff'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { agoLabel, dateLabel, timeLabel } from '../../../../lib/dates.ts'
import { useNow } from '../../../../lib/screen/use-now.ts'
import { usePageTitle } from '../../../../lib/screen/use-page-title.ts'
import { QueryList } from '../../../../staff/query-list.tsx'
import { Chip } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { VerificationCase } from './verification-case.tsx'
import { waitingQuery } from './verification-staff.queries.ts'

export function VerificationScreen() {
  usePageTitle('Verification')
  const waiting = useQuery(waitingQuery)
  const { data } = waiting
  const [openId, setOpenId] = useState<string | null>(null)
  const open = data?.find(({ id }) => id === openId)
  if (open && data)
    return (
      <VerificationCase
        key={open.id}
        waiting={open}
        onClose={() => setOpenId(null)}
        onDecided={() => setOpenId(data.find(({ id }) => id !== open.id)?.id ?? null)}
      />
    )
  return (
    <>
      <h1 className="display mb-2 text-3xl">Verification</h1>
      <p className="mb-6 max-w-2xl text-soft">
        Two people review each request independently, and you cannot see whether someone else has already
        decided. If they disagree, a senior moderator decides.
      </p>
      <QueryList
        query={waiting}
        items={data}
        failedTitle="The list could not be loaded"
        empty={<EmptyState title="Nothing is waiting" text="There are no requests for you to review." />}
      >
        {(list) => (
          <Card flush>
            <ul aria-label="Waiting" className="divide-y divide-line">
              {list.map((waiting) => (
                <WaitingRow key={waiting.id} waiting={waiting} onOpen={() => setOpenId(waiting.id)} />
              ))}
            </ul>
          </Card>
        )}
      </QueryList>
    </>
  )
}

function WaitingRow({ waiting, onOpen }: { waiting: WaitingVerification; onOpen: () => void }) {
  const { case_number, kind, sent_at, due_at, needs_senior } = waiting
  const now = useNow()
  const late = new Date(due_at) < now
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          Case {case_number} <Chip>{kind === 'call' ? 'Call' : 'Live pictures'}</Chip>
          {needs_senior && <Chip tone="gold">Two disagree</Chip>}
          {late && <Chip tone="error">Late</Chip>}
        </p>
        <p className="text-sm text-soft">
          Sent {agoLabel(sent_at, now)} · due {dateLabel(due_at)}, {timeLabel(due_at)}
        </p>
      </div>
      <Button variant="quiet" size="sm" aria-label={`Open case ${case_number}`} onClick={onOpen}>
        Open
      </Button>
    </li>
  )
}
