import { createFileRoute, Link, redirect, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { loadLosses } from '../app/offline/load-losses.ts'
import { words as app } from '../app/words/index.ts'
import { AccountPage } from '../features/accounts/account-page.tsx'
import { ARRIVALS, arrivalFrom, exchangeLink, isQuestion } from '../features/accounts/exchange-link.ts'
import { LinkQuestion } from '../features/accounts/link-question.tsx'
import { sessionQuery } from '../features/accounts/session.ts'
import { loadConfirmWords } from '../features/accounts/words/confirm/load.ts'
import { words as guest } from '../features/accounts/words/guest/index.ts'
import { words } from '../features/accounts/words/links/index.ts'
import { loadWords } from '../languages/load.ts'
import { Banner } from '../ui/banner.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Spinner } from '../ui/spinner.tsx'

/** The target of mailed links. Most redirect before the page is shown; it stays for a question or an error. */
export const Route = createFileRoute('/auth/callback')({
  codeSplitGroupings: [['loader', 'component']], // nobody else needs to know how links are exchanged
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
  // Another link opened in this tab may differ behind its # alone: no new page is loaded then.
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
        lossesOf={loadLosses}
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
