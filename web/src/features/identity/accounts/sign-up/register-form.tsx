import type { SignedIn } from '@ndoa/contract/identity/accounts'
import type { PartnerWishes } from '@ndoa/contract/identity/sign-up'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { firstInvalid } from '../../../../lib/form.ts'
import { loadOnceOnline } from '../../../../lib/loading/load-once-online.ts'
import { Button } from '../../../../ui/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import { words as ui } from '../../../../ui/words.ts'
import { type SignInMethod, SignInMethodToggle, SocialButtons } from '../sign-in/sign-in-method-toggle.tsx'
import { words } from '../words/guest.ts'
import { DetailsFields } from './details-fields.tsx'
import { clearTypedForm, saveTypedForm, typedForm } from './pending-sign-up.ts'
import { EMPTY_REGISTRATION } from './registration-form.ts'
import { CONTACT_STEP, LAST_STEP } from './registration-steps.ts'
import { StepHeading } from './step-heading.tsx'
import { loadLaterFields, type RegistrationSteps, useRegistration } from './use-registration.ts'
import { wishesSentence } from './wishes.ts'

const LaterFields = lazy(() => loadOnceOnline(loadLaterFields))
const VerifyPhone = lazy(async () => {
  const { VerifyPhone } = await loadOnceOnline(() => import('../contacts/verify-phone.tsx'))
  return { default: VerifyPhone }
})

export interface RegisterFormProps extends RegistrationSteps {
  gender: string | undefined
  wishes?: PartnerWishes
  onVerified: (signedIn: SignedIn) => void
  /** Called when the number belongs to a member with a second factor. */
  onSecondStep: () => void
}

export function RegisterForm({ gender = '', wishes, onVerified, onSecondStep, ...steps }: RegisterFormProps) {
  const [typed] = useState(typedForm)
  const registration = useRegistration(
    {
      ...EMPTY_REGISTRATION,
      ...typed?.values,
      ...(typed?.chosen !== gender && { gender }),
      ...(wishes && { wishes }),
    },
    steps,
    typed?.way,
  )
  const { way, step, pending, part, restart, backToNumber, resend, sentAt } = registration
  useEffect(() => clearTypedForm, [])
  useEffect(() => saveTypedForm({ values: part.values, way, chosen: gender }), [part.values, way, gender])
  return (
    <div className="grid gap-6">
      {(pending || !step) && <SignInMethodToggle label={words.register.by} value={way} onChange={restart} />}
      {pending ? (
        <Suspense fallback={<Spinner label={navigator.onLine ? ui.loading : ui.opensOnline} />}>
          <VerifyPhone
            phone={pending.phone_number}
            submitText={words.register.complete}
            busyText={words.register.verifyingCode}
            failedText={words.register.codeFailed}
            sentAt={sentAt}
            resend={resend}
            onVerified={onVerified}
            onSecondStep={onSecondStep}
            onBack={backToNumber}
          />
        </Suspense>
      ) : (
        <Details {...registration} />
      )}
      {(pending || !step || step === 1) && <SocialButtons />}
    </div>
  )
}

function Details(registration: ReturnType<typeof useRegistration>) {
  const { way, step, banner, part, form, chooseDialCode, restart, dismissBanner } = registration
  const { wishes } = part.values
  const heading = useFocusAtStep(step, form.ref)
  return (
    <form {...form} noValidate className="grid gap-5">
      {step && <StepHeading step={step} way={way} headingRef={heading} />}
      {banner && (
        <Banner tone="error" onDismiss={dismissBanner}>
          {banner}
        </Banner>
      )}
      {(!step || step === 1) && (
        <>
          {wishes && <Banner tone="info">{wishesSentence(wishes)}</Banner>}
          <DetailsFields {...part} />
        </>
      )}
      {step !== 1 && (
        <Suspense fallback={<Spinner label={navigator.onLine ? ui.loading : ui.opensOnline} />}>
          <LaterFields {...{ step, way, ...part }} onWay={restart} onDialCode={chooseDialCode} />
        </Suspense>
      )}
      <Buttons {...registration} />
    </form>
  )
}

const submitTexts = (way: SignInMethod) =>
  way === 'email'
    ? { text: words.register.create, busyText: words.register.creating }
    : { text: words.code.send, busyText: words.code.sending }

function Buttons({ way, step, part, busy, back }: ReturnType<typeof useRegistration>) {
  const isResumable = step !== null && step < LAST_STEP
  const { text, busyText } = isResumable ? { text: ui.continue, busyText: ui.continue } : submitTexts(way)
  return (
    <>
      <Button
        type="submit"
        busy={busy}
        busyText={busyText}
        disabled={way === 'email' && (!step || step === CONTACT_STEP) && Boolean(part.errors.email)}
      >
        {text}
      </Button>
      {step !== null && step > 1 && (
        <Button variant="quiet" onClick={back}>
          {ui.back}
        </Button>
      )}
    </>
  )
}

/** When the step changes, moves the focus to its first invalid field, otherwise to its heading. */
function useFocusAtStep(step: number | null, form: { current: HTMLFormElement | null }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  const takeFocus = useEffectEvent((shown: number | null) => {
    const isAnother = shown !== null && before.current !== null && before.current !== shown
    before.current = shown
    if (isAnother) (firstInvalid(form.current) ?? heading.current)?.focus()
  })
  useEffect(() => takeFocus(step), [step])
  return heading
}
