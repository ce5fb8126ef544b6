import type { Message } from '@ndoa/contract/dating/messaging'
import { useEffect, useSyncExternalStore } from 'react'
import { useMarkRead } from '../messaging.queries.ts'

/** Milliseconds; messages that scroll through within this time share one read mark. */
const READ_MARK_DELAY = 400

export function useReading(
  matchId: string,
  viewerId: string,
  messages: readonly Message[],
  seenSeq: number,
): void {
  const isLooking = useIsLooking()
  const { mutate: markRead } = useMarkRead(matchId, viewerId)
  const isNews = ({ sender_id, is_read, seq }: Message) =>
    sender_id !== viewerId && !is_read && seq <= seenSeq
  const upToSeq = messages.findLast(isNews)?.seq

  useEffect(() => {
    if (upToSeq === undefined || !isLooking) return undefined
    const timer = setTimeout(() => markRead(upToSeq), READ_MARK_DELAY)
    return () => clearTimeout(timer)
  }, [upToSeq, isLooking, markRead])
}

function useIsLooking(): boolean {
  return useSyncExternalStore(
    watchAttention,
    () => document.visibilityState === 'visible' && document.hasFocus(),
  )
}

function watchAttention(onChange: () => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  window.addEventListener('focus', onChange, { signal })
  window.addEventListener('blur', onChange, { signal })
  document.addEventListener('visibilitychange', onChange, { signal })
  return () => ending.abort()
}
