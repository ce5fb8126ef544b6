import type { Query } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { Fragment, useEffect, useRef } from 'react'
import { useFocusOnHeading } from '../app/focus-heading.ts'
import type { RouterContext } from '../app/router.tsx'
import { sessionQuery } from '../features/identity/accounts/sessions/session.ts'
import { useLanguage } from '../languages/load.ts'

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root })

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

/** Milliseconds; the screen is drawn with its present data by then. */
const REFETCH_DELAY = 1_000

/** Refetches data when it is next shown, because some of it contains server text in the former language. */
function useRefreshLater(language: string) {
  const { queryClient } = Route.useRouteContext()
  const before = useRef(language)
  useEffect(() => {
    if (before.current === language) return
    before.current = language
    const [session] = sessionQuery.queryKey
    const predicate = ({ queryKey }: Query) => queryKey[0] !== session
    setTimeout(() => void queryClient.invalidateQueries({ refetchType: 'none', predicate }), REFETCH_DELAY)
  }, [language, queryClient])
}
