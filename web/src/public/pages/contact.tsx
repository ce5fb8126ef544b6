import { CONTACT_DUE_HOURS, CONTACT_SAFETY_DUE_HOURS } from '@ndoa/contract/case-rules'
import { Briefcase, CircleQuestionMark, Newspaper, ShieldCheck, UserLock, Wrench } from 'lucide-react'
import { linkClass } from '../../ui/link.ts'
import { addresses } from '../addresses.ts'
import { ComingSoon } from '../notes.tsx'
import { SideCard, StaticPage } from '../static-page.tsx'
import { ContactForm } from './contact-form.tsx'

const methods = [
  [CircleQuestionMark, 'General', 'Questions about us and joining', addresses.general],
  [Wrench, 'Technical', 'Something isn’t working', addresses.support],
  [ShieldCheck, 'Safety', 'Fraud, abuse, someone in danger', addresses.safety],
  [Briefcase, 'Business', 'Working together', addresses.business],
  [Newspaper, 'Press', 'For journalists', addresses.press],
  [UserLock, 'Privacy', 'Your data and your rights', addresses.privacy],
] as const

export function ContactPage() {
  return (
    <StaticPage
      title="Contact Us"
      subtitle={`Write at any hour, 24/7. A person replies within ${CONTACT_DUE_HOURS} hours.`}
      picture="woman"
      compact
      sidebar={<Sidebar />}
    >
      <ContactForm />
      <OtherWays />
    </StaticPage>
  )
}

function OtherWays() {
  return (
    <section className="mt-10">
      <h2 className="display text-2xl">Or email us</h2>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2">
        {methods.map(([Icon, title, text, address]) => (
          <li
            key={title}
            className="grid grid-cols-[auto_1fr] gap-4 rounded-lg border border-line bg-card p-5"
          >
            <span className="grid size-12 place-items-center rounded-full bg-sand text-brand-strong">
              <Icon size={22} aria-hidden="true" />
            </span>
            <div className="min-w-0">
              <h3 className="text-lg font-bold">{title}</h3>
              <p className="text-soft">{text}</p>
              <a href={`mailto:${address}`} className={`${linkClass} inline-flex min-h-11 items-center`}>
                {address}
              </a>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Sidebar() {
  return (
    <>
      <SideCard title="Quick answers">
        <p className="text-soft">
          Many questions are answered in the{' '}
          <a href="/faq" className={linkClass}>
            FAQ
          </a>
          .
        </p>
      </SideCard>
      <SideCard title="In danger?">
        <p className="text-soft">
          Call the police first. Then write to us under Safety: we look at those messages within{' '}
          {CONTACT_SAFETY_DUE_HOURS} hours.
        </p>
      </SideCard>
      <SideCard title="About a member?">
        <p className="text-soft">
          If you are signed in, report them from the three dots beside their name: then we see what you mean,
          and you see what comes of it. Without an account,{' '}
          <a href="/report-content" className={linkClass}>
            tell us here
          </a>
          . What we do is in the{' '}
          <a href="/community-rules" className={linkClass}>
            Community Rules
          </a>
          .
        </p>
      </SideCard>
      <SideCard title="Follow us">
        <ul className="grid gap-2 text-soft">
          {['Instagram', 'Facebook', 'X'].map((network) => (
            <li key={network} className="flex items-center justify-between gap-3">
              {network} <ComingSoon />
            </li>
          ))}
        </ul>
      </SideCard>
    </>
  )
}
