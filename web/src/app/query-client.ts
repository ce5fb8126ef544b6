import { QueryClient } from '@tanstack/react-query'

/** Server data is fresh for half a minute; realtime events refresh what changes sooner. */
export function createQueryClient() {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, retry: 1 }, mutations: { retry: false } },
  })
}
