import type { ArrangedCall, OwnVerification } from '@ndoa/contract/trust/verification'
import { CAMERA_PATH } from '@ndoa/contract/trust/verification-path'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceFor } from '../../../lib/api/api-error.ts'
import { dateLabel, timeLabel } from '../../../lib/dates.ts'
import { VerifiedBadge } from '../../../ui/badge.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { NotLoaded } from '../../../ui/feedback/not-loaded.tsx'
import { useToast } from '../../../ui/feedback/toast-provider.tsx'
import { words as ui } from '../../../ui/words.ts'
import { rich } from '../../../words/rich.tsx'
import { ownVerificationQuery, useRequestCall, useWithdraw } from './verification.queries.ts'
import { words } from './words/own.ts'

export function OwnVerificationScreen() {
  const query = useQuery(ownVerificationQuery)
  if (query.data) return <State verification={query.data} />
  return <NotLoaded query={query} title={words.failed} text={sentenceFor(query.error, ui.tryLater)} />
}

function State({ verification }: { verification: OwnVerification }) {
  const { state, kind, verified_until, can_renew, reason, ended_by } = verification
  return (
    <div className="grid gap-6">
      {verified_until && (
        <Card className="grid gap-3">
          <p>
            <VerifiedBadge withText />
          </p>
          <p>{words.goodUntil(dateLabel(verified_until))}</p>
          {state !== 'waiting' && <Withdrawal what="badge" says={words.giveUp} text={words.giveUp.text} />}
        </Card>
      )}
      {state === 'waiting' && <Waiting verification={verification} />}
      {state === 'rejected' && reason && (
        <Banner tone="info" title={words.rejected}>
          {[
            words.reasons[reason],
            kind === 'pictures' && words.picturesGone,
            ended_by ? words.ends[ended_by] : words.notTold,
          ]
            .filter(Boolean)
            .join(' ')}
        </Banner>
      )}
      {state === 'verified' && reason && (
        <Banner tone="info" title={words.notRenewed.title}>
          {words.reasons[reason]} {words.notRenewed.text}
        </Banner>
      )}
      {state === 'ended' && ended_by && (
        <Banner tone="info" title={words.ended}>
          {words.ends[ended_by]}
        </Banner>
      )}
      {state !== 'waiting' && (!verified_until || can_renew) && <Invitation />}
      <Meaning />
    </div>
  )
}

function Waiting({ verification: { kind, call, verified_until } }: { verification: OwnVerification }) {
  const follows = [
    kind === 'call' ? words.noCall : words.picturesGo,
    verified_until && words.badgeStays,
    words.askAgain,
  ]
  return (
    <Card className="grid gap-3">
      <h2 className="text-xl font-bold">
        {kind === 'pictures' ? words.comparing.title : call ? words.call.title : words.calling.title}
      </h2>
      {kind === 'pictures' ? (
        <p>{words.comparing.text}</p>
      ) : call ? (
        <Call call={call} />
      ) : (
        <p>{words.calling.text}</p>
      )}
      <Withdrawal what="request" says={words.takeBack} text={follows.filter(Boolean).join(' ')} />
    </Card>
  )
}

function Call({ call: { at, link } }: { call: ArrangedCall }) {
  return (
    <>
      <p>{rich(words.call.text, { at: <strong>{words.call.at(dateLabel(at), timeLabel(at))}</strong> })}</p>
      <p>
        <a href={link} target="_blank" rel="noopener noreferrer" className={buttonClass('primary', 'sm')}>
          {words.call.join}
        </a>
      </p>
    </>
  )
}

interface WithdrawalProps {
  what: 'request' | 'badge'
  says: { label: string; title: string }
  text: string
}

function Withdrawal({ what, says, text }: WithdrawalProps) {
  const [asked, setAsked] = useState(false)
  const withdraw = useWithdraw()
  const toast = useToast()
  const onError = () => toast.error(words.notDone)
  return (
    <div>
      <Button variant="outline" size="sm" onClick={() => setAsked(true)}>
        {says.label}
      </Button>
      <ConfirmDialog
        open={asked}
        title={says.title}
        text={text}
        confirmText={says.label}
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate(what, { onError, onSettled: () => setAsked(false) })}
        onClose={() => setAsked(false)}
      />
    </div>
  )
}

function Invitation() {
  const call = useRequestCall()
  const toast = useToast()
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl font-bold">{words.how.title}</h2>
      <ol className="grid list-decimal gap-2 ps-6">
        {words.how.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        {/* A separate page, because this one may not use the camera. */}
        <a href={CAMERA_PATH} className={buttonClass()}>
          {words.how.take}
        </a>
        <Button
          variant="outline"
          busy={call.isPending}
          onClick={() =>
            call.mutate(undefined, {
              onError: (error) => toast.error(sentenceFor(error, words.notDone)),
            })
          }
        >
          {words.how.noCamera}
        </Button>
      </div>
    </Card>
  )
}

function Meaning() {
  return (
    <section className="grid gap-2 text-soft">
      <h2 className="text-lg font-bold text-ink">{words.meaning.title}</h2>
      <p>{words.meaning.text}</p>
    </section>
  )
}
