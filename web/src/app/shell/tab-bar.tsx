import { useBadges } from '../../features/notifications/in-app/badges.queries.ts'
import { Badge } from '../../ui/badge.tsx'
import { PlaceLink } from './place-link.tsx'
import { TAB_PLACES } from './places.ts'
import { words } from './words.ts'

export function TabBar() {
  const badges = useBadges()
  return (
    <nav
      aria-label={words.tabs}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] in-data-covers-bars:hidden"
    >
      <ul className="mx-auto grid h-16 max-w-xl grid-cols-5">
        {TAB_PLACES.map((place) => (
          <li key={place.name} className="grid">
            <PlaceLink
              place={place}
              className="grid place-content-center justify-items-center gap-0.5 rounded-sm text-xs font-medium text-soft no-underline aria-[current=page]:font-semibold aria-[current=page]:text-brand-strong"
            >
              <span className="relative">
                <place.icon size={24} aria-hidden="true" />
                {place.badge && (
                  <span className="absolute start-3.5 -top-1.5">
                    <Badge count={badges[place.badge]} label={words.badges[place.badge]} />
                  </span>
                )}
              </span>
              {words.tabPlaces[place.name]}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
