import { Briefcase, CircleQuestionMark, Newspaper, ShieldCheck, UserLock, Wrench } from 'lucide-react'
import { linkClass } from '../../ui/link.ts'
import { addresses } from '../addresses.ts'
import { ComingSoon } from '../layout/notes.tsx'
import { SideCard, StaticPage } from '../layout/static-page.tsx'
import { Sentence } from '../sentence.tsx'
import { words } from '../words/contact.ts'
import { words as site } from '../words/site.ts'
import { ContactForm } from './contact-form.tsx'

const METHODS = [
  [CircleQuestionMark, 'general', addresses.general],
  [Wrench, 'technical', addresses.support],
  [ShieldCheck, 'safety', addresses.safety],
  [Briefcase, 'business', addresses.business],
  [Newspaper, 'press', addresses.press],
  [UserLock, 'privacy', addresses.privacy],
] as const

export function ContactPage() {
  return (
    <StaticPage title={words.title} subtitle={words.subtitle} picture="woman" compact sidebar={<Sidebar />}>
      <ContactForm />
      <OtherWays />
    </StaticPage>
  )
}

function OtherWays() {
  return (
    <section className="mt-10">
      <h2 className="display text-2xl">{words.methods.title}</h2>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2">
        {METHODS.map(([Icon, method, address]) => (
          <li
            key={method}
            className="grid grid-cols-[auto_1fr] gap-4 rounded-lg border border-line bg-card p-5"
          >
            <span className="grid size-12 place-items-center rounded-full bg-sand text-brand-strong">
              <Icon size={22} aria-hidden="true" />
            </span>
            <div className="min-w-0">
              <h3 className="text-lg font-bold">{words.methods[method].name}</h3>
              <p className="text-soft">{words.methods[method].text}</p>
              <a
                href={`mailto:${address}?subject=${encodeURIComponent(words.methods[method].name)}`}
                className={`${linkClass} inline-flex min-h-11 items-center`}
              >
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
      <SideCard title={words.answers.title}>
        <p className="text-soft">
          <Sentence text={words.answers.text} link={linkClass} />
        </p>
      </SideCard>
      <SideCard title={site.inDanger}>
        <p className="text-soft">{words.inDanger}</p>
      </SideCard>
      <SideCard title={words.member.title}>
        <p className="text-soft">
          <Sentence text={words.member.text} link={linkClass} />
        </p>
      </SideCard>
      <SideCard title={words.follow}>
        <ul className="grid gap-2 text-soft">
          {words.networks.map((network) => (
            <li key={network} className="flex items-center justify-between gap-3">
              {network} <ComingSoon />
            </li>
          ))}
        </ul>
      </SideCard>
    </>
  )
}
