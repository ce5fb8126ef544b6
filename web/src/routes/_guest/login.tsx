import type { SignedIn } from '@ndoa/contract/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { AccountPage } from '../../features/accounts/account-page.tsx'
import { NEW_PASSWORD } from '../../features/accounts/exchange-link.ts'
import { LoginForm } from '../../features/accounts/login-form.tsx'
import type { SecondStepProps } from '../../features/accounts/second-step.tsx'
import { startSession } from '../../features/accounts/session.ts'
import {
  type SignInMethod,
  SignInMethodToggle,
  SocialButtons,
} from '../../features/accounts/sign-in-method.tsx'
import { oneOf, searchOf } from '../../lib/search.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { Banner } from '../../ui/banner.tsx'
import { linkClass } from '../../ui/link.ts'
import { Spinner } from '../../ui/spinner.tsx'

export const Route = createFileRoute('/_guest/login')({
  validateSearch: searchOf({
    error: oneOf(['failed', 'no_code']),
    done: oneOf(['deactivated', 'deleted']),
    step: oneOf(['code']),
  }),
  component: Login,
})

// Most members sign in by email in one step; the other forms are loaded when needed.
const PhoneLogin = lazy(async () => ({
  default: (await import('../../features/accounts/phone-login.tsx')).PhoneLogin,
}))
const SecondStep = lazy(async () => ({
  default: (await import('../../features/accounts/second-step.tsx')).SecondStep,
}))

interface Notice {
  tone: 'error' | 'success'
  text: string
}

/** Why a visitor was redirected here; only known sentences are shown, never text from the address. */
const NOTICES = {
  failed: { tone: 'error', text: 'Authentication failed. Please try again.' },
  no_code: { tone: 'error', text: 'No authentication code found.' },
  deactivated: {
    tone: 'success',
    text: 'Your account is deactivated. Sign in whenever you want to come back.',
  },
  deleted: { tone: 'success', text: 'Your account was deleted.' },
} as const satisfies Record<string, Notice>

function Login() {
  usePageTitle('Sign In')
  const { from, step, notice, onTrouble, onSignedIn, onSecondStep, onUnconfirmed, ...login } = useLogin()
  const [way, setWay] = useState<SignInMethod>('email')
  if (step === 'code') return <CodePage onSignedIn={onSignedIn} onOver={login.onOver} onBack={login.onBack} />
  return (
    <AccountPage
      title="Welcome back"
      text="Sign in to see who is waiting to hear from you."
      headerLink={
        <Link to="/register" search={{ from }} className={linkClass}>
          Don't have an account?
        </Link>
      }
    >
      <div className="grid gap-6">
        {notice && (
          <Banner tone={notice.tone} onDismiss={() => onTrouble(null)}>
            {notice.text}
          </Banner>
        )}
        <SignInMethodToggle
          label="Sign in by"
          value={way}
          onChange={(next) => {
            onTrouble(null)
            setWay(next)
          }}
        />
        {way === 'email' ? (
          <LoginForm {...{ onSignedIn, onSecondStep, onUnconfirmed, onTrouble }} />
        ) : (
          <Suspense fallback={<Spinner label="Loading..." />}>
            <PhoneLogin {...{ onSignedIn, onSecondStep, onTrouble }} />
          </Suspense>
        )}
        <SocialButtons />
      </div>
    </AccountPage>
  )
}

/** The banner above the form, and the redirect after signing in. */
function useLogin() {
  const { error, done, step, from } = Route.useSearch()
  const navigate = useNavigate({ from: Route.fullPath })
  const queryClient = useQueryClient()
  const reason = error ?? done
  const [notice, setNotice] = useState<Notice | null>(reason ? NOTICES[reason] : null)
  const onTrouble = (text: string | null) => setNotice(text ? { tone: 'error', text } : null)

  const goToStep = (next: 'code' | undefined) => {
    setNotice(null)
    return navigate({ search: { from, step: next }, replace: next === undefined })
  }

  /** The layout around this page redirects from here. */
  async function onSignedIn(signedIn: SignedIn) {
    if (signedIn.purpose === 'reset') await navigate({ search: { from: NEW_PASSWORD, step }, replace: true })
    startSession(queryClient, signedIn)
  }

  return {
    from,
    step,
    notice,
    onTrouble,
    onSignedIn: (signedIn: SignedIn) => void onSignedIn(signedIn),
    onSecondStep: () => void goToStep('code'),
    onUnconfirmed: () => void navigate({ to: '/check-email' }),
    onBack: () => void goToStep(undefined),
    onOver: (text: string) => void goToStep(undefined).then(() => onTrouble(text)),
  }
}

function CodePage(step: SecondStepProps) {
  return (
    <AccountPage title="One more step" text="Enter the code from your authenticator app.">
      <Suspense fallback={<Spinner label="Loading..." />}>
        <SecondStep {...step} />
      </Suspense>
    </AccountPage>
  )
}
