import type { Relaxation } from '@ndoa/contract/dating/discovery'
import { FILTER_AGE_ANY, FILTER_AGE_MIN } from '@ndoa/contract/limits'
import { Link } from '@tanstack/react-router'
import { Button, buttonClass } from '../../../ui/button.tsx'
import type { Filters } from './filters.ts'
import { words } from './words.ts'

export interface RelaxationsProps {
  relaxations: readonly Relaxation[]
  isEmpty: boolean
  onRelax: (part: Partial<Filters>) => void
}

type Filter = Relaxation['filter']

/** Deal breakers are part of the profile, so their relaxation is a link to it. */
const CHANGES: Record<Exclude<Filter, 'deal_breakers'>, Partial<Filters>> = {
  age: { min_age: FILTER_AGE_MIN, max_age: FILTER_AGE_ANY },
  country: { country: 'all' },
  faith: { faith: 'all', denomination: undefined },
  denomination: { denomination: undefined },
  tribe: { tribe: undefined },
  language: { language: undefined },
  education: { education: undefined },
  has_children: { has_children: undefined },
  wants_children: { wants_children: undefined },
  verified: { verified: undefined },
  has_photo: { has_photo: undefined },
  active_this_week: { active_this_week: undefined },
}

/** Offers wider filters, such as "Widen age to 18–60+: 14 more". For an empty list, offers only the most useful one. */
export function Relaxations({ relaxations, isEmpty, onRelax }: RelaxationsProps) {
  const useful = relaxations.filter(({ would_add }) => would_add > 0).toSorted(byGain)
  if (useful.length === 0 && !isEmpty) return null
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <p className="text-soft">{reasonFor(useful.length > 0 ? useful : relaxations, isEmpty)}</p>
      {useful.length > 0 && (
        <ul aria-label={words.relaxations.label} className="flex flex-wrap justify-center gap-3">
          {(isEmpty ? useful.slice(0, 1) : useful).map((relaxation) => (
            <li key={relaxation.filter}>
              <Offer relaxation={relaxation} onRelax={onRelax} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Offer({ relaxation, onRelax }: { relaxation: Relaxation } & Pick<RelaxationsProps, 'onRelax'>) {
  const { filter, would_add } = relaxation
  const text = words.relaxations.offer(filter, would_add)
  if (filter === 'deal_breakers') {
    return (
      <Link to="/profile" search={{ section: 'preferences' }} className={buttonClass('outline')}>
        {text}
      </Link>
    )
  }
  return (
    <Button variant="outline" onClick={() => onRelax(CHANGES[filter])}>
      {text}
    </Button>
  )
}

function reasonFor(held: readonly Relaxation[], isEmpty: boolean): string {
  const filters = held.map(({ filter }) => filter)
  return isEmpty ? whyEmpty(filters) : whyFew(filters)
}

function whyEmpty(filters: readonly Filter[]): string {
  const { one, both, many } = words.relaxations.nobody
  const [only] = filters
  if (only && filters.length === 1) return one(only)
  return filters.length === 2 && !filters.includes('deal_breakers') ? both : many
}

function whyFew(filters: readonly Filter[]): string {
  const { one, many } = words.relaxations.few
  const [only] = filters
  return only && filters.length === 1 ? one(only) : many(filters)
}

const byGain = (a: Relaxation, b: Relaxation) => b.would_add - a.would_add
