import { BadgeCheck, Church, Languages, Smartphone } from 'lucide-react'

/** An example, in the shares and words of the real thing; it adds up. */
const shares = [
  ['Faith: same faith, Catholic', 22, 'w-full'],
  ['Languages and culture: both speak Igbo and English', 17, 'w-[94%]'],
  ['Age: each in the other’s range', 15, 'w-full'],
  ['Where you live: same country', 12, 'w-4/5'],
  ['Lifestyle', 11, 'w-[92%]'],
  ['Interests: cooking, music', 9, 'w-[90%]'],
  ['Education', 8, 'w-full'],
] as const

const percent = shares.reduce((sum, [, points]) => sum + points, 0)

const values = [
  [Church, 'Faith first', 'Name your faith and denomination, and say whether the other’s must be the same.'],
  [
    Languages,
    'Tribe and culture',
    'The languages you speak and the people you belong to take part in every match.',
  ],
  [
    BadgeCheck,
    'The same number for both',
    'Worked out from both sides, and explained point by point. Never for sale.',
  ],
  [Smartphone, 'Kind to your data', 'This whole page weighs less than a single photo. So do the others.'],
] as const

export function MatchExplained() {
  return (
    <section className="gutter mx-auto grid max-w-7xl items-center gap-10 pt-20 lg:grid-cols-[1fr_1.05fr] lg:gap-16 lg:pt-28">
      <div>
        <h2 className="display text-3xl sm:text-4xl">What counts for a marriage counts here</h2>
        <ul className="mt-8 grid gap-6">
          {values.map(([Icon, title, text]) => (
            <li key={title} className="grid grid-cols-[auto_1fr] gap-4">
              <span className="grid size-12 place-items-center rounded-full bg-sand text-brand-strong">
                <Icon size={24} aria-hidden="true" />
              </span>
              <div>
                <h3 className="text-lg font-bold">{title}</h3>
                <p className="text-soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <Shares />
    </section>
  )
}

function Shares() {
  return (
    <figure className="rounded-xl border border-line bg-card p-6 sm:p-9">
      <figcaption className="flex flex-wrap items-center justify-between gap-3">
        <span className="display text-2xl">Why {percent} %?</span>
        <span className="rounded-full border border-line px-3 text-sm text-soft">An example</span>
      </figcaption>
      <ul className="mt-6 grid gap-4">
        {shares.map(([text, points, width]) => (
          <li key={text} className="grid gap-1.5">
            <span className="flex justify-between gap-4">
              {text} <span className="font-semibold tabular-nums">{points}</span>
            </span>
            <span aria-hidden="true" className="h-2 overflow-clip rounded-full bg-sand">
              <span className={`block h-full rounded-full bg-brand ${width}`} />
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-5 flex justify-between border-t border-line pt-4 text-lg font-bold">
        Together <span className="tabular-nums">{percent}</span>
      </p>
    </figure>
  )
}
