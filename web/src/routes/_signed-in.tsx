import { createFileRoute, Outlet } from '@tanstack/react-router'
import { membersOnly } from '../app/guards.ts'
import { Shell } from '../app/shell/shell.tsx'
import { ViewerProvider } from '../features/accounts/viewer.tsx'
import { MatchFoundProvider } from '../features/matches/match-found.tsx'

/** Around every screen in the folder `_signed-in/`: only for confirmed members, with sidebar, tabs and badges. */
export const Route = createFileRoute('/_signed-in')({ beforeLoad: membersOnly, component: SignedIn })

function SignedIn() {
  const { viewer } = Route.useRouteContext()
  return (
    <ViewerProvider admitted={viewer}>
      <MatchFoundProvider>
        <Shell>
          <Outlet />
        </Shell>
      </MatchFoundProvider>
    </ViewerProvider>
  )
}
