import { useEffect, useState } from 'react'

/** Milliseconds before each retry. After the last one, it retries only when the network returns. */
const RETRY_AFTER = [4_000, 15_000, 60_000]

export function usePicture(src: string | null | undefined) {
  const [last, setLast] = useState({ src, failures: 0, failed: false })
  const { failures, failed } = last.src === src ? last : { failures: 0, failed: false }

  useEffect(() => {
    if (!failed) return undefined
    const retry = () => setLast({ src, failures, failed: false })
    const delay = RETRY_AFTER[failures - 1]
    const timer = delay && setTimeout(retry, delay)
    window.addEventListener('online', retry)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', retry)
    }
  }, [src, failures, failed])

  return { failed, onError: () => setLast({ src, failures: failures + 1, failed: true }) }
}
