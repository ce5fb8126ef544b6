import { CSPProvider } from '@base-ui/react/csp-provider'
import { DirectionProvider } from '@base-ui/react/direction-provider'
import type { ReactNode } from 'react'

/**
 * Disables style elements, which our content security policy refuses, and passes on the page's direction. It is not at
 * the root, so that only pages with such a component load the library.
 */
export function BaseProvider({ children }: { children: ReactNode }) {
  return (
    <CSPProvider disableStyleElements>
      <DirectionProvider direction={document.dir === 'rtl' ? 'rtl' : 'ltr'}>{children}</DirectionProvider>
    </CSPProvider>
  )
}
