import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { withFormWords } from '../../languages/load.ts'
import { sentenceFor } from '../../lib/api-error.ts'
import { type FieldErrors, useForm } from '../../lib/form.ts'
import { useIsDesktop } from '../../lib/use-desktop.ts'
import { referenceQuery } from '../reference/index.ts'
import { clearPendingPhoneSignUp, pendingPhoneSignUp } from './pending-sign-up.ts'
import { DEFAULT_COUNTRY } from './phone-number.ts'
import type { Registration } from './registration-form.ts'
import { CONTACT_STEP, errorsOfStep, firstStepWith, LAST_STEP } from './registration-steps.ts'
import type { Sent } from './send-registration.ts'
import type { SignInMethod } from './sign-in-method.tsx'
import { useDetectedCountry } from './use-detected-country.ts'
import { words } from './words/guest/index.ts'

const loadSending = () => withFormWords(import('./send-registration.ts'))
export const loadLaterFields = () => withFormWords(import('./later-fields.tsx'))

export interface RegistrationSteps {
  /** The step of the address, from 1. */
  step: number
  /** Going back takes the place of the step that is left, in the history of the browser. */
  onStep: (step: number, goesBack: boolean) => void
  onRegistered: () => void
}

/**
 * The state and actions of the registration form, in both modes. `pending` is a phone sign-up that waits for its code.
 * On phones the fields come in three steps, of which `step` is shown; on large screens it is null.
 * @param before how it was, where the form goes on after a reload
 */
export function useRegistration(given: Registration, steps: RegistrationSteps, before?: SignInMethod) {
  const { way, setWay, pending, setPending, forgetPending } = useWay(before)
  const [banner, setBanner] = useState<string | null>(null)
  const { data: reference } = useQuery(referenceQuery)
  const { values, errors, ref, set, refuse, clearErrors, chooseDialCode } = useRegistrationForm(given)
  const { step, goTo, goToFault, backTo } = useStep(steps, before ? LAST_STEP : 1)

  async function goOn() {
    const { faultsOf } = await loadSending()
    const found = errorsOfStep(step ?? LAST_STEP, faultsOf(way, values, reference))
    if (hasAny(found)) return refuse(found)
    await loadLaterFields()
    return goTo((step ?? 0) + 1)
  }

  async function send() {
    const { faultsOf, sendRegistration } = await loadSending()
    const found = faultsOf(way, values, reference)
    const sent: Sent = hasAny(found) ? { refused: found } : await sendRegistration(way, values, reference)
    if ('pending' in sent) return sent.pending ? setPending(sent.pending) : steps.onRegistered()
    setBanner(sent.banner ?? null)
    refuse(sent.refused)
    return goToFault(sent.refused)
  }

  const attempt = useMutation({
    mutationFn: step && step < LAST_STEP ? goOn : send,
    onError: (error) => setBanner(sentenceFor(error, words.register.failed)),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    setBanner(null)
    attempt.mutate()
  }

  /** Clears the verification step and continues; what was typed is kept. */
  function startAgain(next: SignInMethod) {
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
    startAgain,
    chooseDialCode,
    back: () => backTo((step ?? 1) - 1),
    backToNumber: () => startAgain('phone'),
    dismissBanner: () => setBanner(null),
  }
}

const hasAny = (errors: FieldErrors) => Object.keys(errors).length > 0

/** By email or phone; a phone sign-up waits for its code, also after a reload. */
function useWay(before: SignInMethod = 'email') {
  const [pending, setPending] = useState(pendingPhoneSignUp)
  const [way, setWay] = useState<SignInMethod>(pending ? 'phone' : before)
  function forgetPending() {
    clearPendingPhoneSignUp()
    setPending(null)
  }
  return { way, setWay, pending, setPending, forgetPending }
}

/** While the first field is filled in. What cannot be loaded now is loaded when it is needed. */
function loadAhead() {
  loadSending().catch(() => undefined)
  loadLaterFields().catch(() => undefined)
}

/** The step of the address, as far as the form was filled in. */
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

/** The fields. Country and dial code are the visitor's own until another one is chosen; the dial code follows the country. */
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
