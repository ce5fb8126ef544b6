import type { OwnSession } from '@ndoa/contract/accounts'
import { useQuery } from '@tanstack/react-query'
import { Laptop, Smartphone } from 'lucide-react'
import { sentenceFor } from '../../lib/api-error.ts'
import { dateLabel, dayLabel } from '../../lib/dates.ts'
import { Chip } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { FailedState } from '../../ui/failed-state.tsx'
import { Loading, SkeletonRow } from '../../ui/skeleton.tsx'
import { useToast } from '../../ui/toast.tsx'
import { SHORT_TOAST } from '../../ui/toast-time.ts'
import { sessionsQuery, useEndOtherSessions, useEndSession } from './security.queries.ts'

/** Where the member is signed in, with a button to end each session. */
export function OwnSessions() {
  const { data, error, refetch, isFetching } = useQuery(sessionsQuery)
  if (data) return <SessionList sessions={data} />
  if (error)
    return (
      <FailedState
        title="We couldn’t load your devices"
        text={sentenceFor(error, 'Please try again later.')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  return (
    <Loading>
      <SkeletonRow />
      <SkeletonRow />
    </Loading>
  )
}

function SessionList({ sessions }: { sessions: OwnSession[] }) {
  const toast = useToast()
  const one = useEndSession()
  const others = useEndOtherSessions()
  const outcome = (done: string) => ({
    onSuccess: () => toast.success(done, SHORT_TOAST),
    onError: (error: Error) =>
      toast.error(sentenceFor(error, 'That didn’t work. Please try again.'), SHORT_TOAST),
  })

  return (
    <>
      <ul aria-label="Signed-in devices" className="divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={one.isPending && one.variables === session.id}
            onEnd={() => one.mutate(session.id, outcome('That device was signed out.'))}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          variant="outline"
          size="sm"
          busy={others.isPending}
          onClick={() => others.mutate(undefined, outcome('All other devices were signed out.'))}
          className="mt-3"
        >
          End All Others
        </Button>
      )}
    </>
  )
}

interface SessionRowProps {
  session: OwnSession
  busy: boolean
  onEnd: () => void
}

function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const { system, place, created_at, last_used_at, current } = session
  const device = deviceWords(session)
  const Icon = system === 'Android' || system === 'iOS' ? Smartphone : Laptop
  return (
    <li className="flex items-center gap-4 py-3">
      <Icon size={24} aria-hidden="true" className="shrink-0 text-soft" />
      <div className="min-w-0 grow">
        <p className="font-medium">
          {device} {current && <Chip tone="teal">This device</Chip>}
        </p>
        <p className="text-sm text-soft">
          {place ?? 'Unknown location'} · last used {inSentence(dayLabel(last_used_at))} · signed in{' '}
          {dateLabel(created_at)}
        </p>
      </div>
      {!current && (
        <Button variant="quiet" size="sm" busy={busy} aria-label={`End: ${device}`} onClick={onEnd}>
          End
        </Button>
      )}
    </li>
  )
}

/** "Chrome on Android" */
const deviceWords = ({ browser, system }: OwnSession) =>
  [browser ?? 'Unknown browser', system && `on ${system}`].filter(Boolean).join(' ')

const inSentence = (day: string) => (/^(Today|Yesterday)$/.test(day) ? day.toLowerCase() : day)
