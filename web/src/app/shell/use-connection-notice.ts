import { useEffect, useState } from 'react'
import { useRealtimeStatus } from '../../lib/use-realtime.ts'

/** A short gap is no one's concern; milliseconds. */
const SHOWN_AFTER = 4_000
/** How long it is said that the connection is back; milliseconds. */
const BACK_SHOWN_FOR = 3_000

/** What there is to say about the connection: that it is lost, for a moment that it is back, else nothing. */
export function useConnectionNotice(): 'lost' | 'back' | null {
  const isOpen = useRealtimeStatus() === 'open'
  const [wasLost, setWasLost] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setWasLost(!isOpen), isOpen ? BACK_SHOWN_FOR : SHOWN_AFTER)
    return () => clearTimeout(timer)
  }, [isOpen])

  if (!wasLost) return null
  return isOpen ? 'back' : 'lost'
}
