import { Link } from '@tanstack/react-router'
import { MailOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { linkClass } from '../../../../ui/link.ts'
import { rich } from '../../../../words/rich.tsx'
import { AccountPage } from '../account-page.tsx'
import { words } from '../words/confirm.ts'
import { words as guest } from '../words/guest.ts'
import { restartSignUp } from './pending-sign-up.ts'
import { ResendMail } from './resend-mail.tsx'

export interface CheckEmailProps {
  failed: boolean
  email: string | undefined
  /** True without a session: only then can another address be entered. */
  canCorrect: boolean
}

export function CheckEmail({ failed, email, canCorrect }: CheckEmailProps) {
  return (
    <AccountPage title={words.title}>
      <div className="grid gap-6">
        {failed && <Banner tone="error">{guest.linkFailed}</Banner>}
        <Sent email={email} />
        <div className="grid gap-6 sm:grid-cols-2">
          <Help title={words.notThere} text={words.notThereText}>
            <ResendMail />
          </Help>
          {canCorrect && (
            <Help title={words.wrongAddress} text={words.wrongAddressText}>
              <Link to="/register" onClick={restartSignUp} className={buttonClass('outline')}>
                {words.otherAddress}
              </Link>
            </Help>
          )}
        </div>
        <p className="border-t border-line pt-6 text-soft">{words.follow}</p>
        <Link to="/login" className={`${linkClass} justify-self-start`}>
          {guest.backToLogin}
        </Link>
      </div>
    </AccountPage>
  )
}

function Sent({ email }: Pick<CheckEmailProps, 'email'>) {
  return (
    <Card className="flex gap-4 max-sm:flex-col">
      <span
        aria-hidden="true"
        className="grid size-14 shrink-0 place-items-center rounded-full bg-sand text-brand-strong"
      >
        <MailOpen size={28} />
      </span>
      <div className="grid min-w-0 gap-2">
        <h2 className="text-xl font-bold">{guest.checkEmail}</h2>
        <p>
          {email ? rich(words.sentTo, { to: <strong className="break-all">{email}</strong> }) : words.sent}{' '}
          {words.open}
        </p>
        {isDemo() && <p className="text-soft">{rich(words.outbox, { a: outboxLink })}</p>}
      </div>
    </Card>
  )
}

/** Outside production, the server marks the page with `data-demo`. */
const isDemo = () => 'demo' in document.documentElement.dataset

const outboxLink = (text: string) => (
  <a href="/dev/outbox" target="_blank" rel="noreferrer" className={linkClass}>
    {text}
  </a>
)

function Help({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="grid content-start justify-items-start gap-2">
      <h2 className="text-lg font-bold">{title}</h2>
      <p className="mb-2 text-soft">{text}</p>
      {children}
    </section>
  )
}
