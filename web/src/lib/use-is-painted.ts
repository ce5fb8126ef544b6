import { useEffect, useState } from 'react'

/**
 * False until the surrounding layout has been painted. The layout and its content are drawn in two tasks, so that a slow
 * phone can react to a touch in between.
 */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setIsPainted(true))
    return () => clearTimeout(timer)
  }, [])

  return isPainted
}
