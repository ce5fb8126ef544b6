import { BRAND } from '@ndoa/contract/brand'
import { Link } from '@tanstack/react-router'
import { Bell, Menu } from 'lucide-react'
import { firstNameOf } from '../../features/identity/accounts/sessions/session.ts'
import { useViewer } from '../../features/identity/accounts/sessions/viewer-provider.tsx'
import { useBadges } from '../../features/notifications/in-app/badges.queries.ts'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { LogoMark } from '../../ui/media/logo.tsx'
import { AccountMenu } from './account-menu.tsx'
import { words } from './words.ts'

export function TopBar({ onMenu }: { onMenu: () => void }) {
  const firstName = firstNameOf(useViewer())
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper max-lg:in-data-covers-bars:hidden">
      <div className="gutter mx-auto flex h-(--shell-top) max-w-6xl items-center gap-1 lg:gap-2">
        <IconButton label={words.openMenu} onClick={onMenu} className="-ms-3 lg:hidden">
          <Menu size={24} aria-hidden="true" />
        </IconButton>
        <Link to="/dashboard" aria-label={words.home(BRAND)} className="rounded-sm p-1 lg:hidden">
          <LogoMark />
        </Link>
        <p className="min-w-0 grow truncate text-end font-medium max-lg:-me-1 max-lg:text-[0.9375rem] lg:text-start lg:text-lg">
          {words.hello(firstName)}
        </p>
        <BellLink />
        <AccountMenu name={firstName} />
      </div>
    </header>
  )
}

function BellLink() {
  const { notifications } = useBadges()
  return (
    <Link
      to="/notifications"
      className="press relative grid size-12 lg:me-2 shrink-0 place-items-center rounded-full text-ink hover:bg-sand aria-[current=page]:bg-sand aria-[current=page]:text-brand-strong"
    >
      <span className="sr-only">{words.places.notifications}</span>
      <Bell size={24} aria-hidden="true" />
      <span className="absolute start-5.5 top-0.5">
        <Badge count={notifications} label={words.badges.notifications} />
      </span>
    </Link>
  )
}
