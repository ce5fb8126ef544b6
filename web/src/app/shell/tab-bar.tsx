import { useBadges } from '../../features/notifications/badges.queries.ts'
import { Badge } from '../../ui/badge.tsx'
import { PlaceLink } from './place-link.tsx'
import { PLACES } from './places.ts'

/** The five most used places, at the bottom of small screens. */
export function TabBar() {
  const badges = useBadges()
  return (
    <nav
      aria-label="Tabs"
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] group-has-data-covers-bars/shell:hidden"
    >
      <ul className="mx-auto grid h-16 max-w-xl grid-cols-5">
        {PLACES.filter((place) => place.tab).map((place) => (
          <li key={place.label} className="grid">
            <PlaceLink
              place={place}
              className="grid place-content-center justify-items-center gap-0.5 rounded-sm text-xs font-medium text-soft no-underline aria-[current=page]:font-semibold aria-[current=page]:text-brand-strong"
            >
              <span className="relative">
                <place.icon size={24} aria-hidden="true" />
                {place.badge && (
                  <span className="absolute start-3.5 -top-1.5">
                    <Badge count={badges[place.badge.of]} {...place.badge.words} />
                  </span>
                )}
              </span>
              {place.tab}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
