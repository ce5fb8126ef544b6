import { BRAND } from '@ndoa/contract/brand'
import { buttonClass } from '../../ui/button.tsx'
import { addresses } from '../facts.ts'
import { SideCard, StaticPage } from '../static-page.tsx'

interface Position {
  title: string
  text: string
  time?: 'Part-time'
}

const positions: { area: string; roles: Position[] }[] = [
  {
    area: 'Engineering',
    roles: [
      {
        title: 'Full-Stack Engineer',
        text: 'TypeScript from the database to the screen, for slow networks first.',
      },
      { title: 'Mobile Engineer', text: 'The apps for Android and iPhone, small enough for every phone.' },
      { title: 'Matching Engineer', text: 'Explainable, fair, and fast: how two people are compared.' },
    ],
  },
  {
    area: 'Product & Design',
    roles: [
      { title: 'Product Designer', text: 'Screens that a first-time user and her mother both understand.' },
      {
        title: 'Product Manager, Trust',
        text: 'Verification, reports and everything that makes people feel safe.',
      },
    ],
  },
  {
    area: 'Marketing',
    roles: [
      {
        title: 'Community Manager, West Africa',
        text: 'Meet our members where they are: churches, mosques, campuses, radio.',
      },
      { title: 'Content Writer, French', text: 'Our words for Abidjan, Dakar, Kinshasa and Paris.' },
    ],
  },
  {
    area: 'Customer Success',
    roles: [
      {
        title: 'Member Support Specialist',
        text: 'Kind, clear answers, at hours when others are asleep.',
        time: 'Part-time',
      },
    ],
  },
  {
    area: 'Operations',
    roles: [
      { title: 'Trust & Safety Lead', text: 'Find fraud before it finds our members, and teach us how.' },
      { title: 'Finance & Payments Manager', text: 'Cards and mobile money in more than one currency.' },
    ],
  },
]

const process = [
  ['Apply', 'Send us a few lines about yourself and what you have made.'],
  ['Screen', 'A short call: what you are looking for, and what we are.'],
  ['Interview', 'You meet the people you would work with, on a real task.'],
  ['Offer', 'A clear answer in writing, either way.'],
] as const

const applyTo = (title: string) => `mailto:${addresses.careers}?subject=${encodeURIComponent(title)}`

export function CareersPage() {
  return (
    <StaticPage
      title="Careers"
      subtitle="Help people who want to marry find each other. From wherever you live."
      picture="woman-turban"
      sidebar={<HiringSteps />}
    >
      <WhyWorkHere />
      <OpenPositions />
      <div className="prose mt-10">
        <h2>Nothing here for you?</h2>
        <p>Tell us what you would do here. We read everything and answer everyone.</p>
      </div>
      <a href={applyTo('Application')} className={`${buttonClass()} mt-5`}>
        Apply by email
      </a>
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
        made by a small remote team that knows the cultures it serves and measures itself by marriages, not by
        minutes spent.
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
      <h2>What we offer</h2>
      <ul>
        <li>Work from anywhere, at hours that fit your family.</li>
        <li>Fair pay by role, the same in every country.</li>
        <li>Health cover, and paid leave for weddings, births and mourning.</li>
        <li>A good computer, a paid connection, and time and money to learn.</li>
      </ul>
    </div>
  )
}

function OpenPositions() {
  return (
    <>
      <div className="prose">
        <h2>Open positions</h2>
        <p>All of them are remote.</p>
      </div>
      <div className="mt-6 grid gap-8">
        {positions.map(({ area, roles }) => (
          <section key={area}>
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
        ))}
      </div>
    </>
  )
}
