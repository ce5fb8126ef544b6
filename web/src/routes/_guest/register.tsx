import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { AccountPage } from '../../features/identity/accounts/account-page.tsx'
import { startSession } from '../../features/identity/accounts/sessions/session.ts'
import { RegisterForm } from '../../features/identity/accounts/sign-up/register-form.tsx'
import { landingChoices } from '../../features/identity/accounts/sign-up/wishes.ts'
import { words } from '../../features/identity/accounts/words/guest.ts'
import { useIsDesktop } from '../../lib/screen/use-desktop.ts'
import { usePageTitle } from '../../lib/screen/use-page-title.ts'
import { readNumber, searchOf } from '../../lib/search.ts'
import { linkClass } from '../../ui/link.ts'

export const Route = createFileRoute('/_guest/register')({
  // On phones each step of the form has its own address, so that the back gesture returns to the previous step.
  validateSearch: searchOf({ step: readNumber }),
  component: Register,
})

function Register() {
  usePageTitle(words.register.pageTitle)
  const { from, step = 1 } = Route.useSearch()
  const [{ gender, wishes }] = useState(landingChoices)
  const isDesktop = useIsDesktop()
  const navigate = useNavigate()
  const queryClient = useQueryClient()

  return (
    <AccountPage
      title={words.register.title}
      text={(isDesktop || step === 1) && words.register.text}
      headerLink={
        <Link to="/login" search={{ from }} className={linkClass}>
          {words.register.hasAccount}
        </Link>
      }
    >
      <RegisterForm
        gender={gender}
        wishes={wishes}
        step={step}
        onStep={(next, goesBack) =>
          void navigate({
            to: '/register',
            search: { from, step: next === 1 ? undefined : next },
            replace: goesBack,
          })
        }
        onRegistered={() => void navigate({ to: '/check-email' })}
        onVerified={(signedIn) => startSession(queryClient, signedIn)}
        onSecondStep={() => void navigate({ to: '/login', search: { from, step: 'code' } })}
      />
    </AccountPage>
  )
}
