import { useEffect, useState } from 'react'

/** As many cards as a slow phone draws in one breath. */
const CARDS = 3

/**
 * How many of a list to draw by now: when it comes, the first screenful at once and the rest a few at a time, so that a
 * slow phone can be used meanwhile. A list that is there from the start is drawn whole: after Back, the page returns to
 * its place at once.
 */
export function useProgressiveCount(length: number, atATime = CARDS): number {
  const [drawn, setDrawn] = useState(length || atATime)

  if (length === 0 && drawn > atATime) setDrawn(atATime) // the next list begins anew

  useEffect(() => {
    if (drawn >= length) return undefined
    const timer = setTimeout(() => setDrawn(drawn + atATime))
    return () => clearTimeout(timer)
  }, [drawn, length, atATime])

  return Math.min(drawn, length)
}
