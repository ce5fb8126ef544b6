import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { membersOnly } from '../app/guards.ts'
import { applyAccountLanguage } from '../app/language/account-language.ts'
import { PleaseSignIn } from '../app/please-sign-in.tsx'
import { asksToSignIn } from '../app/session-end.ts'
import { Shell } from '../app/shell/shell.tsx'
import { type FoundMatch, MatchFoundProvider } from '../features/dating/matches/match-found-provider.tsx'
import { useMembersChanged } from '../features/dating/safety/safety.queries.ts'
import { sessionQuery } from '../features/identity/accounts/sessions/session.ts'
import { ViewerProvider } from '../features/identity/accounts/sessions/viewer-provider.tsx'
import { loadWords } from '../languages/load.ts'
import { lazyPart } from '../lib/loading/lazy-part.ts'

export const Route = createFileRoute('/_signed-in')({
  beforeLoad: async (visit) => {
    const admitted = await membersOnly(visit)
    await applyAccountLanguage(visit.context.queryClient, admitted.viewer)
    await loadWords('member')
    return admitted
  },
  component: SignedIn,
})

function SignedIn() {
  const { viewer } = Route.useRouteContext()
  const { data: session } = useQuery({ ...sessionQuery, enabled: false })
  const { pathname, href } = useLocation()
  if (session === null && asksToSignIn(pathname)) return <PleaseSignIn from={href} />
  return (
    <ViewerProvider admitted={viewer}>
      <MatchFoundProvider screen={matchScreen}>
        <MembersChanged />
        <Shell>
          <Outlet />
        </Shell>
      </MatchFoundProvider>
    </ViewerProvider>
  )
}

const MatchFoundScreen = lazyPart(
  async () => (await import('../features/dating/messaging/over-screen.ts')).MatchFoundScreen,
)

const matchScreen = (match: FoundMatch, close: () => void) => (
  <Suspense>
    <MatchFoundScreen key={match.match_id} match={match} onClose={close} />
  </Suspense>
)

function MembersChanged() {
  useMembersChanged()
  return null
}
