import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { sentenceFor } from '../../lib/api-error.ts'
import { useForm } from '../../lib/form.ts'
import { referenceQuery } from '../reference/index.ts'
import { signUp, signUpByPhone } from './accounts.calls.ts'
import {
  clearPendingPhoneSignUp,
  pendingPhoneSignUp,
  savePendingPhoneSignUp,
  savePendingSignUp,
} from './pending-sign-up.ts'
import type { Registration } from './registration-form.ts'
import type { SignInMethod } from './sign-in-method.tsx'
import { useDetectedCountry } from './use-detected-country.ts'

/** The rules come with the schemas, which are loaded while the first field is filled in. */
const loadRules = () => import('./registration.ts')

/** The state and actions of the registration form, in both modes. `pending` is a phone sign-up that waits for its code. */
export function useRegistration(given: Registration, onRegistered: () => void) {
  const [pending, setPending] = useState(pendingPhoneSignUp)
  const [way, setWay] = useState<SignInMethod>(pending ? 'phone' : 'email')
  const [banner, setBanner] = useState<string | null>(null)
  const { data: reference } = useQuery(referenceQuery)
  const { values, errors, ref, set, refuse, chooseDialCode } = useRegistrationForm(given)

  async function byEmail() {
    const { checkEmailRegistration, explainRefusal, signUpInput } = await loadRules()
    const found = checkEmailRegistration(values)
    if (Object.keys(found).length > 0) return refuse(found)
    try {
      await signUp(signUpInput(values))
    } catch (error) {
      const refusal = explainRefusal(error)
      setBanner(refusal.banner ?? null)
      return refuse(refusal.fields)
    }
    savePendingSignUp({ email: values.email.trim() })
    return onRegistered()
  }

  async function byPhone() {
    const { checkPhoneRegistration, explainUnsent, phoneSignUpInput } = await loadRules()
    const found = checkPhoneRegistration(values, reference)
    if (Object.keys(found).length > 0) return refuse(found)
    const input = phoneSignUpInput(values, reference)
    try {
      await signUpByPhone(input)
    } catch (error) {
      return refuse(explainUnsent(error))
    }
    savePendingPhoneSignUp(input)
    return setPending(input)
  }

  const attempt = useMutation({
    mutationFn: way === 'email' ? byEmail : byPhone,
    onError: (error) => setBanner(sentenceFor(error, 'Registration failed. Please try again.')),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    setBanner(null)
    attempt.mutate()
  }

  /** Clears the verification step and continues. */
  function startAgain(next: SignInMethod) {
    clearPendingPhoneSignUp()
    setPending(null)
    setBanner(null)
    setWay(next)
  }

  return {
    way,
    pending,
    banner,
    part: { values, errors, set },
    form: { ref, onSubmit: submit, onFocus: () => void loadRules() },
    busy: attempt.isPending,
    startAgain,
    chooseDialCode,
    dismissBanner: () => setBanner(null),
  }
}

/** The fields. Country and dial code are the visitor's own until another one is chosen. */
function useRegistrationForm(given: Registration) {
  const form = useForm(given, () => ({}))
  const { values, set } = form
  const [choseDialCode, setChoseDialCode] = useState(false)
  useDetectedCountry((country) => {
    if (!values.country_of_residence) set('country_of_residence', country)
    if (!choseDialCode) set('country_code', country)
  })

  function chooseDialCode(country: string) {
    setChoseDialCode(true)
    set('country_code', country)
  }

  return { ...form, chooseDialCode }
}
