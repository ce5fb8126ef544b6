import type { LinkExchange } from '@ndoa/contract/accounts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { sentenceFor } from '../../lib/api-error.ts'
import { faults } from '../../lib/words/index.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { AccountPage } from './account-page.tsx'
import { type ExchangedLink, exchangeLinkOrThrow } from './exchange-link.ts'
import { words as guest } from './words/guest/index.ts'
import { words } from './words/links/index.ts'

export interface ConfirmSignUpProps {
  link: LinkExchange
  onArrived: (arrived: ExchangedLink) => void
  /** The password is forgotten, or someone else signed up. */
  onAfresh: () => void
}

/** Shown when the link is opened in a different browser from the sign-up's, as in mail apps: the password proves who signed up. */
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
