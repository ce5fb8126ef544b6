import { Checkbox } from '../../ui/checkbox.tsx'
import { linkClass } from '../../ui/link.ts'
import type { RegistrationPart } from './registration-form.ts'

export function TermsCheckbox({ values, errors, set }: RegistrationPart) {
  return (
    <Checkbox
      label={<TermsText />}
      checked={values.agreed_to_terms}
      error={errors.agreed_to_terms}
      onChange={(event) => set('agreed_to_terms', event.target.checked)}
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
