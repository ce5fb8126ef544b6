import type { Relaxation } from '@ndoa/contract/discovery'
import { FILTER_AGE_ANY, FILTER_AGE_MIN, FILTER_AGE_TOP } from '@ndoa/contract/limits'
import { Link } from '@tanstack/react-router'
import { counted } from '../../lib/numbers.ts'
import { once } from '../../lib/once.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import type { Filters } from './filters.ts'

export interface RelaxationsProps {
  relaxations: readonly Relaxation[]
  /** When the list is empty, the sentence says why. */
  isEmpty: boolean
  onRelax: (part: Partial<Filters>) => void
}

type Filter = Relaxation['filter']

const NAMES: Record<Filter, string> = {
  age: 'age',
  country: 'country',
  faith: 'faith',
  denomination: 'denomination',
  tribe: 'tribe',
  language: 'language',
  education: 'education',
  has_children: 'who has children',
  wants_children: 'who wants children',
  verified: 'verified members',
  has_photo: 'members with a photo',
  active_this_week: 'members active this week',
  deal_breakers: 'deal breakers',
}

/** The change and the label of each relaxation. Deal breakers are part of the profile, so they are a link to it. */
const OFFERS: Record<Exclude<Filter, 'deal_breakers'>, { text: string; part: Partial<Filters> }> = {
  age: {
    text: `Widen age to ${FILTER_AGE_MIN}–${FILTER_AGE_TOP}+`,
    part: { min_age: FILTER_AGE_MIN, max_age: FILTER_AGE_ANY },
  },
  country: { text: 'Look in all countries', part: { country: 'all' } },
  faith: { text: 'Include all faiths', part: { faith: 'all', denomination: undefined } },
  denomination: { text: 'Include all denominations', part: { denomination: undefined } },
  tribe: { text: 'Include all tribes', part: { tribe: undefined } },
  language: { text: 'Include all languages', part: { language: undefined } },
  education: { text: 'Include every education', part: { education: undefined } },
  has_children: { text: 'With or without children', part: { has_children: undefined } },
  wants_children: { text: 'Whether or not they want children', part: { wants_children: undefined } },
  verified: { text: 'Include members who aren’t verified', part: { verified: undefined } },
  has_photo: { text: 'Include members without a photo', part: { has_photo: undefined } },
  active_this_week: { text: 'Include members not active this week', part: { active_this_week: undefined } },
}

/**
 * Shows which filters exclude many, and offers to relax one: "Widen age to 18–60+: 14 more". An empty list offers only
 * the one that gives most.
 */
export function Relaxations({ relaxations, isEmpty, onRelax }: RelaxationsProps) {
  const useful = relaxations.filter(({ would_add }) => would_add > 0).toSorted(byGain)
  if (useful.length === 0 && !isEmpty) return null
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <p className="text-soft">{reasonFor(useful.length > 0 ? useful : relaxations, isEmpty)}</p>
      {useful.length > 0 && (
        <ul aria-label="How to see more members" className="flex flex-wrap justify-center gap-3">
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
  const gain = `: ${counted(would_add)} more`
  if (filter === 'deal_breakers') {
    return (
      <Link to="/profile" search={{ section: 'preferences' }} className={buttonClass('outline')}>
        Review deal breakers{gain}
      </Link>
    )
  }
  const { text, part } = OFFERS[filter]
  return (
    <Button variant="outline" onClick={() => onRelax(part)}>
      {text}
      {gain}
    </Button>
  )
}

function reasonFor(held: readonly Relaxation[], isEmpty: boolean): string {
  const filters = held.map(({ filter }) => filter)
  return isEmpty ? whyEmpty(filters) : whyFew(filters)
}

function whyEmpty(filters: readonly Filter[]): string {
  const [only] = filters
  if (only && filters.length === 1)
    return only === 'deal_breakers'
      ? 'No one fits your deal breakers yet.'
      : `No one matches your ${NAMES[only]} filter yet.`
  return filters.length === 2 && !filters.includes('deal_breakers')
    ? 'No one matches both filters yet.'
    : 'No one matches all of your choices yet.'
}

function whyFew(filters: readonly Filter[]): string {
  const [only] = filters
  if (!only || filters.length > 1)
    return `Your choices of ${inWords().format(filters.map((filter) => NAMES[filter]))} hide more members.`
  return only === 'deal_breakers'
    ? 'Your deal breakers hide more members.'
    : `Your ${NAMES[only]} filter hides more members.`
}

const inWords = once(() => new Intl.ListFormat('en'))
const byGain = (a: Relaxation, b: Relaxation) => b.would_add - a.would_add
