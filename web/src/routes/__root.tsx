import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { Fragment } from 'react'
import { useFocusOnHeading } from '../app/focus-heading.ts'
import type { RouterContext } from '../app/router.tsx'
import { useLanguage } from '../languages/load.ts'

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root })

function Root() {
  useFocusOnHeading()
  // Another language draws every screen anew, with the data that it has.
  return (
    <Fragment key={useLanguage()}>
      <Outlet />
    </Fragment>
  )
}
