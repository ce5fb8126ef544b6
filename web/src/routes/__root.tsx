import type { Query } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { Fragment, useEffect, useRef } from 'react'
import { useFocusOnHeading } from '../app/focus-heading.ts'
import type { RouterContext } from '../app/router.tsx'
import { sessionQuery } from '../features/accounts/session.ts'
import { useLanguage } from '../languages/load.ts'

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root })

/** Another language draws every screen again, with the data that it has. */
function Root() {
  useFocusOnHeading()
  const language = useLanguage()
  useRefreshLater(language)
  return (
    <Fragment key={language}>
      <Outlet />
    </Fragment>
  )
}

/** By then the screen is drawn with the data that it has; milliseconds. */
const DRAWN = 1_000

/** Some of what was loaded has words of the server, in the former language: it is fetched again when it is next shown. */
function useRefreshLater(language: string) {
  const { queryClient } = Route.useRouteContext()
  const before = useRef(language)
  useEffect(() => {
    if (before.current === language) return
    before.current = language
    const [session] = sessionQuery.queryKey
    const predicate = ({ queryKey }: Query) => queryKey[0] !== session
    setTimeout(() => void queryClient.invalidateQueries({ refetchType: 'none', predicate }), DRAWN)
  }, [language, queryClient])
}
