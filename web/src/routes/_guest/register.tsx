import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { AccountPage } from '../../features/accounts/account-page.tsx'
import { RegisterForm } from '../../features/accounts/register-form.tsx'
import { startSession } from '../../features/accounts/session.ts'
import { SocialButtons } from '../../features/accounts/sign-in-method.tsx'
import { landingChoices } from '../../features/accounts/wishes.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { linkClass } from '../../ui/link.ts'

export const Route = createFileRoute('/_guest/register')({ component: Register })

function Register() {
  usePageTitle('Create Account')
  const { from } = Route.useSearch()
  const [{ gender, wishes }] = useState(landingChoices)
  const navigate = useNavigate()
  const queryClient = useQueryClient()

  return (
    <AccountPage
      title="Create your account"
      text="Meet people who want to marry, and who share your faith and culture."
      headerLink={
        <Link to="/login" search={{ from }} className={linkClass}>
          Already have an account?
        </Link>
      }
    >
      <div className="grid gap-6">
        <RegisterForm
          gender={gender}
          wishes={wishes}
          onRegistered={() => void navigate({ to: '/check-email' })}
          onVerified={(signedIn) => startSession(queryClient, signedIn)}
          onSecondStep={() => void navigate({ to: '/login', search: { from, step: 'code' } })}
        />
        <SocialButtons />
      </div>
    </AccountPage>
  )
}
