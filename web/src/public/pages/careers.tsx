import { BRAND } from '@ndoa/contract/brand'
import { buttonClass } from '../../ui/button.tsx'
import { addresses } from '../facts.ts'
import { SideCard, StaticPage } from '../site-layout.tsx'

const positions: { area: string; roles: [title: string, time: string][] }[] = [
  {
    area: 'Engineering',
    roles: [
      ['Full-Stack Engineer', 'Full-time'],
      ['Mobile Engineer', 'Full-time'],
    ],
  },
  { area: 'Product & Design', roles: [['Product Designer', 'Full-time']] },
  { area: 'Marketing', roles: [['Community Manager, West Africa', 'Full-time']] },
  { area: 'Customer Success', roles: [['Member Support Specialist', 'Part-time']] },
  { area: 'Operations', roles: [['Trust & Safety Lead', 'Full-time']] },
]

const process = [
  ['Apply', 'Send us a few lines about yourself and what you have made.'],
  ['Screen', 'A short call: what you are looking for, and what we are.'],
  ['Interview', 'You meet the people you would work with, on a real task.'],
  ['Offer', 'A clear answer in writing, whichever it is.'],
] as const

export function CareersPage() {
  return (
    <StaticPage
      title="Careers"
      subtitle="Help people who want to marry find each other. From wherever you live."
      picture="man-glasses"
      sidebar={
        <SideCard title="Four steps">
          <ol className="grid gap-3">
            {process.map(([step, text], index) => (
              <li key={step}>
                <strong>
                  {index + 1}. {step}
                </strong>
                <span className="block text-soft">{text}</span>
              </li>
            ))}
          </ol>
        </SideCard>
      }
    >
      <div className="prose">
        <h2>Why work here</h2>
        <p>
          Few products matter as much to a person as the one that introduced them to their spouse. {BRAND} is
          made by a small remote team that knows the cultures it works for and measures itself by marriages,
          not by minutes spent.
        </p>
        <h2>What we value</h2>
        <ul>
          <li>Honesty, with members and with each other.</li>
          <li>Respect for every faith and tradition.</li>
          <li>Simple things, made well, for slow networks and plain phones.</li>
        </ul>
        <h2>What we offer</h2>
        <ul>
          <li>Work from anywhere, hours that fit your family.</li>
          <li>Fair pay by role, the same in every country.</li>
          <li>Time and money to learn, and leave when you marry.</li>
        </ul>
        <h2>Open positions</h2>
      </div>
      <div className="mt-6 grid gap-6">
        {positions.map(({ area, roles }) => (
          <section key={area}>
            <h3 className="mb-2 font-bold">{area}</h3>
            <ul className="grid gap-2">
              {roles.map(([title, time]) => (
                <li
                  key={title}
                  className="flex min-h-14 flex-wrap items-center justify-between gap-3 rounded-md border border-line bg-card px-5 py-2"
                >
                  <span className="font-semibold">{title}</span>
                  <span className="text-sm text-soft">Remote · {time}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <a href={`mailto:${addresses.careers}?subject=Application`} className={`${buttonClass()} mt-8`}>
        Apply by e-mail
      </a>
    </StaticPage>
  )
}
