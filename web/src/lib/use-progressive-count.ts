import { useEffect, useState } from 'react'

/** A slow phone reacts to a press between two cards. */
const CARDS = 1

/**
 * How many items of a list to draw so far: when it has loaded, one after another, so that a slow phone stays responsive. A
 * list that is cached is drawn completely: after Back, the page returns to its scroll position at once.
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
