import { QueryClient } from '@tanstack/react-query'
import { isRetryable } from '../lib/api/api-error.ts'

/** Queries retry temporary failures once. Mutations never retry, because they might run twice. */
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
