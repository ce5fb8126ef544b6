import { Calculator, EyeOff, Feather, MessageCircleHeart } from 'lucide-react'
import { LANDING_KB } from '../page-weight.ts'

/** What anyone can check for themselves, before anything that we hope. */
const proofs = [
  [MessageCircleHeart, 'Only matches can write', 'No one can message you unless you like each other.'],
  [Calculator, 'Every percentage is explained', 'Point by point, and the same number for both of you.'],
  [EyeOff, 'No trackers', 'No ads, and nothing on our pages comes from other companies.'],
  [Feather, `This page is under ${LANDING_KB} KB`, 'Data is expensive, so we keep every page small.'],
] as const

export function Proofs() {
  return (
    <section aria-label="What you can count on" className="gutter mx-auto max-w-7xl pt-8 lg:pt-14">
      <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        {proofs.map(([Icon, title, text]) => (
          <li key={title} className="grid grid-cols-[auto_1fr] gap-4">
            <span className="grid size-11 place-items-center rounded-full bg-sand text-brand-strong">
              <Icon size={22} aria-hidden="true" />
            </span>
            <div>
              <h2 className="font-bold">{title}</h2>
              <p className="text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
