import type { LinkExchange } from '@ndoa/contract/identity/accounts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useForm } from '../../../../lib/form.ts'
import { Button } from '../../../../ui/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { useDetectedCountry } from '../contacts/use-detected-country.ts'
import { type ExchangedLink, exchangeLinkOrThrow } from '../sign-in/exchange-link.ts'
import { words } from '../words/guest.ts'
import { CountryField } from './country-field.tsx'
import { DetailsFields } from './details-fields.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { checkOwner, explainRefusal, ownerInput } from './registration.ts'
import { EMPTY_REGISTRATION } from './registration-form.ts'
import { TermsCheckbox } from './terms-checkbox.tsx'

export function OwnerForm({
  link,
  onArrived,
}: {
  link: LinkExchange
  onArrived: (arrived: ExchangedLink) => void
}) {
  const queryClient = useQueryClient()
  const [banner, setBanner] = useState<string | null>(null)
  const { values, errors, ref, set, check, refuse } = useForm(EMPTY_REGISTRATION, checkOwner)
  const part = { values, errors, set }
  useDetectedCountry((country) => {
    if (!values.country_of_residence) set('country_of_residence', country)
  })
  const attempt = useMutation({
    mutationFn: () => exchangeLinkOrThrow(queryClient, { ...link, sign_up: ownerInput(values) }),
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBanner(null)
    if (!check()) return
    try {
      onArrived(await attempt.mutateAsync())
    } catch (error) {
      const { fields, banner: text } = explainRefusal(error)
      setBanner(text ?? null)
      refuse(fields)
    }
  }

  return (
    <form ref={ref} onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      {banner && (
        <Banner tone="error" onDismiss={() => setBanner(null)}>
          {banner}
        </Banner>
      )}
      <DetailsFields {...part} />
      <CountryField {...part} />
      <NewPasswordFields {...part} />
      <TermsCheckbox {...part} />
      <Button type="submit" busy={attempt.isPending} busyText={words.register.creating}>
        {words.register.create}
      </Button>
    </form>
  )
}
