import type { QueryClient } from '@tanstack/react-query'
import { clearStorage } from '../../lib/storage.ts'
import type { ExchangedLink } from './exchange-link.ts'
import { doubtSession, noteSignedIn, refreshSession, sessionQuery } from './session.ts'

/**
 * Deletes everything of the former member once another is signed in here. While a code is still required, what was not
 * sent or saved waits, as after the end of a session. After a link that failed the server is asked who is signed in: the
 * answer to an earlier attempt may have been lost.
 */
export async function endFormerSession(
  queryClient: QueryClient,
  former: string | null,
  arrived: ExchangedLink,
): Promise<void> {
  if (arrived === 'failed') await refreshSession(queryClient).catch(() => null)
  const session = arrived === 'second-step' ? null : queryClient.getQueryData(sessionQuery.queryKey)
  if (session === undefined || session?.user.id === former) return
  if (session) {
    clearStorage()
    noteSignedIn(session.user.id)
  } else doubtSession()
  queryClient.clear()
  queryClient.setQueryData(sessionQuery.queryKey, session)
}
