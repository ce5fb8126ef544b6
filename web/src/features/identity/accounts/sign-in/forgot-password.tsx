import { isEmail, readEmail } from '@ndoa/contract/identity/email-address'
import { suggestedEmail } from '@ndoa/contract/identity/email-suggestion'
import { useMutation } from '@tanstack/react-query'
import { ApiError, sentenceFor } from '../../../../lib/api/api-error.ts'
import { faults } from '../../../../lib/faults.ts'
import { byLastPart, useForm } from '../../../../lib/form.ts'
import { supportEmail } from '../../../../lib/support-email.ts'
import { Button, type ButtonProps } from '../../../../ui/button.tsx'
import { EmailField } from '../../../../ui/forms/email-field.tsx'
import { linkClass } from '../../../../ui/link.ts'
import { rich } from '../../../../words/rich.tsx'
import { sendResetLink, sendSignInLink } from '../accounts.calls.ts'
import { words } from '../words/guest.ts'

type LinkKind = 'sign-in' | 'reset'

export interface ForgotPasswordProps {
  onSent: (email: string) => void
}

export function ForgotPassword({ onSent }: ForgotPasswordProps) {
  const { values, errors, ref, set, check, refuse } = useForm({ email: '' }, checkEmail)
  const email = readEmail(values.email)
  const request = useMutation({
    mutationFn: (wanted: LinkKind) => (wanted === 'reset' ? sendResetLink(email) : sendSignInLink(email)),
  })

  const pending = request.isPending ? request.variables : null

  async function send(wanted: LinkKind) {
    if (!check()) return
    try {
      await request.mutateAsync(wanted)
      onSent(email)
    } catch (error) {
      refuse({ email: explain(error, wanted) })
    }
  }

  return (
    <form
      ref={ref}
      onSubmit={(event) => {
        event.preventDefault()
        void send('sign-in')
      }}
      noValidate
      className="grid gap-5"
    >
      <EmailField
        autoComplete="username"
        value={values.email}
        error={errors.email}
        suggest={suggestedEmail}
        onChange={(email) => set('email', email)}
      />
      <LinkButton
        type="submit"
        hint={words.forgotPassword.signInHint}
        busy={pending === 'sign-in'}
        disabled={request.isPending}
      >
        {words.forgotPassword.signInLink}
      </LinkButton>
      <LinkButton
        variant="outline"
        hint={words.forgotPassword.resetHint}
        busy={pending === 'reset'}
        disabled={request.isPending}
        onClick={() => void send('reset')}
      >
        {words.forgotPassword.resetLink}
      </LinkButton>
    </form>
  )
}

function LinkButton({ hint, ...button }: ButtonProps & { hint: string }) {
  return (
    <div className="grid gap-2">
      <Button {...button} />
      <p className="text-sm text-soft">{hint}</p>
    </div>
  )
}

export function SupportLine() {
  return (
    <p className="text-soft">
      {rich(words.forgotPassword.support, {
        a: (
          <a href={`mailto:${supportEmail()}`} className={linkClass}>
            {supportEmail()}
          </a>
        ),
      })}
    </p>
  )
}

function checkEmail({ email }: { email: string }): Record<string, string> {
  if (!email.trim()) return { email: faults.email_missing }
  return isEmail(readEmail(email)) ? {} : { email: faults.email_address_invalid }
}

function explain(error: unknown, kind: LinkKind): string {
  const field = error instanceof ApiError ? byLastPart(error.fields).email : undefined
  return field ?? sentenceFor(error, words.forgotPassword.failed[kind])
}
