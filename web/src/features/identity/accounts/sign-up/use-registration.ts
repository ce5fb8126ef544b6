import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { withFormWords } from '../../../../languages/load.ts'
import { sentenceFor } from '../../../../lib/api/api-error.ts'
import { type FieldErrors, useForm } from '../../../../lib/form.ts'
import { useIsDesktop } from '../../../../lib/screen/use-desktop.ts'
import { referenceQuery } from '../../reference/index.ts'
import { signUpByPhone } from '../accounts.calls.ts'
import { DEFAULT_COUNTRY } from '../contacts/phone-number.ts'
import { useDetectedCountry } from '../contacts/use-detected-country.ts'
import type { SignInMethod } from '../sign-in/sign-in-method-toggle.tsx'
import { words } from '../words/guest.ts'
import { clearPendingPhoneSignUp, pendingPhoneSignUp } from './pending-sign-up.ts'
import type { Registration } from './registration-form.ts'
import { CONTACT_STEP, errorsOfStep, firstStepWith, LAST_STEP } from './registration-steps.ts'
import type { Sent } from './send-registration.ts'
import { registrationSent, type SentRegistration } from './sent-registration.ts'

const loadSending = () => withFormWords(import('./send-registration.ts'))
export const loadLaterFields = () => withFormWords(import('./later-fields.tsx'))

export interface RegistrationSteps {
  step: number
  /** Going back replaces the step in the browser's history. */
  onStep: (step: number, goesBack: boolean) => void
  onRegistered: () => void
}

/**
 * `pending` is a phone sign-up that waits for its code. `step` is null on large screens, which show all fields.
 * @param before the sign-in method chosen before the page was reloaded
 */
export function useRegistration(given: Registration, steps: RegistrationSteps, before?: SignInMethod) {
  const { way, setWay, pending, setPending, forgetPending, lastCode, setLastCode } = useSignInMethod(before)
  const [banner, setBanner] = useState<string | null>(null)
  const { data: reference } = useQuery(referenceQuery)
  const { values, errors, ref, set, refuse, clearErrors, chooseDialCode } = useRegistrationForm(given)
  const { step, goTo, goToFault, backTo } = useStep(steps, before ? LAST_STEP : 1)

  async function goToNextStep() {
    const { faultsOf } = await loadSending()
    const found = errorsOfStep(step ?? LAST_STEP, faultsOf(way, values, reference))
    if (hasErrors(found)) return refuse(found)
    await loadLaterFields()
    return goTo((step ?? 0) + 1)
  }

  async function send() {
    const { faultsOf, sendRegistration } = await loadSending()
    const found = faultsOf(way, values, reference)
    const sent: Sent = hasErrors(found)
      ? { refused: found }
      : await sendRegistration(way, values, reference, lastCode)
    if ('sent' in sent) return sent.sent ? awaitCode(sent.sent) : steps.onRegistered()
    setBanner(sent.banner ?? null)
    refuse(sent.refused)
    return goToFault(sent.refused)
  }

  function awaitCode(sent: SentRegistration) {
    setLastCode(sent)
    setPending(sent.pending)
  }

  async function resend() {
    if (!pending) return
    await signUpByPhone(pending)
    setLastCode(registrationSent(pending))
  }

  const attempt = useMutation({
    mutationFn: step && step < LAST_STEP ? goToNextStep : send,
    onError: (error) => setBanner(sentenceFor(error, words.register.failed)),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    setBanner(null)
    attempt.mutate()
  }

  function restart(next: SignInMethod) {
    if (pending) backTo(CONTACT_STEP)
    forgetPending()
    setBanner(null)
    clearErrors()
    setWay(next)
  }

  return {
    way,
    step,
    pending,
    banner,
    part: { values, errors, set },
    form: { ref, onSubmit: submit, onFocus: loadAhead },
    busy: attempt.isPending,
    restart,
    chooseDialCode,
    back: () => backTo((step ?? 1) - 1),
    backToNumber: () => restart('phone'),
    resend,
    sentAt: lastCode?.at,
    dismissBanner: () => setBanner(null),
  }
}

const hasErrors = (errors: FieldErrors) => Object.keys(errors).length > 0

function useSignInMethod(before: SignInMethod = 'email') {
  const [pending, setPending] = useState(pendingPhoneSignUp)
  const [way, setWay] = useState<SignInMethod>(pending ? 'phone' : before)
  const [lastCode, setLastCode] = useState(() => (pending ? registrationSent(pending) : null))
  function forgetPending() {
    clearPendingPhoneSignUp()
    setPending(null)
  }
  return { way, setWay, pending, setPending, forgetPending, lastCode, setLastCode }
}

/** Failed imports are loaded again when needed. */
function loadAhead() {
  loadSending().catch(() => undefined)
  loadLaterFields().catch(() => undefined)
}

/** Limits the step in the address to those reached so far. */
function useStep({ step, onStep }: RegistrationSteps, reachedBefore: number) {
  const isDesktop = useIsDesktop()
  const [reached, setReached] = useState(reachedBefore)
  const shown = Math.min(Math.max(1, Math.trunc(step)), reached)
  const correct = useEffectEvent(() => step !== shown && onStep(shown, true))
  useEffect(() => void correct(), [])

  function goTo(next: number) {
    if (isDesktop) return
    setReached(Math.max(reached, next))
    onStep(next, next < shown)
  }
  return {
    step: isDesktop ? null : shown,
    goTo,
    goToFault: (found: FieldErrors) => {
      const wrong = firstStepWith(found)
      if (wrong) goTo(wrong)
    },
    backTo: (former: number) => goTo(Math.min(former, reached)),
  }
}

/** The country defaults to the detected one. The dial code follows it until the visitor chooses a dial code. */
function useRegistrationForm(given: Registration) {
  const form = useForm(given, () => ({}))
  const { values } = form
  const [choseDialCode, setChoseDialCode] = useState(
    given.country_code !== (given.country_of_residence || DEFAULT_COUNTRY),
  )
  useDetectedCountry((country) => {
    if (!values.country_of_residence) set('country_of_residence', country)
  })

  function set<Name extends keyof Registration>(name: Name, value: Registration[Name]) {
    form.set(name, value)
    if (name === 'country_of_residence' && typeof value === 'string' && !choseDialCode)
      form.set('country_code', value || DEFAULT_COUNTRY)
  }

  function chooseDialCode(country: string) {
    setChoseDialCode(true)
    form.set('country_code', country)
  }

  return { ...form, set, chooseDialCode }
}
