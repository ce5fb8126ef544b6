import { BadgeCheck, Church, Languages, Smartphone } from 'lucide-react'
import { cx } from '../../ui/cx.ts'

/** An example with the points and words of a real match; it adds up. Each part has its patch in the strip above. */
const shares = [
  ['Faith: same faith, Catholic', 22, 'text-brand'],
  ['Languages and culture: both speak Igbo and English', 17, 'text-teal'],
  ['Age: each in the other’s range', 15, 'text-gold'],
  ['Where you live: same country', 12, 'text-ink'],
  ['Lifestyle', 11, 'text-brand'],
  ['Interests: cooking, music', 9, 'text-teal'],
  ['Education', 8, 'text-gold'],
] as const

const percent = shares.reduce((sum, [, points]) => sum + points, 0)

const values = [
  [
    Church,
    'Faith first',
    'Name your faith and denomination, and say whether your partner must share your faith.',
  ],
  [
    Languages,
    'Tribe and culture',
    'The languages you speak and the people you come from count in every match.',
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
        <span className="display text-3xl">Why {percent} %?</span>
        <span className="rounded-full border border-line px-3 text-sm text-soft">An example</span>
      </figcaption>
      <Strip />
      <ul className="mt-5 divide-y divide-line">
        {shares.map(([text, points, color]) => (
          <li key={text} className="grid grid-cols-[auto_1fr_auto] items-center gap-4 py-3">
            <span aria-hidden="true" className={cx('size-3 rotate-45 bg-current', color)} />
            {text} <span className="font-semibold tabular-nums">{points}</span>
          </li>
        ))}
      </ul>
      <p className="flex justify-between border-t-2 border-ink pt-4 text-lg font-bold">
        Together <span className="tabular-nums">{percent}</span>
      </p>
    </figure>
  )
}

/** A strip of a hundred points: the parts that fit, then the rest. */
function Strip() {
  return (
    <svg
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-6 h-11 w-full rounded-md bg-sand"
    >
      {shares.map(([text, points, color], index) => (
        <rect
          key={text}
          x={pointsBefore(index)}
          width={points}
          height="1"
          className={cx('fill-current', color)}
        />
      ))}
    </svg>
  )
}

const pointsBefore = (index: number) => shares.slice(0, index).reduce((sum, [, points]) => sum + points, 0)
