import type { QueryClient } from '@tanstack/react-query'
import { clearStorage } from '../../../../lib/storage/storage.ts'
import { rememberSignedIn, sessionQuery } from '../sessions/session.ts'
import type { ExchangedLink } from './exchange-link.ts'

/**
 * Deletes the former member's data once another is signed in here. While a code is still required, drafts and unsent
 * messages wait.
 */
export function endFormerSession(
  queryClient: QueryClient,
  former: string | null,
  arrived: ExchangedLink,
): void {
  const session = arrived === 'second-step' ? null : queryClient.getQueryData(sessionQuery.queryKey)
  if (session === undefined || session?.user.id === former) return
  if (session) clearStorage()
  rememberSignedIn(session?.user.id ?? null)
  queryClient.clear()
  queryClient.setQueryData(sessionQuery.queryKey, session)
}
