import { pagePath } from '../../../../languages/load.ts'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { linkClass } from '../../../../ui/link.ts'
import { rich } from '../../../../words/rich.tsx'
import { words } from '../words/guest.ts'
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
  const link = (address: string) => (text: string) => (
    <a href={address} target="_blank" rel="noopener" className={linkClass}>
      {text}
    </a>
  )
  return rich(words.register.terms, {
    terms: link(pagePath('/terms-of-service')),
    privacy: link(pagePath('/privacy-policy')),
  })
}
