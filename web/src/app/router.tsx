import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { isDataSaverOn } from '../lib/loading/data-saver.ts'
import { NotFoundScreen, RouteFailedScreen } from './fallback-screens.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { routeTree } from './routes.gen.ts'
import { parseSearch, stringifySearch } from './search.ts'

export interface RouterContext {
  queryClient: QueryClient
}

export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  return createRouter({
    history,
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    defaultPreload: isDataSaverOn() ? false : 'intent',
    // The query cache decides what is fresh, so the router keeps no second copy.
    defaultPreloadStaleTime: 0,
    InnerWrap: NavigationProgress,
    defaultErrorComponent: RouteFailedScreen,
    defaultNotFoundComponent: NotFoundScreen,
    scrollRestoration: true,
  })
}
