import { useEffect, useState } from 'react'
import { useIsOnline } from '../../lib/use-is-online.ts'
import { useRealtimeStatus } from '../../lib/use-realtime.ts'

/** Shorter interruptions of the connection for events are not shown; milliseconds. */
const SHOWN_AFTER = 4_000
/** How long the notice that the connection is back is shown; milliseconds. */
const BACK_SHOWN_FOR = 3_000

/** The one notice about the connection: no network, events may be late, for a moment back, else none. */
export function useConnectionNotice(): 'offline' | 'lost' | 'back' | null {
  const isOnline = useIsOnline()
  const isOpen = useRealtimeStatus() === 'open' && isOnline
  const [wasLost, setWasLost] = useState(false)

  useEffect(() => {
    const wait = isOpen ? BACK_SHOWN_FOR : isOnline ? SHOWN_AFTER : 0
    const timer = setTimeout(() => setWasLost(!isOpen), wait)
    return () => clearTimeout(timer)
  }, [isOpen, isOnline])

  if (!isOnline) return 'offline'
  if (!wasLost) return null
  return isOpen ? 'back' : 'lost'
}
