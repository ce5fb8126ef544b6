import type { VerificationView, WaitingVerification } from '@ndoa/contract/trust/verification-staff'
import { useEffect, useEffectEvent, useState } from 'react'
import { sentenceFor } from '../../../../lib/api/api-error.ts'
import { GreyscaleSwitch, useGreyscale } from '../../../../staff/hard-items/greyscale-switch.tsx'
import { Button } from '../../../../ui/button.tsx'
import { cx } from '../../../../ui/cx.ts'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { useToast } from '../../../../ui/feedback/toast-provider.tsx'
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx'
import { ArrangeCall } from './arrange-call.tsx'
import { useDecide, useView } from './verification-staff.queries.ts'
import { reasonOptions, TURN_WORDS } from './verification-words.ts'

interface VerificationCaseProps {
  waiting: WaitingVerification
  onClose: () => void
  onDecided: () => void
}

export function VerificationCase({ waiting, onClose, onDecided }: VerificationCaseProps) {
  const { id, case_number, kind } = waiting
  const view = useView()
  const decide = useDecide()
  const toast = useToast()
  const [rejecting, setRejecting] = useState(false)
  const seen = view.data
  const mayDecide = seen !== undefined && !decide.isPending

  function settle(decision: Parameters<typeof decide.mutate>[0]) {
    decide.mutate(decision, {
      onSuccess: () => {
        toast.success('Your decision is recorded.')
        onDecided()
      },
      onError: (error) => toast.error(sentenceFor(error, 'That didn’t work. Please try again.')),
    })
  }
  const approve = () => settle({ verification_id: id, verdict: 'approve' })
  useKeys(
    {
      s: () => !seen && view.mutate(id),
      a: () => mayDecide && approve(),
      r: () => mayDecide && setRejecting(true),
    },
    !rejecting,
  )

  return (
    <>
      <Heading number={case_number} onClose={onClose} />
      {seen?.kind === 'call' && <ArrangeCall view={seen} />}
      {seen ? (
        <Comparison view={seen} />
      ) : (
        <Unseen kind={kind} error={view.error} busy={view.isPending} onShow={() => view.mutate(id)} />
      )}
      {seen && (
        <div className="mt-6 flex flex-wrap gap-3">
          <Button busy={decide.isPending} onClick={approve}>
            Approve (A)
          </Button>
          <Button variant="danger" disabled={decide.isPending} onClick={() => setRejecting(true)}>
            Reject (R)
          </Button>
        </div>
      )}
      {rejecting && (
        <RejectDialog
          kind={kind}
          busy={decide.isPending}
          onReject={(reason) => settle({ verification_id: id, verdict: 'reject', reason })}
          onClose={() => setRejecting(false)}
        />
      )}
    </>
  )
}

function Heading({ number, onClose }: { number: WaitingVerification['case_number']; onClose: () => void }) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
      <h1 className="display text-3xl">Case {number}</h1>
      <div className="flex flex-wrap items-center gap-4">
        <GreyscaleSwitch />
        <Button variant="outline" size="sm" onClick={onClose}>
          Back to List
        </Button>
      </div>
    </div>
  )
}

interface UnseenProps extends Pick<WaitingVerification, 'kind'> {
  error: Error | null
  busy: boolean
  onShow: () => void
}

function Unseen({ kind, error, busy, onShow }: UnseenProps) {
  return (
    <div className="grid justify-items-start gap-4">
      <p>
        {kind === 'call'
          ? 'The member asked for a video call. Arrange it, and decide once it is over. The profile photos load when you ask for them.'
          : 'Three live pictures, next to the profile photos. They load when you ask for them, and it is recorded that you looked.'}
      </p>
      {error && <Banner tone="error">{sentenceFor(error, 'The pictures could not be loaded.')}</Banner>}
      <Button busy={busy} onClick={onShow}>
        Show Pictures (S)
      </Button>
    </div>
  )
}

function useKeys(keys: Record<string, () => unknown>, active: boolean) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !active) return
    if (event.target instanceof HTMLInputElement) return
    keys[event.key.toLowerCase()]?.()
  })
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}

const POSES = { straight: 'Straight', turned: 'Turned', code: 'Code' } as const

function Comparison({ view }: { view: VerificationView }) {
  const { display_name, live, photos, turn, code } = view
  return (
    <div className="grid gap-6">
      {turn && (
        <p className="text-lg">
          Asked for: head turned <strong>{TURN_WORDS[turn]}</strong>, code <strong>{code}</strong> on paper.
        </p>
      )}
      {live.length > 0 && (
        <Pictures
          title="Live pictures"
          pictures={live.map(({ pose, src }) => ({ src, name: POSES[pose] }))}
        />
      )}
      <Pictures
        title={`Photos on the profile of ${display_name}`}
        pictures={photos.map(({ src, is_primary }, i) => ({
          src,
          name: is_primary ? 'Main photo' : `Photo ${i + 1}`,
        }))}
      />
    </div>
  )
}

function Pictures({ title, pictures }: { title: string; pictures: { src: string; name: string }[] }) {
  const [isGrey] = useGreyscale()
  return (
    <section>
      <h2 className="mb-2 text-xl font-bold">{title}</h2>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3">
        {pictures.map(({ src, name }) => (
          <li key={name}>
            <img
              src={src}
              alt={`${title}: ${name}`}
              className={cx('w-full rounded-md', isGrey && 'grayscale')}
            />
            <p className="text-sm text-soft">{name}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface RejectDialogProps {
  kind: 'pictures' | 'call'
  busy: boolean
  onReject: (reason: ReturnType<typeof reasonOptions>[number]['value']) => void
  onClose: () => void
}

function RejectDialog({ kind, busy, onReject, onClose }: RejectDialogProps) {
  const [chosen, setChosen] = useState('')
  const options = reasonOptions(kind)
  const reason = options.find(({ value }) => value === chosen)?.value
  return (
    <Dialog
      open
      title="Why is it rejected?"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" busy={busy} disabled={!reason} onClick={() => reason && onReject(reason)}>
            Reject
          </Button>
        </>
      }
    >
      <RadioGroup
        label="The member is told the reason"
        options={options}
        value={chosen}
        onChange={setChosen}
      />
    </Dialog>
  )
}
