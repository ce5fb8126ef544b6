import { LogOut } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useBadges } from '../../features/notifications/in-app/badges.queries.ts'
import { Badge } from '../../ui/badge.tsx'
import { cx } from '../../ui/cx.ts'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { Leave } from './leave.tsx'
import { PlaceLink } from './place-link.tsx'
import { PLACES } from './places.ts'
import { words } from './words.ts'

const rowClass = cx(
  'press flex min-h-12 w-full items-center gap-3 rounded-full px-4 font-medium text-ink no-underline hover:bg-sand',
  'aria-[current=page]:bg-sand aria-[current=page]:font-semibold aria-[current=page]:text-brand-strong',
)

export function PlaceList({ onGo }: { onGo?: () => void }) {
  const badges = useBadges()
  return (
    <nav aria-label={words.main} className="grow">
      <ul className="flex h-full flex-col gap-1">
        {PLACES.map((place) => (
          <li key={place.name}>
            <PlaceLink place={place} onGo={onGo} className={rowClass}>
              <place.icon size={22} aria-hidden="true" />
              <span className="grow">{words.places[place.name]}</span>
              {place.badge && <Badge count={badges[place.badge]} label={words.badges[place.badge]} />}
            </PlaceLink>
          </li>
        ))}
        <li className="mt-auto pt-4">
          <LogoutRow />
        </li>
      </ul>
    </nav>
  )
}

function LogoutRow() {
  const [leaving, setLeaving] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setLeaving(true)} disabled={leaving} className={rowClass}>
        {leaving ? <Spinner small /> : <LogOut size={22} aria-hidden="true" className="pointing" />}
        {words.logout}
      </button>
      <Suspense>{leaving && <Leave onStay={() => setLeaving(false)} />}</Suspense>
    </>
  )
}
