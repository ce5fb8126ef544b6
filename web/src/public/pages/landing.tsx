import { BRAND } from '@ndoa/contract/brand'
import { buttonClass } from '../../ui/button.tsx'
import { facts } from '../facts.ts'
import { ComingSoon } from '../site-footer.tsx'
import { SiteLayout } from '../site-layout.tsx'
import { SearchCard } from './landing-search.tsx'

export function LandingPage() {
  return (
    <SiteLayout>
      <Hero />
      <HowItWorks />
      <WhatCounts />
      <AppTeaser />
      <Closing />
    </SiteLayout>
  )
}

function Hero() {
  return (
    <section className="gutter mx-auto grid max-w-7xl gap-8 pt-8 lg:grid-cols-[1.1fr_1fr] lg:gap-14 lg:pt-14">
      <div className="grid content-center gap-5">
        <p className="text-sm font-bold text-brand-strong">For Africans at home and abroad</p>
        <h1 className="display text-hero">Meet the one you will marry</h1>
        <p className="max-w-[46ch] text-lg text-soft">
          {BRAND} brings together women and men who want a family of their own: by faith, tribe and culture,
          language, place and values.
        </p>
        <div className="flex flex-wrap gap-3">
          <a href="/register" className={buttonClass()}>
            Join for free
          </a>
          <a href="/login" className={buttonClass('outline')}>
            Log in
          </a>
        </div>
        <p className="text-sm text-soft">
          Members are 18 or older and here to marry. Your number and address are never shown.
        </p>
      </div>
      <HeroArt />
      <div className="lg:col-span-2">
        <SearchCard />
      </div>
    </section>
  )
}

/** Two members on a quilt; drawn, so that it weighs less than one photo. */
function HeroArt() {
  return (
    <div className="quilt-hero relative flex h-56 items-end justify-center gap-4 overflow-clip rounded-xl px-6 pt-6 sm:gap-8 sm:h-80 lg:h-full lg:min-h-104">
      <HeroPortrait who="woman" alt="A smiling woman with an Afro, drawn" />
      <HeroPortrait who="man" alt="A man with a calm smile and a short beard, drawn" />
      <p className="absolute bottom-4 rounded-full bg-gold px-4 py-1.5 text-sm font-bold text-on-gold sm:bottom-6">
        94% match
      </p>
    </div>
  )
}

function HeroPortrait({ who, alt }: { who: string; alt: string }) {
  return (
    <div className="flex aspect-4/5 max-h-full max-w-56 flex-1 items-end justify-center overflow-clip rounded-t-full border-6 border-b-0 border-on-gold bg-cream pt-4">
      <img src={`/art/${who}.svg`} alt={alt} width={240} height={240} className="h-auto w-full max-w-none" />
    </div>
  )
}

const steps = [
  {
    title: 'Sign up',
    text: 'Say who you are and whom you hope to marry. By e-mail or phone number; your number and address stay private.',
  },
  {
    title: 'Log in',
    text: 'Look through suggestions that fit both ways: your faith, your culture, your hopes, and theirs.',
  },
  {
    title: 'Love up',
    text: 'When you both like each other, you can write. Take it slowly, involve your family, meet when it is right.',
  },
]

function HowItWorks() {
  return (
    <section id="how-it-works" className="gutter mx-auto max-w-7xl pt-20">
      <h2 className="display text-3xl sm:text-4xl">How it works</h2>
      <ol className="mt-8 grid gap-5 md:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step.title} className="grid content-start gap-3 rounded-lg border border-line bg-card p-6">
            <span
              aria-hidden="true"
              className="display grid size-12 place-items-center rounded-full bg-sand text-xl text-brand-strong"
            >
              {index + 1}
            </span>
            <h3 className="text-xl font-bold">{step.title}</h3>
            <p className="text-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

const values = [
  ['Faith first', 'Name your faith and denomination, and say whether the other’s must be the same.'],
  ['Tribe and culture', 'Languages you speak and traditions you keep take part in every match.'],
  ['A percentage you can ask', 'Each match says how well you fit and why. The same number for both of you.'],
  ['Kind to your data', 'Light pages and small pictures, made for a plain phone and a slow network.'],
] as const

function WhatCounts() {
  return (
    <section className="gutter mx-auto mt-20 max-w-7xl">
      <div className="grid gap-8 lg:grid-cols-[1fr_2fr]">
        <div>
          <h2 className="display text-3xl sm:text-4xl">What counts for a marriage counts here</h2>
          <dl className="mt-6 flex flex-wrap gap-x-8 gap-y-4">
            <Figure value={facts.successStories} label="success stories" />
            <Figure value={facts.marriages} label="marriages" />
            <Figure value={facts.countries} label="countries" />
          </dl>
          {!facts.areConfirmed && <p className="mt-3 text-sm text-soft">Illustrative figures.</p>}
        </div>
        <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
          {values.map(([title, text]) => (
            <li key={title} className="border-s-4 border-gold ps-5">
              <h3 className="text-lg font-bold">{title}</h3>
              <p className="mt-1 text-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="display text-3xl text-brand-strong">{value}</dd>
    </div>
  )
}

function AppTeaser() {
  return (
    <section className="gutter mx-auto mt-20 max-w-7xl">
      <div className="grid items-center gap-6 rounded-xl bg-sand p-6 sm:grid-cols-[1fr_auto] sm:p-10">
        <div>
          <h2 className="display text-2xl sm:text-3xl">{BRAND} in your pocket</h2>
          <p className="mt-2 max-w-[52ch] text-soft">
            An app for Android and iPhone is on its way. Until then this site works on every phone, and a
            shortcut on your home screen is all it takes.
          </p>
        </div>
        <p className="flex flex-wrap gap-3 text-soft">
          <span className="inline-flex min-h-12 items-center gap-2 rounded-md border border-line bg-card px-4">
            App Store <ComingSoon />
          </span>
          <span className="inline-flex min-h-12 items-center gap-2 rounded-md border border-line bg-card px-4">
            Google Play <ComingSoon />
          </span>
        </p>
      </div>
    </section>
  )
}

function Closing() {
  return (
    <section className="gutter mx-auto mt-20 grid max-w-3xl justify-items-center gap-5 text-center">
      <h2 className="display text-3xl sm:text-4xl">Ready to continue your journey?</h2>
      <p className="text-lg text-soft">
        Somebody who shares your faith and your hopes may be one honest message away.
      </p>
      <a href="/register" className={buttonClass()}>
        Join Now
      </a>
    </section>
  )
}
