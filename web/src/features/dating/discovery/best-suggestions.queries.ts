import type { discoveryCalls } from '@ndoa/contract/dating/discovery'
import { discoveryRoutes } from '@ndoa/contract/dating/discovery-routes'
import { DASHBOARD_MATCHES } from '@ndoa/contract/limits'
import { queryOptions } from '@tanstack/react-query'
import { clientOf } from '../../../lib/api/api.ts'

const api = clientOf<typeof discoveryCalls>(discoveryRoutes)

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
