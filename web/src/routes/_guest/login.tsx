import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { AccountPage } from '../../features/accounts/account-page.tsx'
import { LoginForm } from '../../features/accounts/login-form.tsx'
import { SocialButtons, WayToggle } from '../../features/accounts/way-in.tsx'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { Banner } from '../../ui/banner.tsx'
import { linkClass } from '../../ui/link.ts'

/** Why somebody was sent here; only sentences of ours are shown, never one from the address. */
const TROUBLES = {
  failed: 'Authentication failed. Please try again.',
  no_code: 'No authentication code found.',
} as const

type Trouble = keyof typeof TROUBLES
const isTrouble = (error: unknown): error is Trouble => error === 'failed' || error === 'no_code'

export const Route = createFileRoute('/_guest/login')({
  validateSearch: ({ error }: Record<string, unknown>): { error?: Trouble } => ({
    error: isTrouble(error) ? error : undefined,
  }),
  component: Login,
})

function Login() {
  usePageTitle('Sign In')
  const { error, from } = Route.useSearch()
  const navigate = useNavigate()
  const [trouble, setTrouble] = useState<string | null>(error ? TROUBLES[error] : null)

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
        {trouble && (
          <Banner tone="error" onDismiss={() => setTrouble(null)}>
            {trouble}
          </Banner>
        )}
        <WayToggle label="Sign in by" />
        <LoginForm onTrouble={setTrouble} onUnconfirmed={() => void navigate({ to: '/check-email' })} />
        <SocialButtons />
      </div>
    </AccountPage>
  )
}
