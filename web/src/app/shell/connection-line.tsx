import { WifiOff } from 'lucide-react'
import { Banner } from '../../ui/banner.tsx'
import { useConnectionNotice } from './use-connection-notice.ts'

const LOST = 'Reconnecting... New messages and likes may arrive late.'

/** On small screens, above every screen: news does not arrive by itself, and will again. */
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

/** The same in the sidebar of large screens, where there is room to say that all is well again. */
export function ConnectionBanner() {
  const notice = useConnectionNotice()
  if (!notice) return null
  return notice === 'lost' ? (
    <Banner tone="error">{LOST}</Banner>
  ) : (
    <Banner tone="success">You’re back online.</Banner>
  )
}
