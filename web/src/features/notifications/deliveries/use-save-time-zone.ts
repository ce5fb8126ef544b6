import { useEffect } from 'react'
import { saveTimeZone } from './save-time-zone.ts'

/** Milliseconds; reading the zone is slow on some phones, so it waits until the screen is drawn. */
const DELAY = 20_000

export function useSaveTimeZone(id: string): void {
  useEffect(() => {
    // Offline, the next visit sends it.
    const timer = setTimeout(() => void saveTimeZone(id).catch(() => {}), DELAY)
    return () => clearTimeout(timer)
  }, [id])
}
