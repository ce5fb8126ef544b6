import { useEffect, useState } from 'react'

/**
 * False until what surrounds it has been painted. A frame and what it holds are drawn in two breaths, so that a slow
 * phone answers a touch in between.
 */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setIsPainted(true))
    return () => clearTimeout(timer)
  }, [])

  return isPainted
}
