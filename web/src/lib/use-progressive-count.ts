import { useEffect, useState } from 'react'

/** As many cards as a slow phone draws in one frame. */
const CARDS = 3

/**
 * How many items of a list to draw so far: when it has loaded, the first ones at once and the rest a few at a time, so
 * that a slow phone stays responsive. A list that is cached is drawn completely: after Back, the page returns to its
 * scroll position at once.
 */
export function useProgressiveCount(length: number, atATime = CARDS): number {
  const [drawn, setDrawn] = useState(length || atATime)

  if (length === 0 && drawn > atATime) setDrawn(atATime) // the next list starts again

  useEffect(() => {
    if (drawn >= length) return undefined
    const timer = setTimeout(() => setDrawn(drawn + atATime))
    return () => clearTimeout(timer)
  }, [drawn, length, atATime])

  return Math.min(drawn, length)
}
