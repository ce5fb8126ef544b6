import type { LinkExchange } from '@ndoa/contract/identity/accounts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { sentenceFor } from '../../../../lib/api/api-error.ts'
import { faults } from '../../../../lib/faults.ts'
import { Button } from '../../../../ui/button.tsx'
import { PasswordField } from '../../../../ui/forms/password-field.tsx'
import { AccountPage } from '../account-page.tsx'
import { type ExchangedLink, exchangeLinkOrThrow } from '../sign-in/exchange-link.ts'
import { words as guest } from '../words/guest.ts'
import { words } from '../words/links.ts'

export interface ConfirmSignUpProps {
  link: LinkExchange
  onArrived: (arrived: ExchangedLink) => void
  onAfresh: () => void
}

/** For links opened in another browser, as in mail apps, where the password proves the sign-up. */
export function ConfirmSignUp({ link, onArrived, onAfresh }: ConfirmSignUpProps) {
  const queryClient = useQueryClient()
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const attempt = useMutation({ mutationFn: () => exchangeLinkOrThrow(queryClient, { ...link, password }) })

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!password) return setError(faults.password_missing)
    try {
      onArrived(await attempt.mutateAsync())
    } catch (refused) {
      setError(sentenceFor(refused, guest.linkFailed))
    }
  }

  return (
    <AccountPage title={words.link.almostThere} text={words.confirmSignUp.text}>
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
        <PasswordField
          autoComplete="current-password"
          value={password}
          error={error}
          onChange={(typed) => {
            setPassword(typed)
            setError(undefined)
          }}
        />
        <Button type="submit" busy={attempt.isPending} busyText={words.confirmSignUp.confirming}>
          {words.confirmSignUp.confirm}
        </Button>
      </form>
      <section className="mt-10 grid justify-items-start gap-3 border-t border-line pt-6">
        <h2 className="text-xl font-bold">{words.confirmSignUp.forgotTitle}</h2>
        <p className="text-soft">{words.confirmSignUp.forgotText}</p>
        <Button variant="outline" onClick={onAfresh}>
          {words.confirmSignUp.startOver}
        </Button>
      </section>
    </AccountPage>
  )
}
