import { BRAND } from '@ndoa/contract/brand'
import { buttonClass } from '../../ui/button.tsx'
import { SearchCard } from './landing-search.tsx'

export function Hero() {
  return (
    <>
      <section className="overflow-clip bg-sand">
        <div className="mx-auto grid max-w-7xl lg:min-h-150 lg:grid-cols-[1.05fr_1fr] lg:gap-12">
          <div className="gutter grid content-center gap-5 pt-10 pb-9 lg:pt-16 lg:pb-32">
            <p className="text-sm font-bold text-brand-strong">For Africans at home and abroad</p>
            <h1 className="display text-hero">Meet the one you will marry</h1>
            <p className="max-w-[44ch] text-lg text-soft">
              {BRAND} brings together women and men who want a family of their own: by faith, tribe and
              culture, language, place and values.
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
        </div>
      </section>
      <div className="gutter relative mx-auto -mt-14 max-w-7xl">
        <SearchCard />
      </div>
    </>
  )
}

/** Two members before a wall of quilt that runs to the edge of the window; drawn, so that they weigh less than one photo. */
function HeroArt() {
  return (
    <div className="relative pt-8 pb-28 lg:pt-14 lg:pb-36">
      <div className="quilt-hero absolute inset-y-0 start-0 w-screen" />
      <div className="relative mx-auto flex h-full max-w-136 items-end justify-center gap-3 px-5 sm:gap-6">
        <HeroPortrait who="woman" alt="A smiling woman with an Afro, drawn" />
        <HeroPortrait who="man" alt="A man with a calm smile and a short beard, drawn" />
        <MatchNote />
      </div>
    </div>
  )
}

function HeroPortrait({ who, alt }: { who: string; alt: string }) {
  return (
    <div className="flex flex-1 items-end overflow-clip rounded-t-full rounded-b-lg border-6 border-on-gold bg-cream pt-8 lg:pt-16">
      <img src={`/art/${who}.svg`} alt={alt} width={240} height={240} className="h-auto w-full" />
    </div>
  )
}

/** What a match says of itself, at the place where the two meet. */
function MatchNote() {
  return (
    <div className="absolute inset-x-0 -bottom-10 mx-auto w-fit rounded-lg border border-line bg-card px-5 py-2.5 text-center">
      <p className="font-bold">
        <span className="rounded-full bg-gold px-3 py-0.5 text-on-gold">94% match</span>
      </p>
      <p className="mt-1.5 text-sm text-soft">Same faith · Both speak Igbo</p>
    </div>
  )
}
