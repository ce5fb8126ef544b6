import type { Security } from '@ndoa/contract/identity/accounts'
import { RECOVERY_CODES } from '@ndoa/contract/limits'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../../lib/loading/lazy-part.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import { useToast } from '../../../../ui/feedback/toast-provider.tsx'
import { SHORT_TOAST } from '../../../../ui/feedback/toast-time.ts'
import { Switch } from '../../../../ui/forms/switch.tsx'
import { words as ui } from '../../../../ui/words.ts'
import { useRemoveFactor, useRenewRecoveryCodes } from '../security/security.queries.ts'
import { words } from '../words/security.ts'

const Enrolment = lazyPart(async () => (await import('./enrolment.tsx')).Enrolment)
const FactorChange = lazyPart(async () => (await import('./factor-change.tsx')).FactorChange)
const RecoveryCodes = lazyPart(async () => (await import('./recovery-codes.tsx')).RecoveryCodes)

type Step =
  | { name: 'enrol' | 'remove' }
  | { name: 'renew'; areUnseen?: boolean }
  | { name: 'keep'; codes: string[] }

/** Shows what is enrolled; a press opens the enrolment or the removal, and only its result changes the toggle. */
export function TwoFactor({ security }: { security: Security }) {
  const { two_factor_enabled: isOn, recovery_codes_left: left } = security
  const [step, setStep] = useState<Step | null>(null)
  const close = () => setStep(null)
  return (
    <>
      <Switch
        label={words.factor.enable}
        hint={words.factor.hint}
        checked={isOn}
        onChange={() => setStep({ name: isOn ? 'remove' : 'enrol' })}
      />
      {isOn && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
          {words.factor.left(left, RECOVERY_CODES)}
          <Button variant="quiet" size="sm" onClick={() => setStep({ name: 'renew' })}>
            {words.factor.titles.renew}
          </Button>
        </p>
      )}
      <Dialog
        open={step !== null}
        onClose={close}
        dismissable={step?.name !== 'keep'}
        title={step ? words.factor.titles[step.name] : ''}
        size="sm"
      >
        <Suspense fallback={<Spinner label={ui.loading} />}>
          {step && <StepContent {...{ security, step, setStep, close }} />}
        </Suspense>
      </Dialog>
    </>
  )
}

interface StepContentProps {
  security: Security
  step: Step
  setStep: (step: Step) => void
  close: () => void
}

function StepContent({ security, step, setStep, close }: StepContentProps) {
  const toast = useToast()
  const removal = useRemoveFactor()
  const renewal = useRenewRecoveryCodes()
  switch (step.name) {
    case 'enrol':
      return (
        <Enrolment
          security={security}
          onCodes={(codes) => setStep({ name: 'keep', codes })}
          onUnseenCodes={() => setStep({ name: 'renew', areUnseen: true })}
        />
      )
    case 'remove':
      return (
        <FactorChange
          security={security}
          text={words.factor.removeText}
          confirmText={words.factor.turnOff}
          danger
          onConfirm={async (change) => {
            await removal.mutateAsync(change)
            close()
            toast.success(words.factor.off, SHORT_TOAST)
          }}
        />
      )
    case 'renew':
      return (
        <FactorChange
          security={security}
          text={step.areUnseen ? words.factor.unseenText : words.factor.renewText}
          confirmText={words.factor.renew}
          onConfirm={async (change) => {
            const { recovery_codes: codes } = await renewal.mutateAsync(change)
            setStep({ name: 'keep', codes })
          }}
        />
      )
    case 'keep':
      return <RecoveryCodes codes={step.codes} onDone={close} />
    default:
      return step satisfies never
  }
}
