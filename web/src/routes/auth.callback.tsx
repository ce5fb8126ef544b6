import { createFileRoute, Link, redirect } from '@tanstack/react-router'
import { AccountPage } from '../features/accounts/account-page.tsx'
import { arrivalFrom, arrive, NEW_PASSWORD } from '../features/accounts/exchange.ts'
import { Banner } from '../ui/banner.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Spinner } from '../ui/spinner.tsx'

/** Where mailed links lead. Everything happens before the page shows; it only stays when it brings bad news. */
export const Route = createFileRoute('/auth/callback')({
  loader: async ({ context }) => {
    const { code, trouble } = arrivalFrom(window.location)
    if (trouble) return { trouble }
    if (!code) throw redirect({ to: '/login', search: { error: 'no_code' }, replace: true })
    const arrived = await arrive(context.queryClient, code)
    switch (arrived) {
      case 'signed-in':
        throw redirect({ to: '/dashboard', replace: true })
      case 'new-password':
        throw redirect({ href: NEW_PASSWORD, replace: true })
      case 'second-step':
        throw redirect({ to: '/login', search: { step: 'code' }, replace: true })
      case 'failed':
        throw redirect({ to: '/login', search: { error: 'failed' }, replace: true })
      default:
        return arrived satisfies never
    }
  },
  pendingComponent: Authenticating,
  component: Failed,
})

function Authenticating() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <Spinner label="Authenticating..." />
    </main>
  )
}

function Failed() {
  const { trouble } = Route.useLoaderData()
  return (
    <AccountPage title="Signing in did not work">
      <div className="grid justify-items-start gap-6">
        <Banner tone="error">Authentication error: {trouble}</Banner>
        <Link to="/login" className={buttonClass('primary')}>
          Back to Login
        </Link>
      </div>
    </AccountPage>
  )
}
