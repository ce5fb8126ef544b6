import type { discoveryCalls } from '@ndoa/contract/discovery'
import { DASHBOARD_MATCHES } from '@ndoa/contract/limits'
import { discoveryRoutes } from '@ndoa/contract/routes/discovery'
import { queryOptions } from '@tanstack/react-query'
import { clientOf } from '../../lib/api.ts'

const api = clientOf<typeof discoveryCalls>(discoveryRoutes)

/** The best suggestions for the dashboard, which needs no filters: of any age and of the gender the member looks for. */
export const bestSuggestionsQuery = (viewerId: string) =>
  queryOptions({
    queryKey: ['best-suggestions'],
    queryFn: async ({ signal }) =>
      (
        await api.getMatches(
          { user_id: viewerId, page: 1, limit: DASHBOARD_MATCHES, sort_by: 'compatibility' },
          { signal },
        )
      ).data,
  })
