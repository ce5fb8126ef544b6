import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { membersOnly } from '../app/guards.ts'
import { speakAccountLanguage } from '../app/language/account-language.ts'
import { PleaseSignIn } from '../app/please-sign-in.tsx'
import { asksToSignIn } from '../app/session-end.ts'
import { Shell } from '../app/shell/shell.tsx'
import { sessionQuery } from '../features/accounts/session.ts'
import { ViewerProvider } from '../features/accounts/viewer.tsx'
import { type FoundMatch, MatchFoundProvider } from '../features/matches/match-found.tsx'
import { useMembersChanged } from '../features/safety/safety.queries.ts'
import { loadWords } from '../languages/load.ts'
import { lazyPart } from '../lib/lazy-part.ts'

/** Around every screen in the folder `_signed-in/`: only for confirmed members, with sidebar, tabs and badges. */
export const Route = createFileRoute('/_signed-in')({
  beforeLoad: async (visit) => {
    const admitted = await membersOnly(visit)
    await speakAccountLanguage(visit.context.queryClient, admitted.viewer)
    await loadWords('member') // under way since the start
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

/** Loaded with the first match. */
const MatchScreen = lazyPart(async () => (await import('../features/messaging/over-screen.ts')).MatchScreen)

const matchScreen = (match: FoundMatch, close: () => void) => (
  <Suspense>
    <MatchScreen key={match.match_id} match={match} onClose={close} />
  </Suspense>
)

/** Every screen drops members who are gone. */
function MembersChanged() {
  useMembersChanged()
  return null
}
