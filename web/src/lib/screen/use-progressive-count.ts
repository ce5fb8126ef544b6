import { useEffect, useState } from 'react'

const CARDS = 1

/**
 * Draws in parts, so that a slow phone stays responsive, but a cached list at once, so that Back restores the scroll.
 */
export function useProgressiveCount(length: number, atATime = CARDS): number {
  const [drawn, setDrawn] = useState(length || atATime)

  if (length === 0 && drawn > atATime) setDrawn(atATime)

  useEffect(() => {
    if (drawn >= length) return undefined
    const timer = setTimeout(() => setDrawn(drawn + atATime))
    return () => clearTimeout(timer)
  }, [drawn, length, atATime])

  return Math.min(drawn, length)
}
