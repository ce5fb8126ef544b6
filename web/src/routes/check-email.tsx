import { createFileRoute, Link, redirect, useRouter } from '@tanstack/react-router'
import { AccountPage } from '../features/accounts/account-page.tsx'
import { ARRIVALS, arrivalFrom, exchangeLink, isQuestion } from '../features/accounts/exchange-link.ts'
import { LinkQuestion } from '../features/accounts/link-question.tsx'
import { pendingSignUp } from '../features/accounts/pending-sign-up.ts'
import { ResendMail } from '../features/accounts/resend-mail.tsx'
import { isConfirmed, mayBeSignedIn, sessionQuery } from '../features/accounts/session.ts'
import { usePageTitle } from '../lib/use-page-title.ts'
import { Banner } from '../ui/banner.tsx'
import { linkClass } from '../ui/link.ts'
import { Spinner } from '../ui/spinner.tsx'

/** Shown after registering, and to members without a confirmed address. */
export const Route = createFileRoute('/check-email')({
  loader: async ({ context: { queryClient } }) => {
    const { code } = arrivalFrom(window.location)
    const asks = !code && mayBeSignedIn()
    const session = asks ? await queryClient.ensureQueryData(sessionQuery).catch(() => null) : null
    const arrived = code ? await exchangeLink(queryClient, { code }) : null
    if (code && arrived && isQuestion(arrived)) return { asks: arrived, code }
    if (arrived === 'signed-in' || (session && isConfirmed(session)))
      throw redirect({ to: '/dashboard', replace: true })
    return { failed: code !== undefined, email: pendingSignUp()?.email ?? session?.user.email }
  },
  pendingMs: 0,
  pendingComponent: Pending,
  component: Arriving,
})

function Pending() {
  const isArriving = arrivalFrom(window.location).code !== undefined
  return (
    <main className="grid min-h-dvh place-items-center">
      <Spinner label={isArriving ? 'Activating your account...' : 'Loading...'} />
    </main>
  )
}

function Arriving() {
  const { history } = useRouter()
  const { asks, code } = Route.useLoaderData()
  if (!asks) return <CheckEmail />
  return <LinkQuestion {...{ code, asks }} onArrived={(arrived) => history.replace(ARRIVALS[arrived])} />
}

function CheckEmail() {
  usePageTitle('Check Your Email')
  const { failed, email } = Route.useLoaderData()
  return (
    <AccountPage title="Thank you for Registering!">
      <div className="grid gap-6">
        {failed && <Banner tone="error">Authentication failed. Please try again.</Banner>}
        <section className="grid gap-2">
          <h2 className="text-xl font-bold">Check Your Email</h2>
          <p>
            We sent a link{email ? ' to ' : ' to your address'}
            {email && <strong className="break-all">{email}</strong>}. Open it to activate your account. If
            you can’t find it, please check your spam folder.
          </p>
        </section>
        <ResendMail />
        <p className="border-t border-line pt-6 text-soft">
          Follow us on Facebook, Instagram and X: coming soon.
        </p>
        <Link to="/login" className={`${linkClass} justify-self-start`}>
          Back to Login
        </Link>
      </div>
    </AccountPage>
  )
}
