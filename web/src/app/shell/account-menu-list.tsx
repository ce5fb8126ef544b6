import { Menu } from '@base-ui/react/menu'
import { Link } from '@tanstack/react-router'
import { CircleHelp, LogOut, type LucideIcon, Settings, User } from 'lucide-react'
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { pagePath } from '../../languages/load.ts'
import { BaseProvider } from '../../ui/base-provider.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { Leave } from './leave.tsx'
import { words } from './words.ts'

export interface AccountMenuListProps {
  button: RefObject<HTMLButtonElement | null>
  /** The menu renders inside the header, so that it is part of a landmark. */
  layer: RefObject<HTMLDivElement | null>
  onClose: () => void
}

export default function AccountMenuList({ button, layer, onClose }: AccountMenuListProps) {
  const hasNavigated = useRef(false)
  const [leaving, setLeaving] = useState(false)

  /** Ignores presses on the button, which closes the menu itself. */
  function onOpenChange(isOpen: boolean, { event }: Menu.Root.ChangeEventDetails) {
    const ends = [event.target, 'relatedTarget' in event ? event.relatedTarget : null]
    const isOnButton = ends.some((end) => end instanceof Node && button.current?.contains(end))
    if (!isOpen && !isOnButton) onClose()
  }

  if (leaving)
    return (
      <Suspense fallback={<Leaving />}>
        <Leave pending={<Leaving />} onStay={onClose} />
      </Suspense>
    )
  return (
    <BaseProvider>
      <Menu.Root open onOpenChange={onOpenChange} modal={false}>
        <Menu.Portal container={layer}>
          <Menu.Positioner anchor={button} align="end" sideOffset={6} className="z-30 outline-none">
            <Menu.Popup
              aria-label={words.account.title}
              // A newly opened screen takes the focus itself.
              finalFocus={() => (hasNavigated.current ? false : button.current)}
              className="w-60 rounded-lg border border-edge bg-card p-2 text-ink outline-none"
            >
              <Items onGo={() => (hasNavigated.current = true)} onSignOut={() => setLeaving(true)} />
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </BaseProvider>
  )
}

function Leaving() {
  return (
    <div className="relative">
      <div className="absolute end-0 top-1.5 rounded-lg border border-edge bg-card p-4 whitespace-nowrap">
        <Spinner label={words.account.signOut} />
      </div>
    </div>
  )
}

const PLACES: readonly { to: string; label: 'profile' | 'settings'; icon: LucideIcon }[] = [
  { to: '/profile', label: 'profile', icon: User },
  { to: '/settings', label: 'settings', icon: Settings },
]

function Items({ onGo, onSignOut }: { onGo: () => void; onSignOut: () => void }) {
  const first = useRef<HTMLAnchorElement>(null)
  useEffect(() => first.current?.focus({ preventScroll: true }), [])
  return (
    <>
      {PLACES.map(({ to, label, icon: Icon }, index) => (
        <Menu.LinkItem
          key={to}
          ref={index === 0 ? first : undefined}
          render={<Link to={to} />}
          closeOnClick
          onClick={onGo}
          className={itemClass}
        >
          <Icon size={20} aria-hidden="true" />
          {words.account[label]}
        </Menu.LinkItem>
      ))}
      <Menu.LinkItem href={pagePath('/faq')} closeOnClick className={itemClass}>
        <CircleHelp size={20} aria-hidden="true" />
        {words.account.help}
      </Menu.LinkItem>
      <Menu.Separator className="my-1 border-t border-line" />
      <Menu.Item closeOnClick={false} onClick={onSignOut} className={itemClass}>
        <LogOut size={20} aria-hidden="true" className="pointing" />
        {words.account.signOut}
      </Menu.Item>
    </>
  )
}

const itemClass =
  'flex min-h-12 cursor-pointer items-center gap-3 rounded-md px-3 font-medium text-ink no-underline outline-none data-highlighted:bg-sand'
