import { createFileRoute, Link, redirect, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { loadUnsavedData } from '../app/offline/load-unsaved-data.ts'
import { words as app } from '../app/words.ts'
import { AccountPage } from '../features/identity/accounts/account-page.tsx'
import { loadConfirmWords } from '../features/identity/accounts/load-confirm-words.ts'
import { sessionQuery } from '../features/identity/accounts/sessions/session.ts'
import {
  ARRIVALS,
  arrivalFrom,
  exchangeLink,
  isQuestion,
} from '../features/identity/accounts/sign-in/exchange-link.ts'
import { LinkQuestion } from '../features/identity/accounts/sign-in/link-question.tsx'
import { words as guest } from '../features/identity/accounts/words/guest.ts'
import { words } from '../features/identity/accounts/words/links.ts'
import { loadWords } from '../languages/load.ts'
import { buttonClass } from '../ui/button.tsx'
import { Banner } from '../ui/feedback/banner.tsx'
import { Spinner } from '../ui/feedback/spinner.tsx'

/** Most mailed links redirect before the page is shown; it stays for a question or an error. */
export const Route = createFileRoute('/auth/callback')({
  codeSplitGroupings: [['loader', 'component']], // other pages do not exchange links
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([loadWords('guest'), loadConfirmWords()])
    const { code, trouble } = arrivalFrom(window.location)
    if (trouble) return { trouble }
    if (!code) throw redirect({ to: '/login', search: { error: 'no_code' }, replace: true })
    const arrived = await exchangeLink(queryClient, { code })
    if (arrived === 'another-account') await queryClient.ensureQueryData(sessionQuery).catch(() => null)
    if (isQuestion(arrived)) return { asks: arrived, code }
    throw redirect({ href: ARRIVALS[arrived], replace: true })
  },
  pendingMs: 0,
  pendingComponent: Authenticating,
  component: Callback,
})

function Authenticating() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <Spinner label={app.followingLink.authenticating} />
    </main>
  )
}

function Callback() {
  const router = useRouter()
  const { history } = router
  // Another link may differ only in its hash, which loads no new page.
  useEffect(() => {
    const reload = () => void router.invalidate({ forcePending: true })
    window.addEventListener('hashchange', reload)
    return () => window.removeEventListener('hashchange', reload)
  }, [router])
  const { asks, code, trouble } = Route.useLoaderData()
  if (asks)
    return (
      <LinkQuestion
        key={code}
        {...{ code, asks }}
        describeUnsavedData={loadUnsavedData}
        onArrived={(arrived) => history.replace(ARRIVALS[arrived])}
      />
    )
  return (
    <AccountPage title={words.link.notSignedIn}>
      <div className="grid justify-items-start gap-6">
        <Banner tone="error">{trouble}</Banner>
        <Link to="/login" className={buttonClass('primary')}>
          {guest.backToLogin}
        </Link>
      </div>
    </AccountPage>
  )
}
