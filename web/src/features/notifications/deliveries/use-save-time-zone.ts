import { useEffect } from 'react'
import { saveTimeZone } from './save-time-zone.ts'

/** Milliseconds; reading the zone takes a slow phone a while, so it waits until the screen is there. */
const DELAY = 20_000

export function useSaveTimeZone(id: string): void {
  useEffect(() => {
    // Offline, the next visit sends it.
    const timer = setTimeout(() => void saveTimeZone(id).catch(() => {}), DELAY)
    return () => clearTimeout(timer)
  }, [id])
}
