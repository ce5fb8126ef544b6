import { useEffect, useState } from 'react'

/** As many as a slow phone draws in one breath. */
const AT_A_TIME = 3

/**
 * How many of a list to draw by now: when it comes, the first screenful at once and the rest a few at a time, so that a
 * slow phone can be used meanwhile. A list that is there from the start is drawn whole: after Back, the page returns to
 * its place at once.
 */
export function useGradually(length: number): number {
  const [drawn, setDrawn] = useState(length || AT_A_TIME)

  if (length === 0 && drawn > AT_A_TIME) setDrawn(AT_A_TIME) // the next list begins anew

  useEffect(() => {
    if (drawn >= length) return undefined
    const timer = setTimeout(() => setDrawn(drawn + AT_A_TIME))
    return () => clearTimeout(timer)
  }, [drawn, length])

  return Math.min(drawn, length)
}
