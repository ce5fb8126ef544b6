import { CSPProvider } from '@base-ui/react/csp-provider'
import { DirectionProvider } from '@base-ui/react/direction-provider'
import type { ReactNode } from 'react'

/**
 * Without style elements, which our policy refuses; directions follow the page. Not at the root, so that only users of
 * such a part fetch it.
 */
export function BaseProvider({ children }: { children: ReactNode }) {
  return (
    <CSPProvider disableStyleElements>
      <DirectionProvider direction={document.dir === 'rtl' ? 'rtl' : 'ltr'}>{children}</DirectionProvider>
    </CSPProvider>
  )
}
