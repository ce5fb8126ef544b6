import type { SignedIn } from '@ndoa/contract/identity/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { AccountPage } from '../../features/identity/accounts/account-page.tsx'
import type { SecondStepProps } from '../../features/identity/accounts/second-factor/second-step.tsx'
import { startSession } from '../../features/identity/accounts/sessions/session.ts'
import { NEW_PASSWORD } from '../../features/identity/accounts/sign-in/link-params.ts'
import { LoginForm } from '../../features/identity/accounts/sign-in/login-form.tsx'
import {
  type SignInMethod,
  SignInMethodToggle,
  SocialButtons,
} from '../../features/identity/accounts/sign-in/sign-in-method-toggle.tsx'
import { words } from '../../features/identity/accounts/words/guest.ts'
import { loadOnceOnline } from '../../lib/loading/load-once-online.ts'
import { usePageTitle } from '../../lib/screen/use-page-title.ts'
import { oneOf, searchOf } from '../../lib/search.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { linkClass } from '../../ui/link.ts'
import { words as ui } from '../../ui/words.ts'

export const Route = createFileRoute('/_guest/login')({
  validateSearch: searchOf({
    error: oneOf(['failed', 'no_code']),
    done: oneOf(['deactivated', 'deleted']),
    step: oneOf(['code']),
  }),
  component: Login,
})

const PhoneLogin = lazy(async () => {
  const { PhoneLogin } = await loadOnceOnline(
    () => import('../../features/identity/accounts/sign-in/phone-login.tsx'),
  )
  return { default: PhoneLogin }
})
const SecondStep = lazy(async () => {
  const { SecondStep } = await loadOnceOnline(
    () => import('../../features/identity/accounts/second-factor/second-step.tsx'),
  )
  return { default: SecondStep }
})

interface Notice {
  tone: 'error' | 'success'
  text: string
}

/** Shows known sentences only, never text from the address. */
function noticeOf(reason: 'failed' | 'no_code' | 'deactivated' | 'deleted'): Notice {
  const { login, linkFailed } = words
  switch (reason) {
    case 'failed':
      return { tone: 'error', text: linkFailed }
    case 'no_code':
      return { tone: 'error', text: login.noCode }
    case 'deactivated':
    case 'deleted':
      return { tone: 'success', text: login[reason] }
    default:
      return reason satisfies never
  }
}

function Login() {
  usePageTitle(words.signIn)
  const { from, step, notice, onTrouble, onSignedIn, onSecondStep, onUnconfirmed, ...login } = useLogin()
  const [way, setWay] = useState<SignInMethod>('email')
  if (step === 'code') return <CodePage onSignedIn={onSignedIn} onOver={login.onOver} onBack={login.onBack} />
  return (
    <AccountPage
      title={words.login.title}
      text={words.login.text}
      headerLink={
        <Link to="/register" search={{ from }} className={linkClass}>
          {words.login.noAccount}
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
          label={words.by}
          value={way}
          onChange={(next) => {
            onTrouble(null)
            setWay(next)
          }}
        />
        {way === 'email' ? (
          <LoginForm {...{ onSignedIn, onSecondStep, onUnconfirmed, onTrouble }} />
        ) : (
          <Suspense fallback={<Spinner label={navigator.onLine ? ui.loading : ui.opensOnline} />}>
            <PhoneLogin {...{ onSignedIn, onSecondStep, onTrouble }} />
          </Suspense>
        )}
        <SocialButtons />
      </div>
    </AccountPage>
  )
}

function useLogin() {
  const { error, done, step, from } = Route.useSearch()
  const navigate = useNavigate({ from: Route.fullPath })
  const queryClient = useQueryClient()
  const reason = error ?? done
  const [notice, setNotice] = useState<Notice | null>(reason ? noticeOf(reason) : null)
  const onTrouble = (text: string | null) => setNotice(text ? { tone: 'error', text } : null)

  const goToStep = (next: 'code' | undefined) => {
    setNotice(null)
    return navigate({ search: { from, step: next }, replace: next === undefined })
  }

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
    <AccountPage title={words.login.oneMoreStep} text={words.login.enterCode}>
      <Suspense fallback={<Spinner label={navigator.onLine ? ui.loading : ui.opensOnline} />}>
        <SecondStep {...step} />
      </Suspense>
    </AccountPage>
  )
}
