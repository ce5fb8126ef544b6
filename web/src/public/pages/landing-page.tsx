import { cx } from '../../ui/cx.ts'
import { linkClass } from '../../ui/link.ts'
import { countries, marriages, successStories } from '../claims.ts'
import { ComingSoon, DemoNote } from '../layout/notes.tsx'
import { SiteLayout } from '../layout/site-layout.tsx'
import { FactRow } from '../layout/static-page.tsx'
import { useVisibleClaims } from '../page-variant.tsx'
import { Sentence } from '../sentence.tsx'
import { words } from '../words/landing.ts'
import { words as site } from '../words/site.ts'
import { LandingFamilies } from './landing-families.tsx'
import { LandingHero } from './landing-hero.tsx'
import { LandingMatch } from './landing-match.tsx'
import { LandingProofs } from './landing-proofs.tsx'
import { LandingSteps } from './landing-steps.tsx'

export function LandingPage() {
  return (
    <SiteLayout>
      <LandingHero />
      <LandingProofs />
      <LandingSteps />
      <LandingMatch />
      <LandingFamilies />
      <Figures />
      <AppTeaser />
      <Closing />
    </SiteLayout>
  )
}

function Figures() {
  const figures = useVisibleClaims([successStories, marriages, countries])
  if (figures.length === 0) return null
  return (
    <section className="gutter mx-auto grid max-w-7xl items-center gap-6 pt-10 sm:pt-14 lg:grid-cols-[1fr_1.4fr] lg:gap-14 lg:pt-28">
      <div>
        <h2 className="display text-3xl sm:text-4xl">{words.figures.title}</h2>
        <p className="mt-3 text-soft">
          <Sentence text={words.figures.text} link={linkClass} />
        </p>
      </div>
      <div className="grid gap-3">
        <FactRow figures={figures} />
        <DemoNote shown={figures} />
      </div>
    </section>
  )
}

function AppTeaser() {
  return (
    <section className="gutter mx-auto max-w-7xl pt-10 sm:pt-14 lg:pt-28">
      <div className="grid gap-8 overflow-clip rounded-xl bg-sand px-6 pt-7 sm:grid-cols-[1fr_auto] sm:px-12 lg:px-16">
        <div className="self-center pb-7 sm:pb-12">
          <h2 className="display text-3xl sm:text-4xl">{words.app.title}</h2>
          <p className="mt-4 max-w-[48ch] text-soft">{words.app.text}</p>
          <ul className="mt-5 flex flex-wrap gap-3">
            {words.app.stores.map((store) => (
              <li
                key={store}
                className="inline-flex min-h-12 items-center gap-2 rounded-md border border-line bg-card px-3 text-soft"
              >
                {store} <ComingSoon />
              </li>
            ))}
          </ul>
        </div>
        <Phone />
      </div>
    </section>
  )
}

function Phone() {
  return (
    <div
      aria-hidden="true"
      className="mx-auto -mb-4 w-60 max-sm:hidden rounded-t-[2.25rem] border-8 border-b-0 border-on-gold bg-paper px-3 pt-3 sm:me-4"
    >
      <span className="mx-auto mb-3 block h-1.5 w-16 rounded-full bg-line" />
      <div className="overflow-clip rounded-lg border border-line bg-card">
        <img
          src="/art/woman-hijab.svg"
          alt=""
          loading="lazy"
          width={200}
          height={200}
          className="h-auto w-full bg-cream px-4 pt-4"
        />
        <div className="grid gap-1.5 p-4 pb-8">
          <p className="flex items-center justify-between gap-2 font-bold">
            {words.app.who} <span className="rounded-full bg-gold px-2.5 text-sm text-on-gold">92%</span>
          </p>
          <p className="text-sm text-soft">{words.app.where}</p>
          <p className="text-sm text-soft">{words.app.why}</p>
        </div>
      </div>
    </div>
  )
}

function Closing() {
  return (
    <section className="gutter mx-auto max-w-7xl pt-10 sm:pt-14 lg:pt-28">
      <div className="relative grid justify-items-center gap-4 overflow-clip rounded-xl bg-brand px-6 py-8 text-center text-on-brand sm:py-20">
        <h2 className="display max-w-[18ch] text-4xl sm:text-hero">{words.closing.title}</h2>
        <p className="max-w-[44ch] text-lg">{words.closing.text}</p>
        <a
          href="/register"
          className="press inline-flex min-h-13 items-center rounded-full bg-card px-8 text-lg font-semibold text-brand-strong no-underline"
        >
          {site.pages.joinNow}
        </a>
        <p>
          {site.alreadyMember}{' '}
          <a href="/login" className="font-semibold text-on-brand underline decoration-2 underline-offset-4">
            {site.logIn}
          </a>
        </p>
        <ClosingPortrait who="woman-glasses" className="start-8 bg-gold xl:start-14" />
        <ClosingPortrait who="man-dreads" className="end-8 bg-cream xl:end-14" />
      </div>
    </section>
  )
}

function ClosingPortrait({ who, className }: { who: string; className: string }) {
  return (
    <div
      className={cx(
        'absolute bottom-0 flex w-44 items-end overflow-clip rounded-t-full border-6 border-b-0 border-cream pt-8 max-lg:hidden xl:w-56',
        className,
      )}
    >
      <img src={`/art/${who}.svg`} alt="" loading="lazy" width={200} height={200} className="h-auto w-full" />
    </div>
  )
}
