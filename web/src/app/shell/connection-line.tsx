import { WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useRealtimeStatus } from '../../lib/use-realtime.ts'

/** A short gap is nobody's concern; milliseconds. */
const SHOWN_AFTER = 4_000

/** Says when news does not arrive by itself, and that it will again. */
export function ConnectionLine() {
  const isOpen = useRealtimeStatus() === 'open'
  const [isLong, setIsLong] = useState(false)

  useEffect(() => {
    if (isOpen) return undefined
    const timer = setTimeout(() => setIsLong(true), SHOWN_AFTER)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [isOpen])

  return (
    <div role="status">
      {isLong && !isOpen && (
        <p className="flex items-center justify-center gap-2 bg-sand px-4 py-2 text-sm">
          <WifiOff size={16} aria-hidden="true" />
          Reconnecting... New messages and likes may arrive late.
        </p>
      )}
    </div>
  )
}
