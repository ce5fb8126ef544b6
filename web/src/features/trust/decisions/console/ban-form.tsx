import type { EarlierDecision } from '@ndoa/contract/trust/cases'
import { NOTE_MAX, SUSPENSION_DAYS } from '@ndoa/contract/trust/decision-rules'
import { useState } from 'react'
import { sentenceFor } from '../../../../lib/api/api-error.ts'
import { navigate } from '../../../../staff/location.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { useToast } from '../../../../ui/feedback/toast-provider.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { TextArea } from '../../../../ui/forms/text-area.tsx'
import { REASONS } from '../../cases/console/index.ts'
import { dayCount } from './decision-words.ts'
import { useConfirmBan, useRefuseBan } from './decisions.queries.ts'

const REPLACEMENT_STEPS = [
  { value: 'none', label: 'Nothing: the account is no longer restricted' },
  { value: 'advice', label: 'Friendly advice' },
  ...SUSPENSION_DAYS.map((days) => ({ value: `suspended ${days}`, label: `Suspend, ${dayCount(days)}` })),
]

/** Shown to a senior who did not propose the ban. */
export function BanForm({ decision, id }: { decision: EarlierDecision | undefined; id: string }) {
  const [isConfirming, setIsConfirming] = useState(false)
  const confirm = useConfirmBan()
  const done = useDone()
  const isLift = decision?.step === 'lifted'
  return (
    <div className="grid gap-5">
      <p>
        {decision?.decided_by ?? 'Someone'} proposes {isLift ? 'to lift a ban' : 'a ban'}
        {decision?.reason && (
          <>
            : <strong>{REASONS[decision.reason]}</strong>
          </>
        )}
        .
      </p>
      {decision?.facts && (
        <p className="rounded-md bg-sand p-4 break-words whitespace-pre-wrap">{decision.facts}</p>
      )}
      <Button variant={isLift ? 'primary' : 'danger'} onClick={() => setIsConfirming(true)}>
        {isLift ? 'Lift the Ban' : 'Confirm the Ban'}
      </Button>
      {confirm.error && <Failed error={confirm.error} />}
      <Refusal id={id} isLift={isLift} />
      <ConfirmDialog
        open={isConfirming}
        danger={!isLift}
        title={isLift ? 'Lift this ban?' : 'Ban this person for good?'}
        text={
          isLift
            ? 'Everything that the ban did is undone.'
            : 'The account is closed, and the person is told why. They have six months to appeal.'
        }
        confirmText={isLift ? 'Lift' : 'Ban'}
        busy={confirm.isPending}
        onConfirm={() =>
          confirm.mutate(id, {
            onSuccess: () => done(isLift ? 'The ban was lifted.' : 'The ban was confirmed.'),
            onError: () => setIsConfirming(false),
          })
        }
        onClose={() => setIsConfirming(false)}
      />
    </div>
  )
}

function Refusal({ id, isLift }: { id: string; isLift: boolean }) {
  const [instead, setInstead] = useState('none')
  const [note, setNote] = useState('')
  const { mutate, isPending, error } = useRefuseBan()
  const done = useDone()

  function refuse() {
    const [step, days] = instead.split(' ')
    mutate(
      {
        decision_id: id,
        step: step === 'suspended' || step === 'advice' ? step : 'none',
        ...(days && { days: Number(days) }),
        note,
      },
      { onSuccess: () => done('The proposal was refused.') },
    )
  }

  return (
    <div className="grid gap-4 border-t border-line pt-5">
      {!isLift && (
        <Select
          label="Instead"
          options={REPLACEMENT_STEPS}
          value={instead}
          onChange={({ target }) => setInstead(target.value)}
        />
      )}
      <TextArea
        label="Why you refuse"
        hint="Only other staff see this."
        rows={2}
        maxLength={NOTE_MAX}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button variant="outline" disabled={!note.trim()} busy={isPending} onClick={refuse}>
        Refuse
      </Button>
      {error && <Failed error={error} />}
    </div>
  )
}

const Failed = ({ error }: { error: Error }) => (
  <Banner tone="error">{sentenceFor(error, 'That didn’t work. Please try again.')}</Banner>
)

function useDone() {
  const toast = useToast()
  return (words: string) => {
    toast.success(words)
    navigate('/staff/cases')
  }
}
