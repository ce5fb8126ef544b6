import { useEffect, useState } from 'react'
import { onTimeCorrected, serverNow } from '../server-clock.ts'

/** The server's time, to the minute. */
export function useNow(): Date {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const update = () => setNow(serverNow())
    const timer = setInterval(update, 60_000)
    const stopListening = onTimeCorrected(update)
    return () => {
      clearInterval(timer)
      stopListening()
    }
  }, [])
  return now
}
