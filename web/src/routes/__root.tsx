import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { useFocusOnHeading } from '../app/focus-heading.ts'
import type { RouterContext } from '../app/router.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root })

function Root() {
  useFocusOnHeading()
  return <Outlet />
}
