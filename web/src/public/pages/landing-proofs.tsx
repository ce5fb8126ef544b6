import { Calculator, EyeOff, Feather, MessageCircleHeart } from 'lucide-react'
import { words as landing } from '../words/landing.ts'

const PROOFS = [
  [MessageCircleHeart, 'onlyMatches'],
  [Calculator, 'explained'],
  [EyeOff, 'noTrackers'],
  [Feather, 'small'],
] as const

export function LandingProofs() {
  const words = landing.proofs
  return (
    <section aria-label={words.title} className="gutter mx-auto max-w-7xl pt-8 lg:pt-14">
      <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        {PROOFS.map(([Icon, proof]) => (
          <li key={proof} className="grid grid-cols-[auto_1fr] gap-4">
            <span className="grid size-11 place-items-center rounded-full bg-sand text-brand-strong">
              <Icon size={22} aria-hidden="true" />
            </span>
            <div>
              <h2 className="font-bold">{words[proof].title}</h2>
              <p className="text-soft">{words[proof].text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
