import { buttonClass } from '../../ui/button.tsx'
import { addresses } from '../addresses.ts'
import { type Area, type Offer, offers, type Position, positions } from '../claims.ts'
import { DemoNote } from '../layout/notes.tsx'
import { SideCard, StaticPage } from '../layout/static-page.tsx'
import { useVisibleClaims } from '../page-variant.tsx'
import { ProseSection } from '../prose.tsx'
import { words } from '../words/careers.ts'
import { words as claims } from '../words/claims.ts'

const AREAS: readonly Area[] = ['engineering', 'product', 'marketing', 'customers', 'operations']

const applyTo = (title: string) => `mailto:${addresses.careers}?subject=${encodeURIComponent(title)}`

export function CareersPage() {
  const open = useVisibleClaims(positions)
  const offered = useVisibleClaims(offers)
  return (
    <StaticPage
      title={words.title}
      subtitle={words.subtitle}
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
    <SideCard title={words.hiring.title}>
      <ol className="grid gap-4">
        {Object.values(words.hiring.steps).map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[auto_1fr] gap-3">
            <span
              aria-hidden="true"
              className="display grid size-9 place-items-center rounded-full bg-sand text-brand-strong"
            >
              {index + 1}
            </span>
            <span>
              <strong>{title}</strong>
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
      <ProseSection section={words.why} />
      <ProseSection section={words.values} />
    </div>
  )
}

function WhatWeOffer({ offered }: { offered: readonly Offer[] }) {
  return (
    <div className="prose mt-10">
      <h2>{words.offer}</h2>
      <ul>
        {offered.map(({ offer }) => (
          <li key={offer}>{claims.offers[offer]}</li>
        ))}
      </ul>
    </div>
  )
}

function NoOpenPositions() {
  return (
    <div className="prose mt-10">
      <h2>{words.noPositions.title}</h2>
      <p>
        {words.noPositions.text} <a href={applyTo(words.application)}>{addresses.careers}</a>
      </p>
    </div>
  )
}

function OpenPositions({ open }: { open: readonly Position[] }) {
  return (
    <>
      <div className="prose mt-10">
        <ProseSection section={words.positions} />
      </div>
      <div className="mt-6 grid gap-8">
        {AREAS.map((area) => (
          <Positions key={area} area={area} roles={open.filter((position) => position.area === area)} />
        ))}
      </div>
      <div className="prose mt-10">
        <ProseSection section={words.nothing} />
      </div>
      <a href={applyTo(words.application)} className={`${buttonClass()} mt-5`}>
        {words.apply}
      </a>
    </>
  )
}

function Positions({ area, roles }: { area: Area; roles: readonly Position[] }) {
  if (roles.length === 0) return null
  return (
    <section>
      <h3 className="mb-3 text-lg font-bold">{claims.areas[area]}</h3>
      <ul className="grid gap-3">
        {roles.map(({ position, partTime }) => (
          <li key={position}>
            <a
              href={applyTo(claims.positions[position].title)}
              className="press flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-md border border-line bg-card px-5 py-3.5 text-ink no-underline hover:border-edge"
            >
              <span>
                <span className="block font-semibold">{claims.positions[position].title}</span>
                <span className="block text-soft">{claims.positions[position].text}</span>
              </span>
              <span className="text-sm whitespace-nowrap text-soft">
                {partTime ? words.partTime : words.fullTime}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
