import type { ArrangedCall, OwnVerification } from '@ndoa/contract/verification'
import { CAMERA_PATH } from '@ndoa/contract/verification-path'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceFor } from '../../lib/api-error.ts'
import { dateLabel, timeLabel } from '../../lib/dates.ts'
import { VerifiedBadge } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FailedState } from '../../ui/failed-state.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useToast } from '../../ui/toast.tsx'
import { ownVerificationQuery, useRequestCall, useWithdraw } from './verification.queries.ts'
import { ENDS, REASONS } from './words.ts'

/** Where the member's verification stands, and what can be done now. */
export function OwnVerificationScreen() {
  const { data, error, isFetching, refetch } = useQuery(ownVerificationQuery)
  if (data) return <State verification={data} />
  if (error)
    return (
      <FailedState
        title="We couldn’t load this page"
        text={sentenceFor(error, 'Please try again later.')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  return <Spinner label="Loading..." />
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
          <p>
            Your badge is good until {dateLabel(verified_until)}. It ends earlier if you change your main
            photo, your date of birth or your gender.
          </p>
          {state !== 'waiting' && (
            <Withdrawal
              what="badge"
              label="Give Up Badge"
              text="Your profile will no longer show the badge. You can get verified again at any time."
            />
          )}
        </Card>
      )}
      {state === 'waiting' && <Waiting verification={verification} />}
      {state === 'rejected' && reason && (
        <Banner tone="info" title="We could not verify you this time">
          {REASONS[reason]} {kind === 'pictures' && 'The pictures have been deleted. '}
          {ended_by ? ENDS[ended_by] : 'No one else is told.'}
        </Banner>
      )}
      {state === 'verified' && reason && (
        <Banner tone="info" title="We could not renew your badge this time">
          {REASONS[reason]} You keep your badge until its time is over. No one else is told.
        </Banner>
      )}
      {state === 'ended' && ended_by && (
        <Banner tone="info" title="You are not verified any more">
          {ENDS[ended_by]}
        </Banner>
      )}
      {state !== 'waiting' && (!verified_until || can_renew) && <Invitation />}
      <Meaning />
    </div>
  )
}

function Waiting({ verification: { kind, call, verified_until } }: { verification: OwnVerification }) {
  const kept = verified_until ? ' You keep your badge.' : ''
  const ended = kind === 'call' ? 'There will be no call.' : 'Your pictures will be deleted.'
  return (
    <Card className="grid gap-3">
      <h2 className="text-xl font-bold">
        {kind === 'pictures'
          ? 'We are comparing your pictures'
          : call
            ? 'Your video call is arranged'
            : 'We will arrange a call with you'}
      </h2>
      {kind === 'pictures' ? (
        <p>
          Two of our team look at them, each on their own. This usually takes 24 to 48 hours. As soon as they
          have decided, your pictures are deleted.
        </p>
      ) : call ? (
        <Call call={call} />
      ) : (
        <p>We will tell you here when and where. Two of our team decide after the call.</p>
      )}
      <Withdrawal
        what="request"
        label="Take Back My Request"
        text={`${ended}${kept} You can ask again at any time.`}
      />
    </Card>
  )
}

function Call({ call: { at, link } }: { call: ArrangedCall }) {
  return (
    <>
      <p>
        <strong>
          {dateLabel(at)}, {timeLabel(at)}
        </strong>{' '}
        in the time of this device. Two of our team decide after the call, usually within two days. If the
        time doesn’t suit you, take back your request and ask again.
      </p>
      <p>
        <a href={link} target="_blank" rel="noopener noreferrer" className={buttonClass('primary', 'sm')}>
          Join the Call
        </a>
      </p>
    </>
  )
}

interface WithdrawalProps {
  what: 'request' | 'badge'
  label: string
  text: string
}

function Withdrawal({ what, label, text }: WithdrawalProps) {
  const [asked, setAsked] = useState(false)
  const withdraw = useWithdraw()
  const toast = useToast()
  const onError = () => toast.error('That didn’t work. Please try again.')
  return (
    <div>
      <Button variant="outline" size="sm" onClick={() => setAsked(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={asked}
        title={`${label}?`}
        text={text}
        confirmText={label}
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
      <h2 className="text-xl font-bold">How it works</h2>
      <ol className="grid list-decimal gap-2 ps-6">
        <li>
          You take three pictures with the camera of this device: looking straight ahead, with your head
          turned, and with a code on paper. Please have a pen and paper ready.
        </li>
        <li>Two of our team compare them with your profile photos, each on their own.</li>
        <li>The pictures are deleted as soon as they have decided. No other member ever sees them.</li>
      </ol>
      <div className="flex flex-wrap gap-3">
        {/* A page of its own: this one may not use the camera. */}
        <a href={CAMERA_PATH} className={buttonClass()}>
          Take Pictures
        </a>
        <Button
          variant="outline"
          busy={call.isPending}
          onClick={() =>
            call.mutate(undefined, {
              onError: (error) => toast.error(sentenceFor(error, 'That didn’t work. Please try again.')),
            })
          }
        >
          No Camera? Arrange a Call
        </Button>
      </div>
    </Card>
  )
}

function Meaning() {
  return (
    <section className="grid gap-2 text-soft">
      <h2 className="text-lg font-bold text-ink">What the badge says</h2>
      <p>
        Two of our team compared your photos with live pictures of you. This does not check name, age,
        marriage or intentions, and everyone who sees the badge can read that. Among suggestions with the same
        percentage that are shown about equally often, verified members come first. They also see members who
        chose “Verified Users Only”.
      </p>
    </section>
  )
}
