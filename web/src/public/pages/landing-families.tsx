import { Eye, HandHeart, Lock } from 'lucide-react'
import { words as landing } from '../words/landing.ts'

const PROMISES = [
  [Lock, 'number'],
  [Eye, 'photos'],
  [HandHeart, 'people'],
] as const

export function LandingFamilies() {
  const words = landing.families
  return (
    <section className="mt-10 bg-on-gold sm:mt-14 text-cream lg:mt-28">
      <div className="gutter mx-auto grid max-w-7xl gap-10 pt-8 md:grid-cols-[1fr_auto] lg:gap-16 lg:pt-20">
        <div className="pb-8 md:pb-14 lg:pb-20">
          <h2 className="display text-3xl sm:text-4xl">{words.title}</h2>
          <p className="mt-4 max-w-[52ch] text-lg">{words.text}</p>
          <ul className="mt-6 grid gap-x-10 gap-y-4 sm:grid-cols-2 lg:mt-9 lg:gap-y-7">
            {PROMISES.map(([Icon, promise]) => (
              <li key={promise}>
                <h3 className="flex items-center gap-3 text-lg font-bold">
                  <Icon size={24} aria-hidden="true" className="shrink-0 text-gold" />
                  {words[promise].title}
                </h3>
                <p className="mt-1.5">{words[promise].text}</p>
              </li>
            ))}
          </ul>
          <a
            href="/safety-tips"
            className="press mt-6 inline-flex min-h-12 items-center rounded-full bg-gold px-6 font-semibold text-on-gold no-underline"
          >
            {words.tips}
          </a>
        </div>
        <div className="mx-auto flex w-64 items-end self-end overflow-clip max-md:hidden rounded-t-full bg-gold px-5 pt-10 lg:w-80">
          <img
            src="/art/mother.svg"
            alt={words.mother}
            loading="lazy"
            width={280}
            height={280}
            className="h-auto w-full"
          />
        </div>
      </div>
    </section>
  )
}
