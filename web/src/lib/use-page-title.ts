import { BRAND } from '@ndoa/contract/brand'
import { useEffect } from 'react'

/** The name of the screen in the browser's tab: "Messages · Ndoa". */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${BRAND}`
  }, [title])
}
