import { BRAND } from '@ndoa/contract/brand'
import { buttonClass } from '../../ui/button.tsx'
import { addresses } from '../addresses.ts'
import { AREAS, type Offer, offers, type Position, positions } from '../claims.ts'
import { DemoNote } from '../notes.tsx'
import { useShown } from '../shown-claims.tsx'
import { SideCard, StaticPage } from '../static-page.tsx'

const process = [
  ['Apply', 'Send us a few lines about yourself and what you have made.'],
  ['Screen', 'A short call: what you are looking for, and what we are.'],
  ['Interview', 'You meet the people you would work with, on a real task.'],
  ['Offer', 'A clear answer in writing, either way.'],
] as const

const applyTo = (title: string) => `mailto:${addresses.careers}?subject=${encodeURIComponent(title)}`

export function CareersPage() {
  const open = useShown(positions)
  const offered = useShown(offers)
  return (
    <StaticPage
      title="Careers"
      subtitle="Help people who want to marry find each other. From wherever you live."
      picture="woman-turban"
      sidebar={<HiringSteps />}
    >
      <DemoNote shown={[...open, ...offered]} what="positions" className="mb-8" />
      <WhyWorkHere />
      {offered.length > 0 && <WhatWeOffer offered={offered} />}
      {open.length > 0 ? <OpenPositions open={open} /> : <NoOpenPositions />}
    </StaticPage>
  )
}

function HiringSteps() {
  return (
    <SideCard title="How we hire">
      <ol className="grid gap-4">
        {process.map(([step, text], index) => (
          <li key={step} className="grid grid-cols-[auto_1fr] gap-3">
            <span
              aria-hidden="true"
              className="display grid size-9 place-items-center rounded-full bg-sand text-brand-strong"
            >
              {index + 1}
            </span>
            <span>
              <strong>{step}</strong>
              <span className="block text-soft">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </SideCard>
  )
}

function WhyWorkHere() {
  return (
    <div className="prose">
      <h2>Why work here</h2>
      <p>
        Few products matter as much to a person as the one that introduced them to their spouse. {BRAND} is
        built for people who want to marry, so we aim for marriages, not for minutes spent.
      </p>
      <h2>What we value</h2>
      <ul>
        <li>
          <strong>Honesty,</strong> with members and with each other.
        </li>
        <li>
          <strong>Respect</strong> for every faith, tribe and tradition.
        </li>
        <li>
          <strong>Simple things, made well,</strong> for slow networks and plain phones.
        </li>
        <li>
          <strong>Care</strong> before growth: a member who feels safe tells two others.
        </li>
      </ul>
    </div>
  )
}

function WhatWeOffer({ offered }: { offered: readonly Offer[] }) {
  return (
    <div className="prose mt-10">
      <h2>What we offer</h2>
      <ul>
        {offered.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  )
}

function NoOpenPositions() {
  return (
    <div className="prose mt-10">
      <h2>No open positions</h2>
      <p>
        We aren’t hiring right now. If you’d like to work with us one day, tell us what you would do here:{' '}
        <a href={applyTo('Application')}>{addresses.careers}</a>
      </p>
    </div>
  )
}

function OpenPositions({ open }: { open: readonly Position[] }) {
  return (
    <>
      <div className="prose mt-10">
        <h2>Open positions</h2>
        <p>All of them are remote.</p>
      </div>
      <div className="mt-6 grid gap-8">
        {AREAS.map((area) => (
          <Area key={area} area={area} roles={open.filter((position) => position.area === area)} />
        ))}
      </div>
      <div className="prose mt-10">
        <h2>Nothing here for you?</h2>
        <p>Tell us what you would do here. We read everything and answer everyone.</p>
      </div>
      <a href={applyTo('Application')} className={`${buttonClass()} mt-5`}>
        Apply by email
      </a>
    </>
  )
}

function Area({ area, roles }: { area: string; roles: readonly Position[] }) {
  if (roles.length === 0) return null
  return (
    <section>
      <h3 className="mb-3 text-lg font-bold">{area}</h3>
      <ul className="grid gap-3">
        {roles.map(({ title, text, time = 'Full-time' }) => (
          <li key={title}>
            <a
              href={applyTo(title)}
              className="press flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-md border border-line bg-card px-5 py-3.5 text-ink no-underline hover:border-edge"
            >
              <span>
                <span className="block font-semibold">{title}</span>
                <span className="block text-soft">{text}</span>
              </span>
              <span className="text-sm whitespace-nowrap text-soft">Remote · {time}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
