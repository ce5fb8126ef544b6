import type { Session } from '@ndoa/contract/accounts'
import { onlineManager } from '@tanstack/react-query'
import { KEPT_FOR, onDevice } from './device-store.ts'

/**
 * Who was signed in when the server last answered them here; null after a day. Everything then waits for the network.
 */
export async function keptSession(userId: string): Promise<Session | null> {
  const kept = await onDevice((store) => store.get('answers', [userId, '["session"]']), undefined)
  if (!kept || Date.now() - kept.loaded_at > KEPT_FOR) return null
  onlineManager.setOnline(false)
  return kept.data as Session
}
