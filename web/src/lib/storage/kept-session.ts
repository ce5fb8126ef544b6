import type { Session } from '@ndoa/contract/identity/accounts'
import { onlineManager } from '@tanstack/react-query'
import { DEVICE_DATA_TTL, onDevice } from './device-store.ts'

/** The session that the server last confirmed on this device; null after a day. */
export async function keptSession(userId: string): Promise<Session | null> {
  const kept = await onDevice((store) => store.get('answers', [userId, '["session"]']), undefined)
  if (!kept || Date.now() - kept.loaded_at > DEVICE_DATA_TTL) return null
  onlineManager.setOnline(false)
  return kept.data as Session
}
