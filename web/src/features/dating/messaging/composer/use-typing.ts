import { TYPING_SHOWN_FOR } from '@ndoa/contract/limits'
import { useEffect, useRef, useState } from 'react'
import { realtime } from '../../../../lib/realtime/realtime.ts'
import { useRealtimeEvent } from '../../../../lib/realtime/use-realtime.ts'

/** Milliseconds between typing events; shorter than the second for which the indicator is shown. */
const TYPING_SENT_EVERY = 400

/** Call the returned function at each change of the text. */
export function useSendTyping(matchId: string): () => void {
  const sentAt = useRef(0)
  return () => {
    const now = Date.now()
    if (now - sentAt.current < TYPING_SENT_EVERY) return
    if (realtime.send({ type: 'typing', match_id: matchId })) sentAt.current = now
  }
}

/** True for a second after the last event, or until the message arrives. */
export function useIsTyping(matchId: string, otherId: string): boolean {
  const [isTyping, setIsTyping] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function stop() {
    clearTimeout(timer.current)
    setIsTyping(false)
  }

  useRealtimeEvent('typing', (event) => {
    if (event.match_id !== matchId) return
    clearTimeout(timer.current)
    timer.current = setTimeout(stop, TYPING_SHOWN_FOR)
    setIsTyping(true)
  })
  useRealtimeEvent('message.created', ({ message }) => {
    if (message.match_id === matchId && message.sender_id === otherId) stop()
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return isTyping
}
