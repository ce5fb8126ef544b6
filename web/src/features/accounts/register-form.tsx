import { MINIMUM_AGE, PASSWORD_RULES } from '@ndoa/contract/accounts'
import { GENDERS } from '@ndoa/contract/reference'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect } from 'react'
import { today, yearsBefore } from '../../lib/dates.ts'
import { useForm } from '../../lib/form.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Checklist } from '../../ui/checklist.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { linkClass } from '../../ui/link.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { countryOptions, countryQuery, referenceQuery } from '../reference/index.ts'
import { keepSignUp, signUp } from './accounts.calls.ts'
import { checkRegistration, EMPTY_REGISTRATION, explainRefusal, signUpInput } from './registration.ts'

const genders = GENDERS.map((gender) => ({ value: gender, label: gender }))

export interface RegisterFormProps {
  /** Chosen on the landing page already. */
  gender: string | undefined
  onRegistered: () => void
}

/** Registration by e-mail. */
export function RegisterForm({ gender = '', onRegistered }: RegisterFormProps) {
  const { values, errors, ref, set, check, refuse } = useForm(
    { ...EMPTY_REGISTRATION, gender },
    checkRegistration,
  )
  const registration = useMutation({ mutationFn: () => signUp(signUpInput(values)) })
  const banner = registration.error && explainRefusal(registration.error).banner
  usePrefilledCountry(values.country_of_residence, (code) => set('country_of_residence', code))

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!check()) return
    try {
      await registration.mutateAsync()
    } catch (error) {
      return refuse(explainRefusal(error).fields)
    }
    keepSignUp({ email: values.email.trim() })
    onRegistered()
  }

  return (
    <form ref={ref} onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      {banner && (
        <Banner tone="error" onDismiss={registration.reset}>
          {banner}
        </Banner>
      )}
      <TextField
        label="Full Name"
        required
        autoComplete="name"
        maxLength={100}
        value={values.full_name}
        error={errors.full_name}
        onChange={(event) => set('full_name', event.target.value)}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label="Gender"
          required
          placeholder="Select gender"
          options={genders}
          value={values.gender}
          error={errors.gender}
          onChange={(event) => set('gender', event.target.value)}
        />
        <DateField
          label="Date of Birth"
          required
          autoComplete="bday"
          min="1900-01-01"
          max={yearsBefore(today(), MINIMUM_AGE)}
          value={values.date_of_birth}
          error={errors.date_of_birth}
          onChange={(event) => set('date_of_birth', event.target.value)}
        />
      </div>
      <CountryField
        value={values.country_of_residence}
        error={errors.country_of_residence}
        onChange={(code) => set('country_of_residence', code)}
      />
      <TextField
        label="Email"
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={values.email}
        error={errors.email}
        onChange={(event) => set('email', event.target.value)}
      />
      <PasswordField
        label="Password"
        required
        autoComplete="new-password"
        value={values.password}
        error={errors.password}
        onChange={(event) => set('password', event.target.value)}
      />
      <PasswordChecklist password={values.password} />
      <PasswordField
        label="Confirm Password"
        required
        autoComplete="new-password"
        value={values.confirm_password}
        error={errors.confirm_password}
        onChange={(event) => set('confirm_password', event.target.value)}
      />
      <Checkbox
        label={<TermsText />}
        checked={values.agreed_to_terms}
        error={errors.agreed_to_terms}
        onChange={(event) => set('agreed_to_terms', event.target.checked)}
      />
      <Button
        type="submit"
        busy={registration.isPending}
        busyText="Creating Account..."
        disabled={Boolean(errors.email)}
      >
        Create Account
      </Button>
    </form>
  )
}

/** The visitor's country, while they have chosen none themselves. A failure is nobody's concern. */
function usePrefilledCountry(chosen: string, choose: (code: string) => void) {
  const { data } = useQuery(countryQuery)
  const detected = data?.country_code
  useEffect(() => {
    if (detected && !chosen) choose(detected)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the answer arrives
  }, [detected])
}

interface CountryFieldProps {
  value: string
  error: string | undefined
  onChange: (code: string) => void
}

function CountryField(props: CountryFieldProps) {
  const { data, isPending } = useQuery(referenceQuery)
  return (
    <Combobox
      {...props}
      label="Country of Residence"
      required
      placeholder={isPending ? 'Loading countries...' : 'Select your country'}
      options={countryOptions(data)}
    />
  )
}

/** Which rules the password meets, while it is typed. */
export function PasswordChecklist({ password }: { password: string }) {
  return (
    <Checklist
      label="Password requirements"
      items={PASSWORD_RULES.map(({ text, holds }) => ({ text, done: holds(password) }))}
    />
  )
}

function TermsText() {
  return (
    <>
      I agree to the{' '}
      <a href="/terms-of-service" target="_blank" rel="noopener" className={linkClass}>
        Terms of Service
      </a>{' '}
      and{' '}
      <a href="/privacy-policy" target="_blank" rel="noopener" className={linkClass}>
        Privacy Policy
      </a>
    </>
  )
}
