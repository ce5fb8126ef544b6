import { cx } from '../../ui/cx.ts'
import { words as landing } from '../words/landing.ts'

const SHARES = [
  ['faith', 22, 'text-brand'],
  ['languages', 17, 'text-teal'],
  ['age', 15, 'text-gold'],
  ['place', 12, 'text-ink'],
  ['lifestyle', 11, 'text-brand'],
  ['interests', 9, 'text-teal'],
  ['education', 8, 'text-gold'],
] as const

const percent = SHARES.reduce((sum, [, points]) => sum + points, 0)

export function LandingMatch() {
  const words = landing.match
  return (
    <section className="gutter mx-auto grid max-w-7xl items-center gap-6 pt-10 sm:pt-14 lg:grid-cols-[1fr_1.05fr] lg:gap-16 lg:pt-28">
      <div className="grid gap-4">
        <h2 className="display text-3xl sm:text-4xl">{words.title}</h2>
        <p className="max-w-[48ch] text-lg text-soft">{words.counts}</p>
        <p className="max-w-[48ch] text-lg text-soft max-sm:hidden">{words.explained}</p>
      </div>
      <Shares />
    </section>
  )
}

function Shares() {
  const words = landing.match
  return (
    <figure className="rounded-xl border border-line bg-card p-5 sm:p-9">
      <figcaption className="flex flex-wrap items-center justify-between gap-3">
        <span className="display text-3xl">{words.why(percent)}</span>
        <span className="rounded-full border border-line px-3 text-sm text-soft">{words.example}</span>
      </figcaption>
      <Strip />
      <ul className="mt-3 divide-y sm:mt-5 divide-line">
        {SHARES.map(([share, points, color]) => (
          <li key={share} className="grid grid-cols-[auto_1fr_auto] items-center gap-4 py-1.5 sm:py-3">
            <span aria-hidden="true" className={cx('size-3 transform-[rotate(45deg)] bg-current', color)} />
            {words.shares[share]} <span className="font-semibold tabular-nums">{points}</span>
          </li>
        ))}
      </ul>
      <p className="flex justify-between border-t-2 border-ink pt-4 text-lg font-bold">
        {words.together} <span className="tabular-nums">{percent}</span>
      </p>
    </figure>
  )
}

function Strip() {
  return (
    <svg
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-4 h-8 w-full sm:mt-6 sm:h-11 rounded-md bg-sand"
    >
      {SHARES.map(([share, points, color], index) => (
        <rect
          key={share}
          x={pointsBefore(index)}
          width={points}
          height="1"
          className={cx('fill-current', color)}
        />
      ))}
    </svg>
  )
}

const pointsBefore = (index: number) => SHARES.slice(0, index).reduce((sum, [, points]) => sum + points, 0)
