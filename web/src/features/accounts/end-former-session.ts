import type { QueryClient } from '@tanstack/react-query'
import { clearStorage } from '../../lib/storage.ts'
import type { ExchangedLink } from './exchange-link.ts'
import { noteSignedIn, sessionQuery } from './session.ts'

/**
 * Deletes everything of the former member once another is signed in here. While a code is still required, their drafts and
 * unsent messages wait, as after the end of a session.
 */
export function endFormerSession(
  queryClient: QueryClient,
  former: string | null,
  arrived: ExchangedLink,
): void {
  const session = arrived === 'second-step' ? null : queryClient.getQueryData(sessionQuery.queryKey)
  if (session === undefined || session?.user.id === former) return
  if (session) clearStorage()
  noteSignedIn(session?.user.id ?? null)
  queryClient.clear()
  queryClient.setQueryData(sessionQuery.queryKey, session)
}
