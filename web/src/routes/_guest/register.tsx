import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { AccountPage } from '../../features/accounts/account-page.tsx'
import { RegisterForm } from '../../features/accounts/register-form.tsx'
import { startSession } from '../../features/accounts/session.ts'
import { landingChoices } from '../../features/accounts/wishes.ts'
import { words } from '../../features/accounts/words/guest/index.ts'
import { aNumber, searchOf } from '../../lib/search.ts'
import { useIsDesktop } from '../../lib/use-desktop.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { linkClass } from '../../ui/link.ts'

export const Route = createFileRoute('/_guest/register')({
  // On phones the form has three steps, each with an address: the back gesture of the phone leads to the one before.
  validateSearch: searchOf({ step: aNumber }),
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
