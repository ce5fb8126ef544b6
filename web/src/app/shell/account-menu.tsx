import { useQuery } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { ownProfileQuery } from '../../features/dating/profiles/profiles.queries.ts'
import { useViewer } from '../../features/identity/accounts/sessions/viewer-provider.tsx'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { Avatar } from '../../ui/media/avatar.tsx'
import { words } from './words.ts'

const loadMenu = () => import('./account-menu-list.tsx')
const AccountMenuList = lazyPart(async () => (await loadMenu()).default)

export function AccountMenu({ name }: { name: string }) {
  const { data: profile } = useQuery(ownProfileQuery(useViewer().id))
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const preload = () => void loadMenu().catch(() => undefined)

  return (
    <div ref={layer}>
      <button
        ref={button}
        type="button"
        aria-label={words.account.open}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        }}
        className="press -me-1.5 grid size-12 shrink-0 place-items-center rounded-full hover:bg-sand"
      >
        <Avatar name={name} src={smallestOf(profile?.main_photo?.srcset)} size="sm" />
      </button>
      <Suspense>{open && <AccountMenuList {...{ button, layer }} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  )
}

/** The first picture of the set is the smallest. */
const smallestOf = (srcset: string | undefined) => srcset?.split(' ')[0] ?? null
