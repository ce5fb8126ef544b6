import { buttonClass } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { words as ui } from '../../ui/words.ts'
import { words as landing } from '../words/landing.ts'
import { words as site } from '../words/site.ts'
import { LandingSearch } from './landing-search.tsx'

export function LandingHero() {
  const words = landing.hero
  return (
    <>
      <section className="overflow-clip bg-sand">
        <div className="mx-auto grid max-w-7xl lg:min-h-150 lg:grid-cols-[1.05fr_1fr] lg:gap-12">
          <div className="gutter grid content-center gap-5 pt-8 pb-7 lg:pt-16 lg:pb-32">
            <p className="text-sm font-bold text-brand-strong">{words.who}</p>
            <h1 className="display text-hero">{words.title}</h1>
            <p className="max-w-[44ch] text-lg text-soft">{words.text}</p>
            <div className="flex flex-wrap gap-3">
              <a href="/register" className={buttonClass()}>
                {words.join}
              </a>
              <a href="/login" className={buttonClass('outline')}>
                {site.logIn}
              </a>
            </div>
          </div>
          <HeroArt />
        </div>
      </section>
      <div className="gutter relative mx-auto -mt-14 max-w-7xl">
        <LandingSearch />
      </div>
    </>
  )
}

/** Uses drawings, which together weigh less than one photo. */
function HeroArt() {
  return (
    <div className="relative pt-6 pb-30 lg:pt-14 lg:pb-40">
      <div className="quilt-hero absolute inset-y-0 start-0 w-screen" />
      <div className="relative mx-auto flex h-full items-end max-lg:max-w-80 max-sm:max-w-72 lg:max-w-136 justify-center gap-3 px-5 sm:gap-5">
        <HeroPortrait who="woman" alt={landing.hero.woman} className="bg-gold" />
        <HeroPortrait who="man" alt={landing.hero.man} className="bg-[#0f6b63]" />
        <MatchNote />
      </div>
    </div>
  )
}

interface HeroPortraitProps {
  who: string
  alt: string
  className: string
}

function HeroPortrait({ who, alt, className }: HeroPortraitProps) {
  return (
    <div
      className={cx(
        'flex flex-1 items-end overflow-clip rounded-t-full rounded-b-lg border-6 border-cream pt-6 lg:pt-14',
        className,
      )}
    >
      <img
        src={`/art/${who}.svg`}
        alt={alt}
        width={240}
        height={240}
        className="h-auto w-full origin-bottom transform-[scale(1.1)]"
      />
    </div>
  )
}

function MatchNote() {
  return (
    <div className="absolute inset-x-0 -bottom-13 mx-auto flex w-fit items-center gap-3 rounded-full border border-line bg-card py-2 ps-2 pe-5 lg:-bottom-9">
      <span className="rounded-full bg-gold px-3 py-1.5 font-bold text-on-gold">{ui.match(94)}</span>
      <span className="text-sm">
        {landing.hero.sameFaith}
        <span className="block text-soft">{landing.hero.bothSpeak}</span>
      </span>
    </div>
  )
}
