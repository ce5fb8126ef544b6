import { BRAND } from '@ndoa/contract/brand'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { realtime } from '../../lib/realtime/realtime.ts'
import { useIsDesktop } from '../../lib/screen/use-desktop.ts'
import { useIsPainted } from '../../lib/screen/use-is-painted.ts'
import { cx } from '../../ui/cx.ts'
import { Logo } from '../../ui/media/logo.tsx'
import { offline } from '../offline/load.ts'
import { Drawer } from './drawer.tsx'
import { InsideMain } from './inside-main.ts'
import { NotificationAnnouncer } from './notification-announcer.tsx'
import { PausedNotice } from './paused-notice.tsx'
import { PlaceList } from './place-list.tsx'
import { TabBar } from './tab-bar.tsx'
import { TopBar } from './top-bar.tsx'
import { words } from './words.ts'

const part = (name: 'KeepOffline' | 'ConnectionLine' | 'ConnectionBanner') =>
  lazyPart(async () => (await offline())[name])
const KeepOffline = part('KeepOffline')
const ConnectionLine = part('ConnectionLine')
const ConnectionBanner = part('ConnectionBanner')

/**
 * `data-fills-window` gives a screen exactly the remaining height; `data-covers-bars` also covers the bars on small
 * screens.
 */
export function Shell({ children }: { children: ReactNode }) {
  const [menuOpen, setMenuOpen] = useState(false)
  const isDesktop = useIsDesktop()
  const isPainted = useIsPainted()
  useEffect(() => {
    realtime.start()
    return () => realtime.stop()
  }, [])

  return (
    <div className="min-h-dvh [--shell-bottom:calc(4rem+env(safe-area-inset-bottom))] [--shell-top:4rem] lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:[--shell-bottom:0rem]">
      <SkipLink />
      {isDesktop && <Sidebar />}
      <div className="min-w-0 in-data-fills-window:flex in-data-fills-window:h-(--window-height) in-data-fills-window:flex-col">
        <TopBar onMenu={() => setMenuOpen(true)} />
        {isPainted && (
          <Suspense>
            <KeepOffline />
            {!isDesktop && <ConnectionLine />}
          </Suspense>
        )}
        <PausedNotice />
        <NotificationAnnouncer />
        <main
          id="content"
          className={cx(
            'gutter mx-auto w-full max-w-6xl pt-6 pb-[calc(var(--shell-bottom)+2rem)] outline-none',
            'in-data-fills-window:flex in-data-fills-window:min-h-0 in-data-fills-window:grow in-data-fills-window:pb-(--shell-bottom)',
            'max-lg:in-data-covers-bars:py-0 lg:in-data-fills-window:pb-6',
          )}
        >
          <InsideMain value>{isPainted && children}</InsideMain>
        </main>
      </div>
      {!isDesktop && <TabBar />}
      <Drawer open={menuOpen} onClose={() => setMenuOpen(false)} />
    </div>
  )
}

function Sidebar() {
  return (
    <aside
      aria-label={words.sidebar}
      className="sticky top-0 flex h-dvh flex-col gap-8 overflow-y-auto border-e border-line bg-card p-4"
    >
      <Link
        to="/dashboard"
        aria-label={words.home(BRAND)}
        className="self-start rounded-sm px-3 pt-2 no-underline"
      >
        <Logo name={BRAND} />
      </Link>
      <PlaceList />
      <Suspense>
        <ConnectionBanner />
      </Suspense>
    </aside>
  )
}

function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only z-30 rounded-full bg-card px-5 py-3 font-semibold focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
    >
      {words.skipToContent}
    </a>
  )
}
