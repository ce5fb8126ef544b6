import { QueryClient } from '@tanstack/react-query'
import { isRetryable } from '../lib/api-error.ts'

/**
 * Server data is fresh for half a minute; realtime events refresh what changes sooner. Only failures that may be
 * temporary are retried, once; without a network, queries wait for it. A mutation is never retried: it might be done twice.
 */
export function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 1 && isRetryable(error),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
