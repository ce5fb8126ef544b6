import type { Security } from '@ndoa/contract/accounts'
import { RECOVERY_CODES } from '@ndoa/contract/limits'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useToast } from '../../ui/toast.tsx'
import { SHORT_TOAST } from '../../ui/toast-time.ts'
import { useRemoveFactor, useRenewRecoveryCodes } from './security.queries.ts'

const Enrolment = lazyPart(async () => (await import('./enrolment.tsx')).Enrolment)
const FactorChange = lazyPart(async () => (await import('./factor-change.tsx')).FactorChange)
const RecoveryCodes = lazyPart(async () => (await import('./recovery-codes.tsx')).RecoveryCodes)

type Step = { name: 'enrol' | 'remove' | 'renew' } | { name: 'keep'; codes: string[] }

const TITLES: Record<Step['name'], string> = {
  enrol: 'Set Up Two-Step Sign-In',
  remove: 'Turn Off Two-Step Sign-In',
  renew: 'New Recovery Codes',
  keep: 'Your Recovery Codes',
}

/** The toggle shows what is enrolled: pressing it opens the enrolment or the removal, and only their result changes it. */
export function TwoFactor({ security }: { security: Security }) {
  const { two_factor_enabled: isOn, recovery_codes_left: left } = security
  const [step, setStep] = useState<Step | null>(null)
  const close = () => setStep(null)
  return (
    <>
      <Switch
        label="Enable 2FA"
        hint="A code from your authenticator app, on top of your usual sign-in."
        checked={isOn}
        onChange={() => setStep({ name: isOn ? 'remove' : 'enrol' })}
      />
      {isOn && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
          {left} of {RECOVERY_CODES} recovery codes left.
          <Button variant="quiet" size="sm" onClick={() => setStep({ name: 'renew' })}>
            New Recovery Codes
          </Button>
        </p>
      )}
      <Dialog
        open={step !== null}
        onClose={close}
        dismissable={step?.name !== 'keep'}
        title={step ? TITLES[step.name] : ''}
        size="sm"
      >
        <Suspense fallback={<Spinner label="Loading..." />}>
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
      return <Enrolment security={security} onCodes={(codes) => setStep({ name: 'keep', codes })} />
    case 'remove':
      return (
        <FactorChange
          security={security}
          text="You’ll no longer be asked for a code when you sign in, and your recovery codes will stop working."
          confirmText="Turn Off"
          danger
          onConfirm={async (change) => {
            await removal.mutateAsync(change)
            close()
            toast.success('Two-step sign-in is off.', SHORT_TOAST)
          }}
        />
      )
    case 'renew':
      return (
        <FactorChange
          security={security}
          text="The codes you have now will stop working."
          confirmText="Make New Codes"
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
