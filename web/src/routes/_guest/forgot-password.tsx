import { createFileRoute, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { AccountPage } from '../../features/identity/accounts/account-page.tsx'
import { ForgotPassword, SupportLine } from '../../features/identity/accounts/sign-in/forgot-password.tsx'
import { words } from '../../features/identity/accounts/words/guest.ts'
import { usePageTitle } from '../../lib/screen/use-page-title.ts'
import { Button } from '../../ui/button.tsx'
import { linkClass } from '../../ui/link.ts'
import { rich } from '../../words/rich.tsx'

export const Route = createFileRoute('/_guest/forgot-password')({ component: ForgotPasswordScreen })

function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  usePageTitle(sentTo ? words.checkEmail : words.forgotPassword.pageTitle)
  if (!sentTo)
    return (
      <AccountPage title={words.forgotPassword.title} text={words.forgotPassword.text}>
        <div className="grid gap-6">
          <ForgotPassword onSent={setSentTo} />
          <Ending />
        </div>
      </AccountPage>
    )
  return (
    <AccountPage title={words.checkEmail}>
      <div className="grid gap-6">
        <p role="status">
          {rich(words.forgotPassword.sent, { to: <strong className="break-all">{sentTo}</strong> })}
        </p>
        <Button variant="outline" onClick={() => setSentTo(null)} className="justify-self-start">
          {words.forgotPassword.otherAddress}
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
        {words.backToSignIn}
      </Link>
      <SupportLine />
    </div>
  )
}
