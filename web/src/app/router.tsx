import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { savesData } from '../lib/saves-data.ts'
import { NotFoundScreen, RouteFailedScreen } from './fallback-screens.tsx'
import { routeTree } from './routes.gen.ts'
import { parseSearch, stringifySearch } from './search.ts'
import { WaitingFrame } from './waiting.tsx'

/** What every route may use in `beforeLoad` and `loader`. */
export interface RouterContext {
  queryClient: QueryClient
}

/** @param history the browser's own, unless a test brings another */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  return createRouter({
    history,
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    defaultPreload: savesData() ? false : 'intent',
    // Freshness is the query cache's business, so the router keeps no second copy.
    defaultPreloadStaleTime: 0,
    InnerWrap: WaitingFrame,
    defaultErrorComponent: RouteFailedScreen,
    defaultNotFoundComponent: NotFoundScreen,
    scrollRestoration: true,
  })
}
