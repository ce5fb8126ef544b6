import { useEffect, useRef, useState } from 'react'

/** Always the same function, which calls the latest one: what gets it is not drawn again for it. Not to be called while drawing. */
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
