import { useEffect } from 'react'
import { tellZone } from './tell-zone.ts'

/** Milliseconds after which the screen has long been there: asking for the zone takes a slow phone a while. */
const LATER = 20_000

/** The server learns in which zone a member lives, so that nobody is woken. */
export function useTellZone(id: string): void {
  useEffect(() => {
    // Without a network the next visit tells it.
    const timer = setTimeout(() => void tellZone(id).catch(() => {}), LATER)
    return () => clearTimeout(timer)
  }, [id])
}
