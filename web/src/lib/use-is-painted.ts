import { startTransition, useEffect, useState } from 'react'

/**
 * False until the surrounding layout has been painted. The layout is drawn in one task and its content in several, so that
 * a slow phone can react to a touch in between.
 */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setIsPainted(true)))
    return () => clearTimeout(timer)
  }, [])

  return isPainted
}
