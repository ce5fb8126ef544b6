import { BRAND } from '@ndoa/contract/brand'
import type { StaffSession } from '@ndoa/contract/trust/staff'
import { type ReactNode, useEffect, useRef } from 'react'
import { roleLabel } from '../features/trust/staff/console/index.ts'
import { Button } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { useToast } from '../ui/feedback/toast-provider.tsx'
import { LogoMark } from '../ui/media/logo.tsx'
import { KeysButton } from './keys-provider.tsx'
import type { Screen } from './screens.tsx'
import { useSignOut } from './sign-in/session.queries.ts'
import { StaffLink } from './staff-link.tsx'

interface FrameProps {
  session: StaffSession
  screens: readonly Screen[]
  current?: string | undefined
  children: ReactNode
}

export function Frame({ session, screens, current, children }: FrameProps) {
  const main = useRef<HTMLElement>(null)
  const shown = useRef(current)
  useEffect(() => {
    if (shown.current !== current) main.current?.focus()
    shown.current = current
  }, [current])
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:start-2 focus:z-50 focus:bg-card focus:p-3"
      >
        Skip to content
      </a>
      <header className="border-b border-line bg-card">
        <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2">
          <span className="flex items-center gap-2 font-bold">
            <LogoMark className="h-6" />
            {BRAND} Staff
          </span>
          <span className="ms-auto flex min-w-0 items-center gap-3">
            <span className="truncate text-sm text-soft">
              {session.name} · {roleLabel(session)}
            </span>
            <KeysButton />
            <SignOut />
          </span>
          {screens.length > 0 && (
            <nav aria-label="Console" className="w-full">
              <ul className="-mx-3 flex flex-wrap">
                {screens
                  .filter(({ within }) => !within)
                  .map(({ path, title }) => (
                    <li key={path}>
                      <StaffLink
                        href={path}
                        aria-current={path === current ? 'page' : undefined}
                        className={cx(
                          'inline-flex min-h-11 items-center border-b-2 px-3 font-semibold no-underline',
                          path === current
                            ? 'border-brand-strong text-brand-strong'
                            : 'border-transparent text-ink hover:border-line',
                        )}
                      >
                        {title}
                      </StaffLink>
                    </li>
                  ))}
              </ul>
            </nav>
          )}
        </div>
      </header>
      <main id="main" ref={main} tabIndex={-1} className="mx-auto max-w-6xl px-4 py-8 outline-none">
        {children}
      </main>
    </>
  )
}

function SignOut() {
  const signOut = useSignOut()
  const toast = useToast()
  const onError = () => toast.error('You are still signed in. Please try again.')
  return (
    <Button
      variant="outline"
      size="sm"
      busy={signOut.isPending}
      className="shrink-0"
      onClick={() => signOut.mutate(undefined, { onError })}
    >
      Sign Out
    </Button>
  )
}
