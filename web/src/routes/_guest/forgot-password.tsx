import { createFileRoute, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { AccountPage } from '../../features/accounts/account-page.tsx'
import { ForgotPassword, SupportLine } from '../../features/accounts/forgot-password.tsx'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { Button } from '../../ui/button.tsx'
import { linkClass } from '../../ui/link.ts'

export const Route = createFileRoute('/_guest/forgot-password')({ component: ForgotPasswordScreen })

function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  usePageTitle(sentTo ? 'Check Your Email' : 'Forgot Password')
  if (!sentTo)
    return (
      <AccountPage
        title="Forgot your password?"
        text="Tell us your email address, and we’ll email you a sign-in link."
      >
        <div className="grid gap-6">
          <ForgotPassword onSent={setSentTo} />
          <Ending />
        </div>
      </AccountPage>
    )
  return (
    <AccountPage title="Check Your Email">
      <div className="grid gap-6">
        <p role="status">
          If <strong className="break-all">{sentTo}</strong> belongs to an account, we’ve emailed it a link.
          The link works once, for 15 minutes. If you can’t find it, please check your spam folder.
        </p>
        <Button variant="outline" onClick={() => setSentTo(null)} className="justify-self-start">
          Try a different email address
        </Button>
        <Ending />
      </div>
    </AccountPage>
  )
}

function Ending() {
  return (
    <div className="grid gap-4 border-t border-line pt-6">
      <Link to="/login" className={`${linkClass} justify-self-start`}>
        Back to Sign In
      </Link>
      <SupportLine />
    </div>
  )
}
