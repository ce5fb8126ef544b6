import { useEffect, useRef, useState } from 'react'

/**
 * A stable function that calls the latest `call`, so that its receivers do not render again. Do not call it while
 * rendering.
 */
export function useStable<Args extends unknown[]>(call: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(call)
  useEffect(() => {
    latest.current = call
  })
  return useState(
    () =>
      (...args: Args) =>
        latest.current(...args),
  )[0]
}
