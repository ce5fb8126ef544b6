import { useEffect, useState } from 'react'

/** Computed from the clock, because timers stop while a phone is locked. */
export function useCountdown(seconds: number) {
  const [until, setUntil] = useState(() => Date.now() + seconds * 1000)
  const [now, setNow] = useState(Date.now)
  const left = Math.max(0, Math.ceil((until - now) / 1000))
  const counting = left > 0

  useEffect(() => {
    if (!counting) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [counting])

  function start(next: number) {
    setNow(Date.now())
    setUntil(Date.now() + next * 1000)
  }

  return [left, start] as const
}
