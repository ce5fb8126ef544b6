import { BRAND } from '@ndoa/contract/brand'
import { Link } from '@tanstack/react-router'
import { Menu } from 'lucide-react'
import { firstNameOf } from '../../features/accounts/session.ts'
import { useViewer } from '../../features/accounts/viewer.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { LogoMark } from '../../ui/logo.tsx'

/** Greets by first name; on small screens it also opens the drawer. */
export function TopBar({ onMenu }: { onMenu: () => void }) {
  const firstName = firstNameOf(useViewer())
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper max-lg:group-has-data-covers-bars/shell:hidden">
      <div className="gutter mx-auto flex h-(--shell-top) max-w-6xl items-center gap-2">
        <IconButton label="Open menu" onClick={onMenu} className="-ms-3 lg:hidden">
          <Menu size={24} aria-hidden="true" />
        </IconButton>
        <Link to="/dashboard" aria-label={`${BRAND}, home`} className="rounded-sm p-1 lg:hidden">
          <LogoMark />
        </Link>
        <p className="min-w-0 grow truncate text-end font-medium lg:text-start lg:text-lg">
          Hello, {firstName}
        </p>
        <Avatar name={firstName} size="sm" />
      </div>
    </header>
  )
}
