import { CSPProvider } from '@base-ui/react/csp-provider'
import { DirectionProvider } from '@base-ui/react/direction-provider'
import type { ReactNode } from 'react'

/**
 * Around every part of Base UI: no style elements, which our policy refuses, and arrow keys and sides in the direction of
 * the page. Not at the root, so that only those who open such a part fetch it.
 */
export function BaseProvider({ children }: { children: ReactNode }) {
  return (
    <CSPProvider disableStyleElements>
      <DirectionProvider direction={document.dir === 'rtl' ? 'rtl' : 'ltr'}>{children}</DirectionProvider>
    </CSPProvider>
  )
}
