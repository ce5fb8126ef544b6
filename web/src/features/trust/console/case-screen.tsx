import type { CaseView } from '@ndoa/contract/trust/cases'
import type { StaffSession } from '@ndoa/contract/trust/staff'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError, sentenceFor } from '../../../lib/api/api-error.ts'
import { timeLabel } from '../../../lib/dates.ts'
import { useNow } from '../../../lib/screen/use-now.ts'
import { usePageTitle } from '../../../lib/screen/use-page-title.ts'
import { GreyscaleSwitch } from '../../../staff/hard-items/greyscale-switch.tsx'
import { countHardItem } from '../../../staff/hard-items/hard-items.ts'
import { revealNext } from '../../../staff/hard-items/hidden-picture.tsx'
import { useKeys } from '../../../staff/keys-provider.tsx'
import { navigate } from '../../../staff/location.ts'
import { dueLabel } from '../../../staff/time-words.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { FailedState } from '../../../ui/feedback/failed-state.tsx'
import { Loading, SkeletonRow } from '../../../ui/feedback/skeleton.tsx'
import { useToast } from '../../../ui/feedback/toast-provider.tsx'
import { caseQuery, HARD_REASONS, KINDS, useReleaseCase, useTakeCase } from '../cases/console/index.ts'
import { DecidePanel } from '../decisions/console/index.ts'
import { holdActs, holdState } from '../reports/console/index.ts'
import { AccountLinks } from './account-links.tsx'
import { CaseEvidence } from './case-evidence.tsx'
import { CaseHistory } from './case-history.tsx'
import { CaseLetter, CaseObjection } from './case-letter.tsx'
import { CaseReports } from './case-reports.tsx'
import { ShieldFindings } from './shield-findings.tsx'
import { SignOutMember } from './sign-out-member.tsx'

export function CaseScreen({ session, id }: { session: StaffSession; id: string }) {
  usePageTitle('Case')
  const { data, error, isFetching, refetch } = useQuery(caseQuery(id))
  if (data) return <LeasedCase view={data} session={session} />
  if (error instanceof ApiError && error.code === 'cases.not_taken')
    return <NotTaken id={id} onTaken={() => void refetch()} />
  if (error)
    return (
      <FailedState
        heading="h1"
        title="This case could not be opened"
        text={sentenceFor(error, 'It may have been closed.')}
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

function NotTaken({ id, onTaken }: { id: string; onTaken: () => void }) {
  const take = useTakeCase()
  const takeCase = () => take.mutate(id, { onSuccess: onTaken })
  useKeys([{ key: 't', does: 'Take this case', act: takeCase }])
  return (
    <EmptyState
      heading="h1"
      title="Take this case first"
      text={
        take.error
          ? sentenceFor(take.error, 'That didn’t work. Please try again.')
          : 'Only the person who has taken the case sees the evidence, for 15 minutes at a time.'
      }
      action={
        <Button busy={take.isPending} onClick={takeCase}>
          Take Case
        </Button>
      }
    />
  )
}

function LeasedCase({ view, session }: { view: CaseView; session: StaffSession }) {
  const { reports, letter, objection, subject, evidence, decisions } = view
  const isHard = reports.some(({ reason }) => HARD_REASONS.includes(reason))
  useEffect(() => {
    if (isHard) countHardItem()
  }, [isHard])
  useKeys([{ key: 'v', does: 'Reveal the next picture', act: revealNext }])
  return (
    <>
      <CaseHeader view={view} />
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid grid-cols-1 gap-8">
          {letter && <CaseLetter view={view} letter={letter} />}
          {objection && <CaseObjection text={objection} />}
          {reports.length > 0 && <CaseReports reports={reports} />}
          {view.kind === 'shield' && <ShieldFindings found={view.found} />}
          {view.links.length > 0 && <AccountLinks links={view.links} />}
          {(evidence.length > 0 || subject) && <CaseEvidence view={view} />}
          {(subject !== null || decisions.length > 0) && (
            <CaseHistory
              decisions={decisions}
              strikes={subject?.active_strikes ?? 0}
              aboutId={view.decision_id}
            />
          )}
        </div>
        <DecidePanel view={view} session={session} />
      </div>
    </>
  )
}

function CaseHeader({ view }: { view: CaseView }) {
  const { id, number, kind, due_at, leased_until, subject, hold } = view
  const now = useNow()
  const due = dueLabel(due_at, now)
  const take = useTakeCase()
  const release = useReleaseCase()
  const toast = useToast()
  const extendLease = () =>
    take.mutate(id, { onError: (error) => toast.error(sentenceFor(error, 'That didn’t work.')) })
  const releaseCase = () => release.mutate(id, { onSettled: () => navigate('/staff/cases') })
  useKeys([
    { key: 't', does: 'Keep the case for another 15 minutes', act: extendLease },
    { key: 'q', does: 'Give the case back', act: releaseCase },
  ])
  return (
    <div className="mb-6 grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="display text-3xl">
          {KINDS[kind]} <span className="text-soft tabular-nums">#{number}</span>
        </h1>
        <GreyscaleSwitch />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-soft">
          <span className={cx('font-semibold', due.isLate && 'text-error')}>{due.text}</span>
          {' · '}
          {new Date(leased_until) > now ? `yours until ${timeLabel(leased_until)}` : 'your 15 minutes are up'}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" size="sm" busy={take.isPending} onClick={extendLease}>
            Keep It Longer
          </Button>
          <Button variant="quiet" size="sm" busy={release.isPending} onClick={releaseCase}>
            Give Back
          </Button>
          {subject && <SignOutMember caseId={id} />}
        </div>
      </div>
      {hold && (
        <p>
          <span className="font-semibold">{holdState(hold)}</span>: {hold.reason}{' '}
          <span className="text-soft">({holdActs(hold)})</span>
        </p>
      )}
    </div>
  )
}
