import { useEffect, useState } from 'react'
import { useIsOnline } from '../../lib/api/use-is-online.ts'
import { useRealtimeStatus } from '../../lib/realtime/use-realtime.ts'

/** Milliseconds; shorter interruptions are not shown. */
const OFFLINE_NOTICE_DELAY = 4_000
const ONLINE_NOTICE_MS = 3_000

export function useConnectionNotice(): 'offline' | 'lost' | 'back' | null {
  const isOnline = useIsOnline()
  const isOpen = useRealtimeStatus() === 'open' && isOnline
  const [wasLost, setWasLost] = useState(false)

  useEffect(() => {
    const wait = isOpen ? ONLINE_NOTICE_MS : isOnline ? OFFLINE_NOTICE_DELAY : 0
    const timer = setTimeout(() => setWasLost(!isOpen), wait)
    return () => clearTimeout(timer)
  }, [isOpen, isOnline])

  if (!isOnline) return 'offline'
  if (!wasLost) return null
  return isOpen ? 'back' : 'lost'
}
