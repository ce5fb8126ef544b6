import { TYPING_SHOWN_FOR } from '@ndoa/contract/limits'
import { useEffect, useRef, useState } from 'react'
import { realtime } from '../../lib/realtime.ts'
import { useRealtimeEvent } from '../../lib/use-realtime.ts'

/** Someone who goes on typing says so once in this time: well within the second for which it is shown. */
const TYPING_SENT_EVERY = 400

/** Says that the viewer types, when called at each change of the text. */
export function useSendTyping(matchId: string): () => void {
  const saidAt = useRef(0)
  return () => {
    const now = Date.now()
    if (now - saidAt.current < TYPING_SENT_EVERY) return
    if (realtime.send({ type: 'typing', match_id: matchId })) saidAt.current = now
  }
}

/** Whether the other one types: for a second after the last sign of it, or until the message is there. */
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
