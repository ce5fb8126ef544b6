import { WifiOff } from 'lucide-react'
import { Banner } from '../../ui/banner.tsx'
import { useConnectionNotice } from './use-connection-notice.ts'

const LOST = 'Reconnecting... New messages and likes may arrive late.'

/** On small screens, above every screen: the connection is lost, or is back. */
export function ConnectionLine() {
  const notice = useConnectionNotice()
  return (
    <div role="status">
      {notice === 'lost' && (
        <p className="flex items-center justify-center gap-2 bg-sand px-4 py-2 text-sm">
          <WifiOff size={16} aria-hidden="true" />
          {LOST}
        </p>
      )}
    </div>
  )
}

/** The same in the sidebar of large screens. */
export function ConnectionBanner() {
  const notice = useConnectionNotice()
  if (!notice) return null
  return notice === 'lost' ? (
    <Banner tone="error">{LOST}</Banner>
  ) : (
    <Banner tone="success">You’re back online.</Banner>
  )
}
