import { startTransition, useEffect, useState } from 'react'

/** False until the layout has been painted, so that a slow phone can react to a touch first. */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setIsPainted(true)))
    return () => clearTimeout(timer)
  }, [])

  return isPainted
}
