import type { OwnSession } from '@ndoa/contract/identity/accounts'
import { useQuery } from '@tanstack/react-query'
import { Laptop, Smartphone } from 'lucide-react'
import { sentenceFor } from '../../../../lib/api/api-error.ts'
import { dateLabel, dayLabel } from '../../../../lib/dates.ts'
import { Chip } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { NotLoaded } from '../../../../ui/feedback/not-loaded.tsx'
import { Loading, SkeletonRow } from '../../../../ui/feedback/skeleton.tsx'
import { useToast } from '../../../../ui/feedback/toast-provider.tsx'
import { SHORT_TOAST } from '../../../../ui/feedback/toast-time.ts'
import { words as ui } from '../../../../ui/words.ts'
import { sessionsQuery, useEndOtherSessions, useEndSession } from '../security/security.queries.ts'
import { words } from '../words/security.ts'

export function OwnSessions() {
  const query = useQuery(sessionsQuery)
  if (query.data) return <SessionList sessions={query.data} />
  return (
    <NotLoaded
      query={query}
      title={words.sessions.failed}
      text={sentenceFor(query.error, ui.tryLater)}
      loading={
        <Loading>
          <SkeletonRow />
          <SkeletonRow />
        </Loading>
      }
    />
  )
}

function SessionList({ sessions }: { sessions: OwnSession[] }) {
  const toast = useToast()
  const one = useEndSession()
  const others = useEndOtherSessions()
  const outcome = (done: string) => ({
    onSuccess: () => toast.success(done, SHORT_TOAST),
    onError: (error: Error) => toast.error(sentenceFor(error, words.notDone), SHORT_TOAST),
  })

  return (
    <>
      <ul aria-label={words.sessions.list} className="divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={one.isPending && one.variables === session.id}
            onEnd={() => one.mutate(session.id, outcome(words.sessions.ended))}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          variant="outline"
          size="sm"
          busy={others.isPending}
          onClick={() => others.mutate(undefined, outcome(words.sessions.othersEnded))}
          className="mt-3"
        >
          {words.sessions.endOthers}
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
  const device = deviceLabel(session)
  const Icon = system === 'Android' || system === 'iOS' ? Smartphone : Laptop
  return (
    <li className="flex items-center gap-4 py-3">
      <Icon size={24} aria-hidden="true" className="shrink-0 text-soft" />
      <div className="min-w-0 grow">
        <p className="font-medium">
          {device} {current && <Chip tone="teal">{words.sessions.thisDevice}</Chip>}
        </p>
        <p className="text-sm text-soft">
          {words.sessions.used(
            place ?? words.sessions.unknownPlace,
            dayLabel(last_used_at),
            dateLabel(created_at),
          )}
        </p>
      </div>
      {!current && (
        <Button
          variant="quiet"
          size="sm"
          busy={busy}
          aria-label={words.sessions.endOf(device)}
          onClick={onEnd}
        >
          {words.sessions.end}
        </Button>
      )}
    </li>
  )
}

function deviceLabel({ browser, system }: OwnSession): string {
  const named = browser ?? words.sessions.unknownBrowser
  return system ? words.sessions.browserOn(named, system) : named
}
