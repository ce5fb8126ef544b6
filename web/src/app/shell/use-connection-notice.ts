import { useEffect, useState } from 'react'
import { useRealtimeStatus } from '../../lib/use-realtime.ts'

/** Shorter interruptions are not shown; milliseconds. */
const SHOWN_AFTER = 4_000
/** How long the notice that the connection is back is shown; milliseconds. */
const BACK_SHOWN_FOR = 3_000

/** The notice about the connection: lost, for a moment back, else none. */
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
